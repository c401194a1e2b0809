/** The shape of the window, by which the table is laid out: what fits is a matter of width and height, not of the device. */

/** wide: board beside seats and log. tablet: board above them. sideways: a low window, board beside the tray.
 *  phone: a narrow window, one thing below another. */
export const SHAPES = ["wide", "tablet", "sideways", "phone"] as const;
export type WindowShape = (typeof SHAPES)[number];

/** In rem, so that larger text gets the layout of a smaller window. */
const NARROW = 37.5;
const LOW = 34;
const UPRIGHT = 1.15; // below this ratio of width to height the board is as wide as the window

/** The shape of a window of a width and a height in rem. */
export function shapeOf(width: number, height: number): WindowShape {
  if (width < NARROW) return height >= width ? "phone" : "sideways";
  if (height < LOW) return "sideways";
  return width / height < UPRIGHT ? "tablet" : "wide";
}

/** Whether somebody writes: then a lower window means that the keyboard has come up, not that the device was turned. */
function isWriting(): boolean {
  return document.activeElement?.matches("input, textarea") ?? false;
}

/** The shape of this window. It is also put on the page, for style sheets: `data-shape`, and `data-small` where it is small. */
class Shape {
  current = $state<WindowShape>("wide");
  #width = 0;

  /** Board and tray share a small screen, and the board is shown part by part. */
  readonly isSmall = $derived(this.current === "phone" || this.current === "sideways");

  /** Follow the window from now on. */
  watch(): void {
    this.#look();
    addEventListener("resize", () => this.#look());
    // The size of the text changes with settings of the page and of the browser, and with it what fits.
    const rem = document.createElement("div");
    Object.assign(rem.style, { position: "absolute", visibility: "hidden", width: "1rem" });
    document.body.append(rem);
    new ResizeObserver(() => this.#look(true)).observe(rem);
  }

  #look(isResized = false): void {
    if (!isResized && innerWidth === this.#width && isWriting()) return;
    this.#width = innerWidth;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    this.current = shapeOf(innerWidth / rem, innerHeight / rem);
    const root = document.documentElement;
    root.dataset["shape"] = this.current;
    root.toggleAttribute("data-small", this.isSmall);
  }
}

export const windowShape = new Shape();
