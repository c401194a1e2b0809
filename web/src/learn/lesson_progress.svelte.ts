/** How the lesson goes on: which part, which step, what the teacher thinks of a choice; kept while the tab is open. */
import { myGames } from "../browser/my_games.svelte";
import { preferences } from "../browser/preferences.svelte";
import { t } from "../i18n/messages.svelte";
import { api } from "../net/api";
import type { Option } from "../wire";
import { GuidedTable } from "./guided_table.svelte";
import { isWanted, loadScene, type LessonScene, SCENES, spotsAt, stepsAt } from "./lesson_scenes";

const KEPT = "gugong.lesson";
const PRAISES = 4;

/** The table of a part, so that coming back does not need a new one. */
interface Kept {
  part: number;
  table: string;
  key: string;
}

function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Where nothing may be kept, coming back begins the part anew. */
function keepTable(made: Kept | null): void {
  try {
    if (made) sessionStorage.setItem(KEPT, JSON.stringify(made));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Forbidden or full.
  }
}

export class LessonProgress {
  part = $state(0);
  step = $state(0);
  scene = $state.raw<LessonScene | null>(null);
  table = $state.raw<GuidedTable | null>(null);
  /** Why there is no table, in words. */
  trouble = $state<string | null>(null);
  /** Whether the last choice was another one than asked for. */
  strayed = $state(false);
  praise = $state("");
  #opening = 0;

  readonly current = $derived(this.scene?.steps[this.step]);
  readonly spots = $derived(spotsAt(this.current));
  readonly isLast = $derived(this.part === SCENES.length - 1);
  readonly isEnd = $derived(this.scene !== null && this.step === this.scene.steps.length - 1);

  /** The part that was open in this tab, or the first. */
  begin(): Promise<void> {
    return this.open(kept()?.part ?? 0);
  }

  /** Open a part at its table, a new one if need be. */
  async open(part: number): Promise<void> {
    const opening = ++this.#opening;
    this.end();
    this.part = part;
    this.trouble = null;
    this.scene = null;
    try {
      const scene = await loadScene(part);
      const found = kept();
      const made = found?.part === part ? found : await this.#make(part, scene);
      if (opening !== this.#opening) return;
      this.scene = scene;
      this.table = this.#sit(made);
      this.#show(0);
    } catch (fault) {
      if (opening === this.#opening) this.trouble = fault instanceof Error ? fault.message : t("web-fault");
    }
  }

  /** The next thing to say, or the next part. */
  goOn(): void {
    if (!this.scene) return;
    if (!this.isEnd) this.#show(this.step + 1);
    else if (!this.isLast) void this.open(this.part + 1);
  }

  /** The step before; a choice in between is taken back. */
  back(): void {
    if (!this.scene || !this.table) return;
    const [first] = stepsAt(this.scene.steps, this.table.moment);
    if (this.step > first) this.#show(this.step - 1);
    else if (this.table.moment > 0) this.table.takeBack(this.table.moment - 1);
  }

  repeat(): void {
    if (this.table && this.table.moment > 0) this.table.takeBack(0);
    this.#show(0);
  }

  /** Follow the table: what was chosen brings the next step, what was taken back an earlier one. */
  follow(): void {
    if (!this.scene || !this.table?.view || this.table.playback.isBusy || this.table.isWaiting) return;
    const [first, last] = stepsAt(this.scene.steps, this.table.moment);
    if (this.step < first) {
      this.#show(first);
      this.praise = t(`lesson-praise-${1 + (first % PRAISES)}`);
    } else if (this.step > last) this.#show(last);
  }

  /** A table that is gone is laid anew. */
  renew(): Promise<void> {
    keepTable(null);
    return this.open(this.part);
  }

  end(): void {
    this.table?.end();
    this.table = null;
  }

  #show(step: number): void {
    this.step = step;
    this.strayed = false;
    this.praise = "";
  }

  async #make(part: number, scene: LessonScene): Promise<Kept> {
    const { table, key } = await api.studySave(preferences.name || t("seat-red"), JSON.stringify(scene.save));
    const made = { part, table, key };
    keepTable(made);
    return made;
  }

  /** The lesson's tables are not among my games. */
  #sit({ table: id, key }: Kept): GuidedTable {
    myGames.remember(id, { key });
    const table = new GuidedTable(id);
    myGames.forget(id);
    table.mayPlay = (option) => this.#look(option);
    return table;
  }

  /** Only what the next choice asks for is played; the rest is possible, but not now. */
  #look(option: Option): boolean {
    if (!this.scene || !this.table) return false;
    const [, last] = stepsAt(this.scene.steps, this.table.moment);
    const choice = this.scene.steps[last]?.choose;
    const fits = choice !== undefined && isWanted(option, choice);
    if (fits) this.step = last;
    this.strayed = !fits;
    return fits;
  }
}
