/** My name and how I like things shown; kept in local storage. */
import { isRecord, isText, readStored, store } from "./storage";

/** How fast the turns of others are shown: to be read, quickly, or not at all. */
export const PACES = ["read", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How large everything is written. */
export const TEXT_SIZES = ["normal", "large", "larger"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  cover: boolean;
  pace: Pace;
  /** After each turn of another the table waits until one goes on. */
  waits: boolean;
  /** Things explain themselves when they are pointed at; if not, after a click, and where Tab goes to everything. */
  tips: boolean;
  /** Tab goes to each area of the table, too, and the arrow keys from there to everything in it. */
  explores: boolean;
  /** Single letters and digits choose and open things. */
  shortcuts: boolean;
  text: TextSize;
  /** What spectators say is shown to me when I play. */
  spectators: boolean;
  /** It was said how things are explained on a touch screen. */
  touchTold: boolean;
}

const NAME = "gugong.name";
const SETTINGS = "gugong.settings";
const USUAL: Settings = {
  theme: "auto",
  motion: true,
  sound: false,
  cover: false,
  pace: "read",
  waits: false,
  tips: true,
  explores: false,
  shortcuts: true,
  text: "normal",
  spectators: true,
  touchTold: false,
};

function storedSettings(): Settings {
  const found = readStored(SETTINGS, isRecord) ?? {};
  const same = (name: keyof Settings) => typeof found[name] === typeof USUAL[name];
  const names = (Object.keys(USUAL) as (keyof Settings)[]).filter(same);
  const kept: Settings = { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
  const pace = PACES.includes(kept.pace) ? kept.pace : USUAL.pace;
  const text = TEXT_SIZES.includes(kept.text) ? kept.text : USUAL.text;
  return { ...kept, pace, text };
}

/** The bar of the window has the colour of the page: index.html names one for each theme. */
function showBarColour(theme: Settings["theme"]): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset["of"];
    if (theme === "auto") meta.media = `(prefers-color-scheme: ${of})`;
    else meta.media = theme === of ? "all" : "not all";
  }
}

class Preferences {
  name = $state(readStored(NAME, isText) ?? "");
  settings = $state<Settings>(storedSettings());

  rename(name: string): void {
    this.name = name.trim();
    store(NAME, this.name);
  }

  change(wish: Partial<Settings>): void {
    Object.assign(this.settings, wish);
    store(SETTINGS, this.settings);
    this.show();
  }

  /** Put theme, motion and the size of text on the page. */
  show(): void {
    const root = document.documentElement;
    if (this.settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.settings.theme;
    root.classList.toggle("still", !this.settings.motion);
    root.dataset["text"] = this.settings.text;
    showBarColour(this.settings.theme);
  }
}

export const preferences = new Preferences();

/** Whether pieces should move at all: the switch, and what the system asks for. */
export function isMotionOn(): boolean {
  return preferences.settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
