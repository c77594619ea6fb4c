/**
 * Makes the pictures that are shown from the drawings beside this file: each in its widths as AVIF
 * and WebP, and one for link previews. By hand, when a drawing changes: 'npm run covers'.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const SIZE = { width: 1600, height: 1000 };
const OWN_PYTHON = at("../../.venv/bin/python");

const names = (await readdir(at(".")))
  .filter((file) => file.endsWith(".svg"))
  .map((file) => path.basename(file, ".svg"));

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: SIZE });
const folder = await mkdtemp(path.join(os.tmpdir(), "covers-"));
try {
  for (const name of names) {
    const drawing = await readFile(at(`${name}.svg`), "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
  }
  const python = existsSync(OWN_PYTHON) ? OWN_PYTHON : "python3";
  execFileSync(python, [at("encode.py"), folder, at("rendered")], { stdio: "inherit" });
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
