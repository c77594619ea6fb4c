import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

const WIDTHS = [480, 800, 1200, 1600];
const CONTENT = "server/articles/content";
const DRAWINGS = "client/covers";

const named = (folder: string, ending: string) =>
  readdirSync(folder).filter((file) => file.endsWith(ending));
const size = (file: string) => statSync(path.join(DRAWINGS, "rendered", file)).size;

test("every article that comes with the product has its cover, drawn and light", () => {
  const wanted = named(CONTENT, ".toml").map(
    (file) => /^cover = "(.+)"$/m.exec(readFileSync(path.join(CONTENT, file), "utf8"))?.[1],
  );
  const drawn = named(DRAWINGS, ".svg").map((file) => path.basename(file, ".svg"));
  expect(drawn.sort()).toEqual(wanted.sort());
  for (const name of drawn) {
    expect(size(`${name}-480.avif`)).toBeLessThan(7000);
    for (const width of WIDTHS) {
      expect(size(`${name}-${width}.avif`)).toBeLessThan(size(`${name}-${width}.webp`));
      expect(size(`${name}-${width}.webp`)).toBeLessThan(40_000);
    }
    expect(size(`${name}-share.jpg`)).toBeLessThan(120_000);
  }
});
