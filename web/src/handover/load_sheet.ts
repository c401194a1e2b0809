/** The sheet for another device is loaded only when somebody asks for it. */
import type { Component } from "svelte";
import { t } from "../i18n/messages.svelte";

export type HandoverSheet = Component<{ table?: string | null; onclose: () => void }>;

/** The sheet; fails in words for the reader while the server cannot be reached. */
export async function loadSheet(): Promise<HandoverSheet> {
  try {
    return (await import("./HandoverSheet.svelte")).default;
  } catch {
    throw new Error(t("web-unreachable"));
  }
}
