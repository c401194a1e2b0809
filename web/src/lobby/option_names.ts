/** The options of a game in words, for whoever chooses among them. */
import { LOCATIONS } from "../wire/vocabulary";
import { hasMessage, t } from "../i18n/messages.svelte";

/** A few values with their names and, where there is one, a sentence about each. */
export function worded<T extends string>(subject: string, values: readonly T[]): { value: T; label: string; about?: string }[] {
  return values.map((value) => {
    const id = `lobby-${subject}-${value.replaceAll("_", "-")}`;
    return { value, label: t(id), ...(hasMessage(`${id}-about`) ? { about: t(`${id}-about`) } : {}) };
  });
}

/** The numbers from one to another. */
export function counted(from: number, to: number): { value: number; label: string }[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, label: String(from + i) }));
}

/** Where Meng's focus may lie. */
export function focuses(): { value: string; label: string }[] {
  return [
    { value: "any", label: t("lobby-focus-any") },
    ...LOCATIONS.map((location) => ({ value: location, label: t(`location-${location}`) })),
  ];
}
