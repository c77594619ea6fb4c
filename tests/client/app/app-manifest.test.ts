import { readFileSync } from "node:fs";
import { join } from "node:path";

import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import { appManifest } from "@/app/public/app-manifest";
import { messages as english } from "@/app/public/locales/en.po";
import { messages as indonesian } from "@/app/public/locales/id.po";

const PUBLIC = join(import.meta.dirname, "..", "..", "..", "client", "public");
const MESSAGES = { en: english, id: indonesian };
const MOST_BYTES = 50_000;

/** The width and height of a WebP file, from the head of its picture. */
function sizesOf(file: Buffer): string {
  expect(file.toString("latin1", 0, 4) + file.toString("latin1", 8, 16)).toBe("RIFFWEBPVP8 ");
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`;
}

test.each(["en", "id"] as const)("shows small pictures of the product in %s", (language) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: MESSAGES[language] } });
  const { screenshots } = appManifest(language, i18n, "#fff");
  for (const { src, sizes } of screenshots) {
    const file = readFileSync(join(PUBLIC, src));
    expect(file.length, src).toBeLessThan(MOST_BYTES);
    expect(sizesOf(file), src).toBe(sizes);
    // Chromium leaves out what is smaller, or longer than this.
    const [width = 0, height = 0] = sizes.split("x").map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
  }
  const forms = screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(forms)).toEqual(new Set(["narrow", "wide"]));
  expect(screenshots.map(({ label }) => label)).toContain(
    language === "en" ? "Your month at a glance" : "Bulanmu dalam sekilas",
  );
});
