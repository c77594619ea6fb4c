import { loadWithRetry } from "@/api/chunk-loading";

import type { ParsedText, ParseContext } from "./parsed-text";
import { readSentence } from "./sentence";

/** Longer texts are read no further. */
const LONGEST = 2_000;

/** What may be a message: by its length, its currency, or a word that says what happened to it. */
const MAYBE_MESSAGE =
  /^.{110}|^(?=.{35}).*(?:rp|idr|sebesar)\.? ?\d|otp|pass.?code|pin(?!\p{L})|[ck]ode|gagal|fail|declin|ditolak|reject|expir|kedalu|tidak|batal|cancel|s[/.]d|[st]&[ck]|[ck]laim|ajukan|yuk|buruan|nikmati|enjoy|apply|gratis|dapatk|hingga|[!%]|\*\*|xxx/isu;

/**
 * Reads a sentence or a pasted message; only an entry has parts. What reads messages is fetched
 * when a text may be one.
 */
export async function parse(text: string, context: ParseContext): Promise<ParsedText> {
  const clean = text
    .normalize("NFKC")
    .replace(/[§¶⟦⟧]/g, " ")
    .trim()
    .slice(0, LONGEST);
  const message = await readAsMessage(clean, context);
  return message ?? readSentence(clean.replace(/\s+/g, " "), context);
}

async function readAsMessage(text: string, context: ParseContext): Promise<ParsedText | null> {
  if (!MAYBE_MESSAGE.test(text)) return null;
  const { readMessage } = await loadWithRetry(
    () => import(/* webpackChunkName: "message-parser" */ "./message"),
  );
  return readMessage(text, context);
}
