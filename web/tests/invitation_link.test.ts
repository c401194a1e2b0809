/** Links that let others in, and the keys that they sit down with. */
import { afterEach, expect, it, vi } from "vitest";
import { invitation, isLocal } from "../src/lobby/invitation_link";
import { newKey } from "../src/lobby/waiting/seat_request.svelte";

afterEach(() => vi.unstubAllGlobals());

it("knows addresses that only this computer has", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "play.localhost"]) expect(isLocal(host), host).toBe(true);
  for (const host of ["192.168.1.7", "gugong.example", "127.example.org"]) expect(isLocal(host), host).toBe(false);
});

it("has the invitation behind the #, and none for a closed table", () => {
  vi.stubGlobal("location", { origin: "http://here" });
  expect(invitation("abc", "xyz", false)).toBe("http://here/table/abc#invite=xyz");
  expect(invitation("abc", null, true)).toBe("http://here/table/abc");
  expect(invitation("abc", null, false)).toBeNull();
});

it("makes keys that the server takes, each another one", () => {
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newKey()).not.toBe(newKey());
});
