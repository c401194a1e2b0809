/** What somebody at the table does: pointing, choices by click and key, looking back. Drawn things know it as Choices. */
import { preferences } from "../browser/preferences.svelte";
import { t } from "../i18n/messages.svelte";
import type { Decision, ExchangeAhead, GameEvent, OpenDecision, Option } from "../wire";
import { type BoardId, ids, parseId } from "./board_ids";
import type { Box } from "./box";
import { type Changes, changesBetween, NO_CHANGES } from "./story/changes";
import { readFilm, readMoment } from "./story/filmed_moments";
import type { Choices, Target } from "./choices.svelte";
import { placesOf } from "./story/event_places";
import { framesOf, momentToReplayFrom } from "./story/film";
import { exchangesAhead, type StandAhead, standAhead } from "./foresight";
import type { Scene } from "./scene";
import type { TableState } from "./table_state.svelte";
import { spotTargets } from "./spot_targets";
import { anchorOf, isRefusal, keysOf, spotsOf } from "./targets";
import { turnBegan } from "./story/turns";
import { type Tray, trayOf } from "./tray";

export interface PastMoment extends Scene {
  moment: number;
  last: number;
  decision: Decision | null;
}

/** A thing on the table, and where it is drawn. */
export interface Pointed {
  id: string;
  at: Element;
  /** One of the answers in a list, where that is meant and no spot. */
  option?: Option;
}

export class Interaction implements Choices {
  /** What is pointed at, for whoever explains it. */
  pointed = $state.raw<Pointed | null>(null);
  /** What stays explained until somebody clicks elsewhere. */
  pinned = $state.raw<Pointed | null>(null);
  /** The option that is pointed at in a list; its spots are hinted. */
  hinted = $state.raw<Option | null>(null);
  /** Spots that somebody else points out, as the lesson does. */
  highlighted = $state.raw<string[]>([]);
  /** Spots that the line of the log which is pointed at tells of. */
  lit = $state.raw<BoardId[]>([]);
  /** A spot with several options: they are asked there. */
  asking = $state<string | null>(null);
  /** An option that gives something up and is to be confirmed. */
  armed = $state<number | null>(null);
  /** What had the focus when the last choice was made there by Enter or Space; null after a click. */
  keyedAt: Element | null = null;
  /** An earlier moment that is looked at. */
  pastMoment = $state.raw<PastMoment | null>(null);
  /** Somebody else may still sit before the screen: what I could choose would tell them my hand. */
  isCovered = $state(false);

  readonly scene = $derived.by((): Scene | null => this.pastMoment ?? this.state.playback.scene);
  /** What I am asked now; nothing while pieces move, while I look back, or while my hand is covered. */
  readonly decision = $derived.by((): OpenDecision | null => {
    if (this.pastMoment || this.isCovered || this.state.playback.isBusy || this.state.isWaiting) return null;
    return this.state.myDecision;
  });
  /** Whose turn is shown, or who is asked when all has been shown; nobody at night or after the end. */
  readonly actingSeat = $derived.by((): number | null => {
    if (this.pastMoment) return this.pastMoment.decision?.seat ?? null;
    const view = this.scene?.view;
    if (!view || view.over || this.state.playback.page) return null;
    if (!this.state.playback.isBusy) return this.state.decision?.seat ?? null;
    return view.phase === "day" ? view.turn : null;
  });
  readonly anchor = $derived.by((): string | null => {
    if (this.asking) return this.asking;
    return this.decision && this.scene ? anchorOf(this.decision, this.scene.view) : null;
  });
  /** The options that no place on the table answers; or those of the place that asks. */
  readonly buttons = $derived.by((): Option[] => {
    const decision = this.decision;
    const options = decision?.options ?? [];
    const at = (option: Option) => (decision ? spotsOf(option, decision.seat) : []);
    const asking = this.asking;
    const found = options.filter((option) => (asking ? at(option).includes(asking) : at(option).length === 0));
    return [...found.filter((option) => !isRefusal(option)), ...found.filter(isRefusal)];
  });
  /** Whether there is more to answer by buttons than no. */
  readonly asksThere = $derived(this.buttons.some((option) => !isRefusal(option)));
  /** What a small screen has in its tray. */
  readonly tray = $derived.by((): Tray => {
    const hand = this.scene?.own[this.seat]?.hand ?? [];
    return this.asking ? { kind: "answers", answers: this.buttons, trades: [] } : trayOf(this.decision, hand);
  });
  readonly keys = $derived(this.decision && preferences.settings.shortcuts ? keysOf(this.decision) : new Map<string, Option>());
  readonly #targets = $derived.by((): Map<string, Target> => this.#makeTargets());
  /** After a choice the pointer lies where it happened to be. */
  #ignoresPointer = false;
  #wantedCard: string | null = null;
  #lookingUp: AbortController | null = null;

