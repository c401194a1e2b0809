/** Asking the server over HTTP. What it refuses comes back as a `Refused` with words for the reader. */
import { currentLanguage, t } from "../i18n/messages.svelte";
import type { Box, Chances, Entry, Film, Look, Made, NewTable, Offers, TableOutline, TableSummary } from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** What opens a table: the key of one's seats, or an invitation. */
export interface Entrance {
  key?: string | null;
  invite?: string | null;
}

interface RequestOptions extends Entrance {
  body?: unknown;
  signal?: AbortSignal;
}

/** Ask for something; a body makes it a POST. */
export async function ask<T>(path: string, { key, invite, body, signal }: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": currentLanguage() };
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (invite) headers["Invitation"] = invite;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const wish: RequestInit = { method: body === undefined ? "GET" : "POST", headers };
  if (body !== undefined) wish.body = JSON.stringify(body);
  if (signal) wish.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(path, wish);
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new Refused("unreachable", t("web-unreachable"), 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const refusal = told as { code?: string; message?: string } | null;
  throw new Refused(refusal?.code ?? "fault", refusal?.message ?? t("web-fault"), answer.status);
}

/** A game in a list of mine, with the seats that are mine. */
export interface GameSummary extends TableOutline {
  yours: number[];
}
export type { Chances };

/** The licence of something that the page is made of. */
export interface Licence {
  name: string;
  version: string;
  identifier: string;
  text: string;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const boxes = new Map<string, Promise<Box>>();

export const api = {
  offers: () => ask<Offers>("/api/offers"),
  make: (order: NewTable) => ask<Made>("/api/tables", { body: order }),
  start: (id: string, entrance: Entrance) => ask<unknown>(`${table(id)}/start`, { ...entrance, body: {} }),
  publicTables: (status: string) =>
    ask<{ tables: TableSummary[] }>(`/api/tables?status=${status}&limit=50`).then((found) => found.tables),
  summary: (id: string, entrance: Entrance) => ask<TableOutline>(`${table(id)}/summary`, entrance).then((told): GameSummary => ({ ...told, yours: told.you.seats })),
  look: (id: string, moment: number, entrance: Entrance, signal?: AbortSignal) =>
    ask<Look>(`${table(id)}/history/${moment}`, { ...entrance, ...(signal ? { signal } : {}) }),
  /** The moves that stand since a moment, with what each changed. */
  film: (id: string, after: number, entrance: Entrance) => ask<Film>(`${table(id)}/film?after=${after}`, entrance),
  /** The log after an entry's number, 500 entries at most. */
  entries: (id: string, after: number, entrance: Entrance) =>
    ask<{ entries: Entry[] }>(`${table(id)}/entries?after=${after}`, entrance).then((found) => found.entries),
  /** What had happened in a game before a study of it began. */
  story: (id: string, entrance: Entrance) =>
    ask<{ entries: Entry[] }>(`${table(id)}/story`, entrance).then((found) => found.entries),
  save: (id: string, entrance: Entrance) => ask<unknown>(`${table(id)}/save`, entrance),
  study: (id: string, entrance: Entrance, name: string, moment: number | null) =>
    ask<Made>(`${table(id)}/study`, { ...entrance, body: { name, moment } }),
  studySave: (name: string, save: string) => ask<Made>("/api/studies", { body: { name, save } }),
  chances: (id: string, entrance: Entrance, moment: number, visits: number, signal?: AbortSignal) =>
    ask<Chances>(`${table(id)}/chances`, { ...entrance, body: { moment, visits }, ...(signal ? { signal } : {}) }),
  /** The licences of all that the page is made of, a file beside it. */
  licences: () => ask<Licence[]>("/licences.json"),
  /** The figures of a box; asked once. */
  box(name: string): Promise<Box> {
    const known = boxes.get(name) ?? ask<Box>(`/api/boxes/${encodeURIComponent(name)}`);
    boxes.set(name, known);
    known.catch(() => boxes.delete(name));
    return known;
  },
};
