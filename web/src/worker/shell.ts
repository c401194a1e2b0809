/** The files of one build of the page, kept so that it opens at once and without a connection.
 *
 *  Only files of the build are here. What the server tells of games is never kept by the worker: the page itself decides what of it can be
 *  read without a connection (`browser/kept_answers.ts`), so no answer about a running game can be an old one. */
import { pageNameOf } from "../browser/page_names";

/** What a build is made of, as paths: what every page needs, and the messages of each language. */
export interface BuildFiles {
  build: string;
  shell: string[];
  languages: Record<string, string[]>;
}

const INDEX = "/"; // all pages are this one file
const ASSETS = "/assets/"; // their names have a hash of their content
const BUILDS = "gugong-build-";
const LANGUAGE = "gugong-language";
const USUAL_LANGUAGE = "en";
const BUILDS_KEPT = 2; // a tab that is in the middle of a game goes on with the build before

type Fetch = (path: string, wish?: RequestInit) => Promise<Response>;

export class Shell {
  readonly #name: string;

  constructor(
    private readonly files: BuildFiles,
    private readonly storage: CacheStorage,
    private readonly fetch: Fetch,
  ) {
    this.#name = BUILDS + files.build;
  }

  /** Keep the whole build, with the messages of the language that is spoken here; fails if a part of it cannot be had. */
  async install(): Promise<void> {
    await this.#keep([INDEX, ...this.files.shell, ...this.#messages(await this.#language())]);
  }

  /** Give up older builds, but for the last one. */
  async activate(): Promise<void> {
    const older = (await this.storage.keys()).filter((name) => name.startsWith(BUILDS) && name !== this.#name);
    await Promise.all(older.slice(0, Math.max(0, older.length + 1 - BUILDS_KEPT)).map((name) => this.storage.delete(name)));
  }

  /** From now on this language is spoken here: its messages are kept, too. */
  async speak(language: string): Promise<void> {
    if (!(language in this.files.languages)) return;
    await (await this.storage.open(LANGUAGE)).put(INDEX, new Response(language));
    await this.#keep(this.#messages(language));
  }

  /** What answers a request: something that is kept, else the server. Null where the worker has nothing to do with it. */
  answer(method: string, url: URL, isNavigation: boolean): Promise<Response> | null {
    if (method !== "GET") return null;
    const path = url.pathname;
    if (isNavigation) return pageNameOf(path.split("/").filter(Boolean)) === "none" ? null : this.#kept(INDEX, url.href);
    if (path.startsWith(ASSETS)) return this.#asset(path);
    return this.files.shell.includes(path) ? this.#kept(path, path) : null;
  }

  /** A file of this build; of the server where it is not kept, as after somebody has emptied the storage. */
  async #kept(path: string, otherwise: string): Promise<Response> {
    const kept = await (await this.storage.open(this.#name)).match(path, { ignoreVary: true });
    return kept ?? this.fetch(otherwise);
  }

  /** A file with a hash in its name is the same in every build. */
  async #asset(path: string): Promise<Response> {
    const kept = await this.storage.match(path, { ignoreVary: true });
    if (kept) return kept;
    const answer = await this.fetch(path);
    if (answer.ok) await (await this.storage.open(this.#name)).put(path, answer.clone());
    return answer;
  }

  async #keep(paths: string[]): Promise<void> {
    const cache = await this.storage.open(this.#name);
    await Promise.all(
      paths.map(async (path) => {
        if (await cache.match(path, { ignoreVary: true })) return;
        const answer = await this.fetch(path, { cache: path.startsWith(ASSETS) ? "default" : "no-cache" });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        await cache.put(path, answer);
      }),
    );
  }

  #messages(language: string): string[] {
    return this.files.languages[language] ?? [];
  }

  async #language(): Promise<string> {
    const told = await (await this.storage.open(LANGUAGE)).match(INDEX);
    return told ? told.text() : USUAL_LANGUAGE;
  }
}
