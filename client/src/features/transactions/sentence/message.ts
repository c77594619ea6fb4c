import { findKind, isMessage } from "./message-kind";
import { readNotification } from "./notification";
import type { ParsedText, ParseContext } from "./parsed-text";

/** A text with one space between words, and a colon between the columns of its lines. */
const laidOut = (text: string) =>
  text
    .replace(/^(\p{L}[\p{L}. ]*?)(?: {2,}|\t+)(?=\S)/gmu, "$1: ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n+ ?/g, "\n")
    .replace(/\n:\n?/g, ": ");

/** Reads what an institution sent, or what is no entry; null for a sentence of the person's own. */
export function readMessage(written: string, context: ParseContext): ParsedText | null {
  const text = laidOut(written);
  const message = isMessage(text);
  const kind = findKind(text, message);
  if (kind !== "entry") return { kind, parts: {}, amounts: [] };
  return message ? readNotification(text, context) : null;
}
