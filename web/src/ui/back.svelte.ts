/** What a component shows for a while, and the back button closes. */
import { closeOnBack } from "../browser/back_button";

/** While something is open, the back button closes it; for as long as the component lives. */
export function closesOnBack(isOpen: () => boolean, close: () => void): void {
  const isNow = $derived(isOpen());
  $effect(() => (isNow ? closeOnBack(close) : undefined));
}
