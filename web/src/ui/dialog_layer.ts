/** An open dialog lies above everything else in the page: what is opened out of it has to lie in it. */
import type { Attachment } from "svelte/attachments";

/** Attach to what floats: it lies in the dialog that its opener is in, or where it was. */
export function inDialogOf(opener: () => Element | null | undefined): Attachment<Element> {
  let home: Element | null = null;
  return (element) => {
    home ??= element.parentElement;
    const host = opener()?.closest("dialog") ?? home;
    if (host && host !== element.parentElement) host.append(element);
  };
}
