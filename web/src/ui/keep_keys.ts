/** Keys pressed in a dialog are not meant for the table behind it. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export const keepKeys: Attachment<HTMLElement> = (element) => on(element, "keydown", (event) => event.stopPropagation());
