/** Asking the server over HTTP. What it refuses comes back as a `Refused` with words for the reader. While it cannot be reached, what was kept is
 *  read instead. */
import { keepBox, keptAnswer } from "../browser/kept_answers";
import { currentLanguage, t } from "../i18n/messages.svelte";
import type { Box, Chances, Entry, Film, Look, Made, NewTable, Offers, TableMessage, TableOutline, TableSummary } from "../wire";
import { connection } from "./connection.svelte";

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
  method?: "GET" | "POST" | "PUT" | "DELETE";
  signal?: AbortSignal;
}

/** Ask for something; a body makes it a POST, unless another method is named. */
export async function ask<T>(path: string, { key, invite, body, method, signal }: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": currentLanguage() };
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (invite) headers["Invitation"] = invite;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  // What the browser has still in its own cache is asked for, too: else nobody would notice that the server is away.
  const wish: RequestInit = { method: method ?? (body === undefined ? "GET" : "POST"), headers, cache: "no-cache" };
  if (body !== undefined) wish.body = JSON.stringify(body);
  if (signal) wish.signal = signal;
  let answer: Response;
  try {
    answer = await fetch(path, wish);
  } catch (fault) {
    if (signal?.aborted) throw fault;
    connection.told(false);
    const kept = body === undefined ? await keptAnswer(path) : null;
    if (kept !== null) return kept as T;
    throw new Refused("unreachable", t("web-unreachable"), 0);
  }
  connection.told(true);
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

/** Where answers about a table are asked for, by which they are kept, too. */
export const paths = {
  /** With the log, as far as the server tells it at once: its end. */
  table: (id: string) => `${table(id)}?after=-1`,
  summary: (id: string) => `${table(id)}/summary`,
  /** The moves that stand since a moment, with what each changed. */
  film: (id: string, after: number) => `${table(id)}/film?after=${after}`,
  /** The log after an entry's number, 500 entries at most. */
  entries: (id: string, after: number) => `${table(id)}/entries?after=${after}`,
  /** What had happened in a game before a study of it began. */
  story: (id: string) => `${table(id)}/story`,
};
const boxes = new Map<string, Promise<Box>>();

export const api = {
  offers: () => ask<Offers>("/api/offers"),
  make: (order: NewTable) => ask<Made>("/api/tables", { body: order }),
  start: (id: string, entrance: Entrance) => ask<unknown>(`${table(id)}/start`, { ...entrance, body: {} }),
  publicTables: (status: string) =>
    ask<{ tables: TableSummary[] }>(`/api/tables?status=${status}&limit=50`).then((found) => found.tables),
  /** The whole table as I may see it. */
  table: (id: string, entrance: Entrance) => ask<TableMessage>(paths.table(id), entrance),
  outline: (id: string, entrance: Entrance) => ask<TableOutline>(paths.summary(id), entrance),
  summary: (id: string, entrance: Entrance) => api.outline(id, entrance).then((told): GameSummary => ({ ...told, yours: told.you.seats })),
  look: (id: string, moment: number, entrance: Entrance, signal?: AbortSignal) =>
    ask<Look>(`${table(id)}/history/${moment}`, { ...entrance, ...(signal ? { signal } : {}) }),
  film: (id: string, after: number, entrance: Entrance) => ask<Film>(paths.film(id, after), entrance),
  entries: (id: string, after: number, entrance: Entrance) =>
    ask<{ entries: Entry[] }>(paths.entries(id, after), entrance).then((found) => found.entries),
  story: (id: string, entrance: Entrance) => ask<{ entries: Entry[] }>(paths.story(id), entrance).then((found) => found.entries),
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
    const path = `/api/boxes/${encodeURIComponent(name)}`;
    const known = boxes.get(name);
    if (known) return known;
    const asked = ask<Box>(path);
    boxes.set(name, asked);
    asked.then((box) => keepBox(path, box)).catch(() => boxes.delete(name));
    return asked;
  },
};
