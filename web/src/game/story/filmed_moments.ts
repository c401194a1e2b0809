/** Moments of a game and the moves since then: as the server tells them, and without a connection out of the film of a game that was kept. */
import { api, type Entrance, Refused } from "../../net/api";
import { keptFilm } from "../../net/finished_games";
import type { Film, Look } from "../../wire";
import { applyChange, type Scene } from "../scene";

/** The film from a later moment on. */
export function filmAfter(film: Film, moment: number): Film {
  let scene: Scene = { view: film.view, own: film.own };
  for (const step of film.steps.filter((one) => one.moment <= moment))
    for (const { change } of [...step.events, step]) scene = applyChange(scene, change);
  return { ...film, ...scene, moment, steps: film.steps.filter((step) => step.moment > moment) };
}

/** The moves since a moment. */
export async function readFilm(id: string, after: number, entrance: Entrance): Promise<Film> {
  return api.film(id, after, entrance).catch((fault: unknown) => fromKept(id, after, fault));
}

/** An earlier moment of a game. Of a game that was kept nobody knows what could have been chosen then. */
export async function readMoment(id: string, moment: number, entrance: Entrance, signal: AbortSignal): Promise<Look> {
  return api.look(id, moment, entrance, signal).catch(async (fault: unknown) => {
    const { view, own, last } = await fromKept(id, moment, fault);
    return { moment, last, view, own, decision: null };
  });
}

async function fromKept(id: string, after: number, fault: unknown): Promise<Film> {
  const kept = fault instanceof Refused && fault.code === "unreachable" ? await keptFilm(id) : null;
  if (!kept) throw fault;
  return filmAfter(kept, after);
}
