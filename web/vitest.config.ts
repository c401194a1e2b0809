import { globSync, readFileSync } from "node:fs";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config";

// Tests that replace modules, clocks or globals (`vi.…`) have a thread each; all others share a few: half of the time.
const TESTS = globSync("tests/**/*.test.ts");
const replacesThings = (file: string): boolean => /\bvi\./.test(readFileSync(file, "utf8"));

export default mergeConfig(
  page,
  defineConfig({
    test: {
      environment: "node",
      pool: "threads",
      projects: [
        {
          extends: true,
          test: {
            name: "together",
            include: TESTS.filter((file) => !replacesThings(file)),
            isolate: false,
            setupFiles: "tests/document.ts",
          },
        },
        { extends: true, test: { name: "apart", include: TESTS.filter(replacesThings) } },
      ],
    },
  }),
);
