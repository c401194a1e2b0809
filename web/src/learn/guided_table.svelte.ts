/** A table with a teacher: one sits on the red seat only, and choices are looked at before they are made. */
import { preferences } from "../browser/preferences.svelte";
import { TableState } from "../game/table_state.svelte";
import { t } from "../i18n/messages.svelte";
import type { OpenDecision, Option } from "../wire";
import { YOU } from "./lesson_scenes";

export class GuidedTable extends TableState {
  /** Whether a choice may be made now. */
  mayPlay: (option: Option) => boolean = () => true;

  override get mySeats(): number[] {
    return [YOU];
  }

  override get myDecision(): OpenDecision | null {
    const asked = super.myDecision;
    return asked?.seat === YOU ? asked : null;
  }

  override name = (seat: number): string => (seat === YOU ? preferences.name || t("seat-red") : t("lesson-neighbour"));

  override play(action: number): void {
    const option = this.decision?.options?.find((one) => one.id === action);
    if (option && this.mayPlay(option)) super.play(action);
  }
}
