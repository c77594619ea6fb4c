import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const THEME = join(import.meta.dirname, "../../../client/src/theme");
const SOURCE = /^@source (?:not )?"([^"]+)";/gm;

/** What a part of a path such as 'admin*' or '*.{ts,tsx}' stands for. */
function matcherOf(part: string): RegExp {
  const pattern = part
    .replace(/[.+^$()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(",", "|")})`);
  return new RegExp(`^${pattern}$`);
}

/** Whether anything has this path, whose parts may stand for several names. */
function isThere(folder: string, [part, ...rest]: string[]): boolean {
  if (part === undefined) return existsSync(folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return false;
  if (!/[*{]/.test(part)) return isThere(join(folder, part), rest);
  const names = readdirSync(folder);
  if (part !== "**") {
    const matcher = matcherOf(part);
    return names.some((name) => matcher.test(name) && isThere(join(folder, name), rest));
  }
  return (
    isThere(folder, rest) || names.some((name) => isThere(join(folder, name), [part, ...rest]))
  );
}

const sheets = readdirSync(THEME).filter((name) => name.endsWith(".css"));
const sources = sheets.flatMap((sheet) =>
  [...readFileSync(join(THEME, sheet), "utf8").matchAll(SOURCE)].map(([, path = ""]) => path),
);

test("the style sheets take their classes from paths that there are", () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((path) => !isThere(THEME, path.split("/")))).toEqual([]);
});

test("a path that is gone is told from one that is there", () => {
  expect(isThere(THEME, "../features/admin*/**/*.{ts,tsx}".split("/"))).toBe(true);
  expect(isThere(THEME, "../features/nobody*/**".split("/"))).toBe(false);
  expect(isThere(THEME, "../ui/table/NoTable.tsx".split("/"))).toBe(false);
});
