import { findKind, isMessage } from "./message-kind";
import { readNotification } from "./notification";
import type { ParsedText, ParseContext } from "./parsed-text";
import { readSentence } from "./sentence";

/** Longer texts are read no further. */
const LONGEST = 2_000;

/** Reads a sentence or a pasted message; only an entry has parts. */
export function parse(text: string, context: ParseContext): ParsedText {
  const clean = text
    .normalize("NFKC")
    .replace(/[§¶⟦⟧]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n+ ?/g, "\n")
    .replace(/\n:\n?/g, ": ")
    .trim()
    .slice(0, LONGEST);
  const message = isMessage(clean);
  const kind = findKind(clean, message);
  if (kind !== "entry") return { kind, parts: {}, amounts: [] };
  return message ? readNotification(clean, context) : readSentence(clean, context);
}
