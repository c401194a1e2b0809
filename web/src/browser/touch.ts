/** Screens that are touched, where nothing can be pointed at and there are no keys: there is no use in telling of them. */

const TOUCH_ONLY = "(hover: none) and (pointer: coarse)";

export function isTouchOnly(): boolean {
  return matchMedia(TOUCH_ONLY).matches;
}
