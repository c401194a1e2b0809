/** As much of the browser's `caches` as the page and its service worker use. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();

  keys = (): Promise<string[]> => Promise.resolve([...this.#caches.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.#caches.delete(name));

  open(name: string) {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(cache.get(path)?.clone()),
      put: (path: string, answer: Response) => Promise.resolve(void cache.set(path, answer)),
    });
  }

  match = (path: string): Promise<Response | undefined> =>
    Promise.resolve([...this.#caches.values()].find((cache) => cache.has(path))?.get(path)?.clone());

  /** The paths that a cache has. */
  kept = (name: string): string[] => [...(this.#caches.get(name)?.keys() ?? [])].sort();
}
