/** Messages in the language of the reader: the same Fluent files that the terminal uses, loaded a language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { tellServiceWorker } from "../browser/service_worker";
import { isText, readStored, store } from "../browser/storage";

export const LANGUAGES = ["en", "de", "fr", "nl", "pl", "tr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  pl: "Polski",
  tr: "Türkçe",
};
const STORED_AS = "gugong.language";

// The terminal's own subjects stay with the terminal; the rules are loaded by whoever shows them.
const FILES = import.meta.glob<string>(
  [
    "../../../src/gugong/i18n/locales/*/*.ftl",
    "!../../../src/gugong/i18n/locales/*/{admin,analysis,arena,bench,cli,notices,simulate,rules,lesson}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const LATER = import.meta.glob<string>("../../../src/gugong/i18n/locales/*/{rules,lesson}.ftl", {
  query: "?raw",
  import: "default",
});

export type MessageArgs = Record<string, FluentVariable>;

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

/** The language that is shown now. */
export function currentLanguage(): Language {
  return language;
}

/** The first language of the reader's that there are messages for. */
export function preferredLanguage(): Language {
  const wish = readStored(STORED_AS, isText);
  const wishes = [...(wish ? [wish] : []), ...navigator.languages];
  for (const one of wishes) {
    const found = LANGUAGES.find((name) => one.toLowerCase().startsWith(name));
    if (found) return found;
  }
  return "en";
}

async function read(files: Record<string, () => Promise<string>>, wanted: Language): Promise<FluentResource[]> {
  const paths = Object.keys(files).filter((path) => path.includes(`/locales/${wanted}/`));
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  return texts.map((text) => new FluentResource(text));
}

/** Show everything in a language from now on; `forGood` remembers the wish. */
export async function setLanguage(wanted: Language, forGood = false): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const resource of await read(FILES, wanted)) made.addResource(resource);
  bundle = made;
  language = wanted;
  if (forGood) store(STORED_AS, wanted);
  document.documentElement.lang = wanted;
  tellServiceWorker({ type: "language", language: wanted });
}

/** Speak a language when the page is loaded next. */
export function setLanguageOnReload(wanted: Language): void {
  store(STORED_AS, wanted);
}

/** Add the rules and the lesson to the messages; whoever needs them waits for this. */
export async function loadRules(): Promise<void> {
  const of = bundle;
  if (of.hasMessage("rule-setup-1")) return;
  for (const resource of await read(LATER, language)) of.addResource(resource);
  // A bundle is compared by identity: make everything that reads it look again.
  bundle = Object.assign(Object.create(Object.getPrototypeOf(of) as object), of) as FluentBundle;
}

/** Whether there is such a message. */
export function hasMessage(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A message with its arguments; an unknown one shows its id, so that tests find it. */
export function t(id: string, args: MessageArgs = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

/** A message in another form, such as `short`: an attribute of it, or the message itself where it has no such form. */
export function inForm(form: string | null, id: string, args: MessageArgs = {}): string {
  return (form && attribute(id, form, args)) || t(id, args);
}

/** A sentence that begins with a capital letter, as the language has it. */
export function capitalized(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}

/** An attribute of a message, such as the title of a rule. */
export function attribute(id: string, name: string, args: MessageArgs = {}): string {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, args) : "";
}

/** Several words in a row, as the language does it. */
export function joinList(words: string[]): string {
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(words);
}