  constructor(
    readonly state: TableState,
    readonly box: Box,
  ) {}

  /** The seat that I look at the table from. */
  readonly seat = $derived.by((): number => {
    const asked = this.state.decision?.seat;
    const seats = this.state.mySeats;
    if (asked !== undefined && seats.includes(asked)) return asked;
    return seats[0] ?? 0;
  });

  target(id: string): Target | undefined {
    return this.#targets.get(id);
  }

  choose(id: string): void {
    if (this.state.playback.isBusy) {
      this.state.playback.skip();
      return;
    }
    const target = this.target(id);
    if (target?.act) target.act();
    const legal = target?.options.filter((option) => option.legal) ?? [];
    const [only] = legal;
    if (legal.length === 1 && only) this.pick(only);
    else if (legal.length > 1) {
      this.#noteKeyboard();
      this.asking = id;
    }
  }

  point(id: string | null, at?: Element): void {
    if (this.#ignoresPointer && at && at !== document.activeElement) return;
    this.pointed = id && at ? { id, at } : null;
  }

  /** Keep a thing explained; the same thing once more lets it go. */
  pin(id: string, at: Element): void {
    this.pinned = this.pinned?.id === id ? null : { id, at };
  }

  /** Keep an answer in a list explained: what it is about, what it costs and gives. */
  pinOption(option: Option, at: Element): void {
    const [spot] = spotsOf(option, this.decision?.seat ?? 0);
    this.pinned = { id: spot ?? ids.verb(option.verb), at, option };
  }

  /** The pointer moves again: only then does it mean what it lies on. A finger means nothing until it is held. */
  pointerMoved(event: PointerEvent): void {
    if (!this.#ignoresPointer) return;
    this.#ignoresPointer = false;
    const at = event.target instanceof Element ? event.target.closest("[data-anchor]") : null;
    if (at && event.pointerType !== "touch") this.point(at.getAttribute("data-anchor"), at);
  }

  explains(): boolean {
    return preferences.settings.explores;
  }

  hint(option: Option | null): void {
    this.hinted = option;
  }

  /** The card that the question is about. */
  readonly #cardInQuestion = $derived.by((): BoardId | null => {
    const args = (this.pastMoment?.decision ?? this.decision)?.args;
    return args && "card" in args ? ids.card(args.card) : null;
  });

