/** Local storage. Where it is forbidden or full the page still works, and forgets. */

/** What is stored under a name, if it is of the right shape. */
export function readStored<T>(name: string, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    return isRight(value) ? value : null;
  } catch {
    return null;
  }
}

/** Store something under a name. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full.
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
