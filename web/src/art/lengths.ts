/** A size as it is drawn: in a drawing in its own units; in text in sixteenths of the text's size, so that it grows with it. */
export function lengthAt(x: number | undefined, size: number | string): number | string {
  return x === undefined && typeof size === "number" ? `${size / 16}rem` : size;
}
