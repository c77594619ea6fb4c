import { findKind, RECEIPT } from "./message-kind";
import { readNotification } from "./notification";
import type { ParsedText, ParseContext } from "./parsed-text";
import { readSentence } from "./sentence";

/** Longer texts are read no further. */
const LONGEST = 2_000;

const ADDRESSED =
  /(?<![\p{L}])(?:anda|kamu|your|you|yth|nasabah|rekening|saldo|ref|no\.? ?ref)(?![\p{L}])|\*{2,}|x{3,}/iu;

/** Whether a text is the message of a bank, a shop or an e-wallet. */
function isMessage(text: string): boolean {
  if (text.length > 110) return true;
  if (text.length < 35) return false;
  return RECEIPT.test(text) || (/(?:rp|idr)\.? ?\d/i.test(text) && ADDRESSED.test(text));
}

/** Reads a sentence or a pasted message; only an entry has parts. */
export function parse(text: string, context: ParseContext): ParsedText {
  const clean = text
    .normalize("NFKC")
    .replace(/[§¶⟦⟧]/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n+ ?/g, "\n")
    .trim()
    .slice(0, LONGEST);
  const message = isMessage(clean);
  const kind = findKind(clean, message);
  if (kind !== "entry") return { kind, parts: {}, amounts: [] };
  return message ? readNotification(clean, context) : readSentence(clean, context);
}
