import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

/** As much of a browser's history as the page uses; `back` and `forward` are the buttons and the functions alike. */
class FakeHistory {
  entries: { state: unknown; page: string }[] = [{ state: null, page: "elsewhere" }];
  at = 0;
  onpop: (event: { state: unknown }) => void = () => {};

  get state(): unknown {
    return this.entries[this.at]?.state ?? null;
  }
  get page(): string {
    return this.entries[this.at]?.page ?? "";
  }
  pushState(state: unknown, _: string, page = this.page): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, page }];
    this.at += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = { state, page: this.page };
  }
  back(): void {
    this.#go(this.at - 1);
  }
  forward(): void {
    this.#go(this.at + 1);
  }
  #go(to: number): void {
    if (!this.entries[to]) return;
    this.at = to;
    this.onpop({ state: this.state });
  }
}

let history: FakeHistory;
let closed: string[];
let opens: (name: string) => () => void;
let goes: (page: string) => void;

beforeEach(async () => {
  history = new FakeHistory();
  closed = [];
  vi.stubGlobal("history", history);
  vi.stubGlobal("addEventListener", (_: string, told: typeof history.onpop) => (history.onpop = told));
  vi.resetModules();
  const { closeOnBack, pushEntry, watchBackButton } = await import("../src/browser/back_button");
  watchBackButton();
  opens = (name) => {
    const done = closeOnBack(() => {
      closed.push(name);
      done();
    });
    return done;
  };
  goes = pushEntry;
  goes("table");
});

test("back closes what is open, the newest first, and then leaves", async () => {
  opens("menu");
  opens("rule");
  history.back();
  await tick();
  expect([closed, history.page]).toEqual([["rule"], "table"]);
  history.back();
  await tick();
  expect([closed, history.page]).toEqual([["rule", "menu"], "table"]);
  history.back();
  expect(history.page).toBe("elsewhere");
});

test("what was closed in another way costs no further press", () => {
  opens("menu")();
  opens("rule")();
  history.back();
  expect([closed, history.page]).toEqual([[], "elsewhere"]);
});

test("of two things of which one was closed otherwise, back closes the other", () => {
  const menu = opens("menu");
  opens("rule");
  menu();
  history.back();
  expect([closed, history.page]).toEqual([["rule"], "table"]);
  history.back();
  expect(history.page).toBe("elsewhere");
});

test("a thing that is opened again is closed again", () => {
  for (const count of [1, 2, 3]) {
    opens("menu");
    history.back();
    expect([closed.length, history.page]).toEqual([count, "table"]);
  }
  expect(history.entries.length).toBe(3);
});

test("from the next page back leads to the table, and from there away, with one press each", () => {
  opens("menu")();
  goes("rules");
  history.back();
  expect(history.page).toBe("table");
  history.back();
  expect(history.page).toBe("elsewhere");
});

test("what back only moves on stays guarded until it is closed", async () => {
  const pages = ["night", "morning"];
  const { closeOnBack } = await import("../src/browser/back_button");
  const done = closeOnBack(() => {
    closed.push(pages.shift() ?? "");
    if (!pages.length) done();
  });
  history.back();
  await tick();
  history.back();
  await tick();
  expect([closed, history.page]).toEqual([["night", "morning"], "table"]);
  history.back();
  expect(history.page).toBe("elsewhere");
});

test("forward comes back to a page with a guard, and back leaves it with one press", () => {
  opens("menu")();
  history.back();
  expect(history.page).toBe("elsewhere");
  history.forward();
  expect(history.page).toBe("table");
  goes("rules");
  history.back();
  history.back();
  expect(history.page).toBe("elsewhere");
  history.forward();
  history.forward();
  expect(history.page).toBe("rules");
});

test("from a page that followed on one where back has closed something, back leads to it", () => {
  opens("menu");
  history.back();
  goes("rules");
  history.back();
  expect(history.page).toBe("table");
  history.back();
  expect(history.page).toBe("elsewhere");
});