  isHinted(id: string): boolean {
    if (this.highlighted.includes(id) || this.lit.includes(id) || id === this.#cardInQuestion) return true;
    const decision = this.pastMoment?.decision ?? this.state.decision;
    return this.hinted !== null && decision !== null && spotsOf(this.hinted, decision.seat).includes(id);
  }

  /** Whether somebody points an option out, by itself or by its spot. */
  isPointedOut(option: Option): boolean {
    const seat = this.decision?.seat ?? 0;
    return [ids.verb(option.verb), ...spotsOf(option, seat)].some((id) => this.highlighted.includes(id));
  }

  /** What exchanges would bring, by location: of the card that is chosen, or of the one that is pointed at. */
  readonly #exchanges = $derived.by((): Map<string, ExchangeAhead> => {
    const pointed = this.pointed ? parseId(this.pointed.id) : null;
    const card = this.hinted?.verb === "play_card" ? this.hinted.args.card : pointed?.kind === "card" ? pointed.card : null;
    return exchangesAhead(this.decision, card);
  });

  ahead(id: string): StandAhead | undefined {
    const thing = this.#exchanges.size ? parseId(id) : null;
    const exchange = thing?.kind === "stand" ? this.#exchanges.get(thing.location) : undefined;
    return exchange && standAhead(exchange);
  }

  /** What has changed since I last chose something; nothing while I look back. */
  readonly #changes = $derived.by((): Changes => {
    const { since, shownStory, mySeats } = this.state;
    if (!since || !this.scene || this.pastMoment || !mySeats.length) return NO_CHANGES;
    return changesBetween(since, this.scene, shownStory, mySeats);
  });

  change(id: string): "moved" | "used" | null {
    if (this.#changes.stand === id) return "used";
    return this.#changes.marks.has(id) ? "moved" : null;
  }

  gained(seat: number): number {
    return this.#changes.points[seat] ?? 0;
  }

  /** The last event that tells of what is pointed at. */
  readonly pointedEvent = $derived.by((): GameEvent | null => {
    const id = this.pointed?.id;
    if (!id) return null;
    for (const { events } of this.state.shownStory.toReversed()) {
      const found = events.findLast((event) => placesOf(event).includes(id));
      if (found) return found;
    }
    return null;
  });

  /** Who comes back to a table sees what has changed since they were here. */
  async recallChanges(): Promise<void> {
    const from = this.replayFrom;
    if (this.state.since || from === null) return;
    try {
      const film = await readFilm(this.state.id, from, this.state.entrance);
      this.state.since ??= { view: film.view, own: film.own };
    } catch {
      // Without it nothing is marked.
    }
  }

  /** Choose an option; what gives something up among people is asked twice, since they may not agree to take it back. */
  pick(option: Option): void {
    if (!option.legal || this.state.isWaiting) return;
    if (isRefusal(option) && this.#isFinal() && this.armed !== option.id) {
      this.armed = option.id;
      return;
    }
    this.#noteKeyboard();
    this.clear();
    this.#ignoresPointer = true;
    if (this.decision?.kind !== "card") this.state.since = this.scene; // a card that is only chosen may be put back
    this.state.play(option.id);
  }

  #noteKeyboard(): void {
    const focused = document.activeElement;
    this.keyedAt = focused?.matches(":focus-visible") ? focused : null;
  }

  clear(): void {
    this.armed = null;
    this.asking = null;
    this.hinted = null;
    this.pointed = null;
    this.pinned = null;
  }

  undo(): void {
    if (this.state.undo && !this.pastMoment) this.state.takeBack();
  }

  /** The moment at which my turn began, if I have chosen something since and may take it back. */
  readonly turnBegan = $derived.by((): number | null => {
    if (this.state.undo === null) return null;
    return turnBegan(this.state.entries, this.state.mySeats, this.state.began);
  });

  restart(): void {
    if (this.turnBegan !== null && !this.pastMoment) this.state.takeBack(this.turnBegan);
  }

  /** Go to a moment of the game: an earlier one is looked at, the last one is how things are now. */
  async goTo(moment: number): Promise<void> {
    if (moment >= this.state.moment) this.showNow();
    else await this.showMoment(Math.max(0, moment));
  }

  /** Look at an earlier moment of the game. */
  async showMoment(moment: number): Promise<void> {
    this.#lookingUp?.abort();
    const asked = new AbortController();
    this.#lookingUp = asked;
    try {
      const found = await readMoment(this.state.id, moment, this.state.entrance, asked.signal);
      if (!asked.signal.aborted) this.pastMoment = found;
    } catch (fault) {
      if (!asked.signal.aborted) this.state.trouble = fault instanceof Error ? fault.message : String(fault);
    }
  }

  /** What the others did since my last choice, once more; null if they did nothing. */
  readonly replayFrom = $derived.by((): number | null => {
    return momentToReplayFrom(this.state.entries, this.state.mySeats, this.state.began);
  });

  /** Show again what has happened since my last choice. */
  async replay(): Promise<void> {
    const from = this.replayFrom;
    if (from === null) return;
    try {
      const film = await readFilm(this.state.id, from, this.state.entrance);
      const { start, frames } = framesOf(film, this.state.entries, this.state.began);
      const now = this.state.scene;
      if (now) this.state.playback.replay(start, frames, now);
    } catch (fault) {
      this.state.trouble = fault instanceof Error ? fault.message : String(fault);
    }
  }

  /** Back to how things are now. */
  showNow(): void {
    this.#lookingUp?.abort();
    this.pastMoment = null;
  }

  #isFinal(): boolean {
    const table = this.state.table;
    return table?.seats.some((seat, i) => seat.kind === "person" && !this.state.mySeats.includes(i)) ?? false;
  }

  #makeTargets(): Map<string, Target> {
    const decision = this.decision;
    if (!decision) return new Map();
    const found = spotTargets(decision, this.keys, this.box);
    for (const [spot, target] of this.#otherCards(decision)) if (!found.has(spot)) found.set(spot, target);
    return found;
  }

  /** A card that is chosen but not yet laid can be put back by a click, or exchanged for another one. */
  #otherCards(decision: OpenDecision): [string, Target][] {
    if (decision.kind !== "location" || this.state.undo !== "free") return [];
    const hand = this.scene?.own[decision.seat]?.hand ?? [];
    const chosen = decision.args.card;
    return [...new Set([...hand, chosen])].map((card) => {
      const isChosen = card === chosen;
      const act = () => {
        this.#wantedCard = isChosen ? null : card;
        this.undo();
      };
      return [ids.card(card), { options: [], legal: false, label: t(isChosen ? "web-put-back" : "web-rather"), keys: [], isAnswer: false, act }];
    });
  }

  /** After the chosen card is back in the hand, the one that is wanted instead is chosen. */
  chooseWantedCard(): void {
    const decision = this.decision;
    if (this.#wantedCard === null || decision?.kind !== "card") return;
    const option = decision.options.find((one) => one.verb === "play_card" && one.args.card === this.#wantedCard);
    this.#wantedCard = null;
    if (option) this.pick(option);
  }
}
