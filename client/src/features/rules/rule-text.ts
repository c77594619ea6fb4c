/** A text of more words is a sentence of the person's, which hardly comes back as it is. */
const MOST_WORDS = 6;

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text as rules compare them: without case, accents and signs. */
export function foldText(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(WORD) ?? []).join(" ");
}

const isName = (word: string) => /\p{L}/u.test(word) && !isCode(word);

/** Whether a word is a number of the bank's, such as '0208/FTSCY/WS95271'; '7-Eleven' is none. */
function isCode(word: string): boolean {
  return (word.match(/\p{N}/gu) ?? []).length > 2;
}

/**
 * What a rule about such entries looks for: the text without the dates and numbers around it, which
 * differ each time. Empty when nothing in it is worth a rule.
 */
export function getRuleText(text: string): string {
  const words = text.trim().split(/\s+/);
  const first = words.findIndex(isName);
  const named = words.slice(first < 0 ? words.length : first, words.findLastIndex(isName) + 1);
  return named.length > MOST_WORDS || named.some(isCode) ? "" : named.join(" ");
}
