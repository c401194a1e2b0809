/** A table with a teacher: one sits on the red seat only, and choices are looked at before they are made. */
import { mine } from "../lib/mine.svelte";
import { t } from "../lib/words.svelte";
import { TableState } from "../table/state.svelte";
import type { Decision, Option } from "../wire";
import { YOU } from "./scenes";

export class Guided extends TableState {
  /** Whether a choice may be made now. */
  mayPlay: (option: Option) => boolean = () => true;

  override get mySeats(): number[] {
    return [YOU];
  }

  override get myDecision(): Decision | null {
    const asked = super.myDecision;
    return asked?.seat === YOU ? asked : null;
  }

  override name = (seat: number): string => (seat === YOU ? mine.name || t("seat-red") : t("lesson-neighbour"));

  override play(action: number): void {
    const option = this.decision?.options?.find((one) => one.id === action);
    if (option && this.mayPlay(option)) super.play(action);
  }
}
