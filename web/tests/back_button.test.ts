import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

/** As much of a browser's history as the page uses; `back` is the button and the function alike. */
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
  opens(page: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state: null, page }];
    this.at += 1;
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, page: this.page }];
    this.at += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = { state, page: this.page };
  }
  back(): void {
    if (this.at === 0) return;
    this.at -= 1;
    this.onpop({ state: this.state });
  }
}

let history: FakeHistory;
let closed: string[];
let opens: (name: string) => () => void;

beforeEach(async () => {
  history = new FakeHistory();
  closed = [];
  vi.stubGlobal("history", history);
  vi.stubGlobal("addEventListener", (_: string, told: typeof history.onpop) => (history.onpop = told));
  vi.resetModules();
  const { closeOnBack, watchBackButton } = await import("../src/browser/back_button");
  watchBackButton();
  opens = (name) => {
    const done = closeOnBack(() => {
      closed.push(name);
      done();
    });
    return done;
  };
  history.opens("table");
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
  history.opens("rules");
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
