/** The few strokes all icons are drawn with, on a grid of 24 by 24: ink is the colour of the text around. */
export type Colour = "jade" | "gold" | "cinnabar" | "lapis" | "paper-raised";

/** A line of the brush. */
export const line = (d: string, width?: number): string =>
  `<path d="${d}"${width ? ` stroke-width="${width}"` : ""}/>`;

/** A surface of full ink; holes are cut where paths overlap. */
export const ink = (d: string): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd" stroke="none"/>`;

/** A surface of colour without a line. */
export const wash = (d: string, colour: Colour): string =>
  `<path d="${d}" fill="var(--${colour})" fill-rule="evenodd" stroke="none"/>`;

/** A drawing made smaller, its corner at x, y. */
export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${(1.7 / scale).toFixed(1)}">${body}</g>`;

/** A number or sign, its middle at x, on the base line y. */
export const sign = (text: string, x: number, y: number, size: number, colour = "currentColor"): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" font-family="var(--sans)" text-anchor="middle" ` +
  `fill="${colour}" stroke="none">${text}</text>`;

/** A path of a disc. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
