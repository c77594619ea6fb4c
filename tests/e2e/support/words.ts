import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";

const SOURCES = join(import.meta.dirname, "..", "..", "..", "client", "src");
const QUOTED = /"((?:[^"\\]|\\.)*)"/g;
const ENTRY = /(?:^msgctxt ("[^\n]*")\n)?^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"\n?)+)/gm;
/** Places of a message, its tags and its plural forms: what stands between them is text. */
const PLACES = /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<\/?\d+\/?>/;
/** A shorter piece of a longer sentence may stand in Indonesian too. */
const LEAST = 16;

const joined = (lines = "") =>
  [...lines.matchAll(QUOTED)].map(([, text = ""]) => text.replace(/\\(.)/g, "$1")).join("");

interface Words {
  /** Whole messages that are said in another way in Indonesian. */
  english: Set<string>;
  /** Longer parts of those that are filled in. */
  pieces: string[];
  /** What shows where a message is missing. */
  ids: Set<string>;
}

/** The messages of every part of the client, with what they are in Indonesian. */
function entries(): { message: string; context: string; translation: string }[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith("id.po"))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), "utf8").matchAll(ENTRY)])
    .map(([, context, id, said]) => ({
      message: joined(id),
      context: joined(context),
      translation: joined(said),
    }))
    .filter(({ message }) => message !== "");
}

function readWords(): Words {
  const words: Words = { english: new Set(), pieces: [], ids: new Set() };
  const all = entries();
  for (const { message, context, translation } of all) {
    words.ids.add(generateMessageId(message, context));
    const pieces = message.split(new RegExp(PLACES, "g"));
    if (message === translation) continue;
    if (pieces.length === 1) words.english.add(message);
    else words.pieces.push(...pieces.map((one) => one.trim()).filter((one) => one.length > LEAST));
  }
  for (const { translation } of all) words.english.delete(translation);
  return words;
}

let words: Words | null = null;

/** What was found to be Indonesian already: the frame of every page says the same. */
const translated = new Set<string>();

function isEnglish(text: string): boolean {
  words ??= readWords();
  const { english, pieces, ids } = words;
  return english.has(text) || ids.has(text) || pieces.some((piece) => text.includes(piece));
}

/** Whatever a page says, to those who look and to those who listen. */
async function said(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const names = ["aria-label", "alt", "title", "placeholder", "content"];
    const all = [...document.querySelectorAll("*:not(script, style)")];
    const own = all.filter((one) => !one.closest("[lang=en]"));
    const texts = own.flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3));
    const attributes = own.flatMap((one) => names.map((name) => one.getAttribute(name)));
    return [...texts.map((node) => node.textContent), ...attributes];
  });
  return found.map((text) => (text ?? "").replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** Fails when a page in Indonesian says something of the catalogues in English, or lacks it. */
export async function expectIndonesian(page: Page, besides: readonly string[] = []): Promise<void> {
  const texts = new Set(await said(page));
  const left = [...texts].filter((text) => {
    if (besides.includes(text) || translated.has(text)) return false;
    if (isEnglish(text)) return true;
    translated.add(text);
    return false;
  });
  expect(left, `what ${page.url()} does not say in Indonesian`).toEqual([]);
}
