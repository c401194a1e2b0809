import { expect, test } from "vitest";
import { Shell, type BuildFiles } from "../src/worker/shell";
import { FakeCaches } from "./fake_caches";

const ORIGIN = "https://example.org";
const FILES: BuildFiles = {
  build: "b2",
  shell: ["/favicon.svg", "/assets/index-1.js"],
  languages: { en: ["/assets/web-en.js"], de: ["/assets/web-de.js"] },
};

function fresh({ isAway = false, gone = "" } = {}) {
  const storage = new FakeCaches();
  const asked: string[] = [];
  const server = { isAway, gone };
  const fetch = (path: string) => {
    asked.push(path);
    if (server.isAway) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(path === server.gone ? new Response("", { status: 404 }) : new Response(`server: ${path}`));
  };
  return { storage, asked, server, shell: new Shell(FILES, storage as unknown as CacheStorage, fetch) };
}

const page = (shell: Shell, path: string) => shell.answer("GET", new URL(path, ORIGIN), true);
const file = (shell: Shell, path: string, method = "GET") => shell.answer(method, new URL(path, ORIGIN), false);
const told = async (answer: Promise<Response> | null) => (await answer)?.text();

test("an installed build opens every page without the server", async () => {
  const { shell, server, storage } = fresh();
  await shell.install();
  expect(storage.kept("gugong-build-b2")).toEqual(["/", "/assets/index-1.js", "/assets/web-en.js", "/favicon.svg"]);
  server.isAway = true;
  for (const path of ["/", "/rules/WALL-3", "/table/abc", "/about?x=1"]) expect(await told(page(shell, path))).toBe("server: /");
  expect(await told(file(shell, "/favicon.svg"))).toBe("server: /favicon.svg");
});

test("a build of which a part is missing is not installed", async () => {
  await expect(fresh({ gone: "/assets/index-1.js" }).shell.install()).rejects.toThrow("/assets/index-1.js: 404");
});

test("the worker leaves alone what is no file of the build", () => {
  const { shell, asked } = fresh();
  expect(page(shell, "/openapi.json")).toBeNull();
  expect(page(shell, "/nothing/here")).toBeNull();
  for (const path of ["/api/tables/abc", "/api/offers", "/api/boxes/standard", "/build.json"]) expect(file(shell, path)).toBeNull();
  expect(file(shell, "/assets/index-1.js", "POST")).toBeNull();
  expect(asked).toEqual([]);
});

test("an asset is fetched once, also one of another build", async () => {
  const { shell, asked } = fresh();
  expect(await told(file(shell, "/assets/later-9.js"))).toBe("server: /assets/later-9.js");
  expect(await told(file(shell, "/assets/later-9.js"))).toBe("server: /assets/later-9.js");
  expect(asked).toEqual(["/assets/later-9.js"]);
});

test("an answer that is a fault is not kept", async () => {
  const { shell, asked } = fresh({ gone: "/assets/old.js" });
  await file(shell, "/assets/old.js");
  await file(shell, "/assets/old.js");
  expect(asked).toEqual(["/assets/old.js", "/assets/old.js"]);
});

test("the messages of the language that is spoken are kept, by the next build too", async () => {
  const { shell, storage } = fresh();
  await shell.speak("de");
  expect(storage.kept("gugong-build-b2")).toEqual(["/assets/web-de.js"]);
  const next = new Shell({ ...FILES, build: "b3" }, storage as unknown as CacheStorage, (path) => Promise.resolve(new Response(path)));
  await next.install();
  expect(storage.kept("gugong-build-b3")).toContain("/assets/web-de.js");
  expect(storage.kept("gugong-build-b3")).not.toContain("/assets/web-en.js");
  await next.speak("xx");
  expect(await (await storage.match("/"))?.text()).toBe("de");
});

test("older builds are given up, but for the one before and what is no build", async () => {
  const { shell, storage } = fresh();
  for (const name of ["gugong-build-b0", "gugong-game-abc", "gugong-build-b1"]) await storage.open(name);
  await shell.install();
  await shell.activate();
  expect(await storage.keys()).toEqual(["gugong-game-abc", "gugong-build-b1", "gugong-language", "gugong-build-b2"]);
});

test("without its caches the page comes from the server, by its own address", async () => {
  const { shell, asked } = fresh();
  expect(await told(page(shell, "/rules"))).toBe(`server: ${ORIGIN}/rules`);
  expect(asked).toEqual([`${ORIGIN}/rules`]);
});
