/** The rules reference as data: sections and rules in the order of the terminal's, search, and links between rules. */
import { attribute, hasMessage, t } from "../i18n/messages.svelte";

/** The sections in the order in which rules are told. */
export const SECTIONS = [
  "setup",
  "game",
  "morning",
  "day",
  "exchange",
  "action",
  "swap",
  "travel",
  "trade",
  "token",
  "bonus",
  "wall",
  "benefit",
  "jade",
  "intrigue",
  "tie",
  "palace",
  "decree",
  "canal",
  "double",
  "hidden",
  "night",
  "limit",
  "final",
  "solo",
  "edition",
  "ruling",
  "house",
] as const;
export type Section = (typeof SECTIONS)[number];
const HIGHEST = 99; // numbers in a section have gaps where a rule was given up

export interface Rule {
  id: string;
  title: string;
  text: string;
}

const messageOf = (id: string): string => `rule-${id.toLowerCase()}`;

export function hasRule(id: string): boolean {
  return hasMessage(messageOf(id));
}

/** A rule by its id; null if there is none. Its messages must be loaded. */
export function ruleOf(id: string): Rule | null {
  if (!hasRule(id)) return null;
  return { id, title: attribute(messageOf(id), "title"), text: t(messageOf(id)).split(/\s+/).join(" ") };
}

/** The rules of a section; its messages must be loaded. */
export function rulesOf(section: Section): Rule[] {
  const ids = Array.from({ length: HIGHEST }, (_, i) => `${section.toUpperCase()}-${i + 1}`);
  return ids.map(ruleOf).filter((rule) => rule !== null);
}

export function sectionTitle(section: Section): string {
  return t(`rules-section-${section}`);
}

/** How words are compared: without case and accents, whatever the language. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether a rule has all the words that are sought, in its id, title or text. */
export function isFound(rule: Rule, words: string[]): boolean {
  const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
  return words.every((word) => text.includes(word));
}

/** A stretch of a rule's text: plain, found by the search, or the id of another rule. */
export interface Stretch {
  text: string;
  rule?: string;
  found?: boolean;
}

function linked(text: string): Stretch[] {
  return text
    .split(/\b([A-Z]+-\d+)\b/)
    .filter(Boolean)
    .map((part) => (/^[A-Z]+-\d+$/.test(part) && hasRule(part) ? { text: part, rule: part } : { text: part }));
}

/** The places of the words in a text, without overlap. Comparing letter by letter keeps places true under accents. */
function placesOf(text: string, words: string[]): [number, number][] {
  const letters = [...text].map(plain);
  const starts: number[] = [];
  let whole = "";
  for (const letter of letters) {
    starts.push(whole.length);
    whole += letter;
  }
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      const from = starts.findLastIndex((start) => start <= at);
      const to = starts.findLastIndex((start) => start < at + word.length) + 1;
      found.push([from, to]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  return found.filter(([from], i) => found.slice(0, i).every(([, end]) => end <= from));
}

function marked(stretch: Stretch, words: string[]): Stretch[] {
  const letters = [...stretch.text];
  const link = stretch.rule ? { rule: stretch.rule } : {};
  const parts: Stretch[] = [];
  let at = 0;
  const add = (to: number, found: boolean) => {
    const text = letters.slice(at, to).join("");
    if (text) parts.push({ text, ...link, ...(found ? { found } : {}) });
    at = to;
  };
  for (const [from, to] of placesOf(stretch.text, words)) {
    add(from, false);
    add(to, true);
  }
  add(letters.length, false);
  return parts;
}

/** A text in stretches, with links to other rules and the words that were sought. */
export function stretches(text: string, words: string[] = []): Stretch[] {
  return linked(text).flatMap((stretch) => marked(stretch, words));
}
