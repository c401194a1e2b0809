/** My name and how I like things shown; kept in local storage. */
import { isRecord, isText, readStored, store } from "./storage";

/** How fast the turns of others are shown: to be read, quickly, or not at all. */
export const PACES = ["read", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  cover: boolean;
  pace: Pace;
  /** After each turn of another the table waits until one goes on. */
  waits: boolean;
}

const NAME = "gugong.name";
const SETTINGS = "gugong.settings";
const USUAL: Settings = { theme: "auto", motion: true, sound: false, cover: false, pace: "read", waits: false };

function storedSettings(): Settings {
  const found = readStored(SETTINGS, isRecord) ?? {};
  const same = (name: keyof Settings) => typeof found[name] === typeof USUAL[name];
  const names = (Object.keys(USUAL) as (keyof Settings)[]).filter(same);
  const kept: Settings = { ...USUAL, ...Object.fromEntries(names.map((name) => [name, found[name]])) };
  return PACES.includes(kept.pace) ? kept : { ...kept, pace: USUAL.pace };
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

  /** Put theme and motion on the page. */
  show(): void {
    const root = document.documentElement;
    if (this.settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.settings.theme;
    root.classList.toggle("still", !this.settings.motion);
  }
}

export const preferences = new Preferences();

/** Whether pieces should move at all: the switch, and what the system asks for. */
export function isMotionOn(): boolean {
  return preferences.settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
