/** The largest amount one record can hold, in whole rupiah. */
export const MAX_AMOUNT = 999_999_999_999;

export type AmountProblem = "unreadable" | "not-whole" | "negative" | "too-large";

/** What a typed text means: whole rupiah, nothing yet, or why it is no amount. */
interface AmountReading {
  value: number | null;
  problem?: AmountProblem;
}

export interface FieldText {
  text: string;
  /** Position of the caret, counted in characters from the left. */
  caret: number;
}

/** Each unit by the zeros that it stands for; the bare number has none. */
const zerosOf: Record<string, number> = {
  "": 0,
  k: 3,
  rb: 3,
  ribu: 3,
  jt: 6,
  juta: 6,
  miliar: 9,
};

const termPattern = /^(\d[\d.,]*)([a-z]*)$/;
const plain = /^\d+$/;
const dotted = /^\d{1,3}(\.\d{3})+$/;
const commaGrouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const commaDecimal = /^(\d+|\d{1,3}(\.\d{3})+),(\d{1,2})$/;
const dotDecimal = /^\d+\.\d{1,2}$/;

/** The digits of one number as a plain decimal string, or null when the grouping makes no sense. */
function normalised(number: string, hasUnit: boolean): string | null {
  if (plain.test(number)) return number;
  if (dotted.test(number)) return number.replaceAll(".", "");
  if (commaGrouped.test(number)) return number.replaceAll(",", "");
  if (commaDecimal.test(number)) return number.replaceAll(".", "").replace(",", ".");
  if (dotDecimal.test(number)) return number;
  const longDecimal = hasUnit && /^\d+,\d+$/.test(number);
  return longDecimal ? number.replace(",", ".") : null;
}

const refused = (problem: AmountProblem): AmountReading => ({ value: null, problem });

/** A decimal string times a power of ten, counted in digits so that 1,1jt is exactly 1100000. */
function scaled(number: string, zeros: number): AmountReading {
  const [whole = "0", fraction = ""] = number.split(".");
  const shifted = fraction.padEnd(zeros, "0");
  if (/[1-9]/.test(shifted.slice(zeros))) return refused("not-whole");
  const value = Number(whole + shifted.slice(0, zeros));
  return Number.isSafeInteger(value) ? { value } : refused("too-large");
}

/** One number with its unit in whole rupiah. */
function readTerm(term: string): AmountReading {
  const [, digits, unit] = termPattern.exec(term) ?? [];
  const zeros = unit === undefined ? undefined : zerosOf[unit];
  if (digits === undefined || zeros === undefined) return refused("unreadable");
  const number = normalised(digits, zeros > 0);
  return number === null ? refused("unreadable") : scaled(number, zeros);
}

function cleaned(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/[x×]/g, "*")
    .replace(/[÷:]/g, "/")
    .replace(/\s/g, "")
    .replace(/(^|[+\-*/])(rp|idr)\.?/g, "$1")
    .replace(/[.,]-+$/, "")
    .replace(/(?<=.)[+\-*/]$/, "");
}

function divided(above: bigint, below: bigint): AmountReading {
  if (below === 0n) return refused("unreadable");
  if (above % below !== 0n) return refused("not-whole");
  const value = above / below;
  return value > Number.MAX_SAFE_INTEGER ? refused("too-large") : { value: Number(value) };
}

/** What a product such as '3*15rb/2' comes to, exactly; a division has to come out whole. */
function readProduct(product: string): AmountReading {
  const [first = "", ...steps] = product.split(/(?=[*/])/);
  const start = readTerm(first);
  if (start.value === null) return start;
  let above = BigInt(start.value);
  let below = 1n;
  for (const step of steps) {
    const term = readTerm(step.slice(1));
    if (term.value === null) return term;
    if (step.startsWith("*")) above *= BigInt(term.value);
    else below *= BigInt(term.value);
  }
  return divided(above, below);
}

function within(total: number): AmountReading {
  if (total < 0) return refused("negative");
  return total > MAX_AMOUNT ? refused("too-large") : { value: total };
}

/** Reads what is typed or pasted: '25rb', '1,5jt', 'Rp 25.000,-', '25000+12500-500', '3x15rb'. */
export function readAmount(text: string): AmountReading {
  const sum = cleaned(text);
  if (sum === "") return { value: null };
  const signed = /^[+-]/.test(sum) ? sum : `+${sum}`;
  let total = 0n;
  for (const part of signed.split(/(?=[+-])/)) {
    const term = readProduct(part.slice(1));
    if (term.value === null) return term;
    total += BigInt(part.startsWith("-") ? -term.value : term.value);
  }
  return within(Number(total));
}

/** 1250000 as '1.250.000'. */
export function groupDigits(digits: string): string {
  const bare = digits.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  return bare.replace(/\B(?=(\d{3})+$)/g, ".");
}

/** Only spaces go, which say nothing: what cannot be read stays, so that it is refused. */
function grouped(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}]/gu, "")
    .replace(/,(?=\d{3})/g, "")
    .replace(/(?<![\d,])[\d.]+/g, groupDigits);
}

const kept = (text: string) => text.replace(/[.\s\p{Cc}\p{Cf}]/gu, "").length;

/** A dot typed behind the last digit may open decimals: it waits as a comma until it is known. */
function withDecimalComma(before: string, { text, caret }: FieldText): string {
  const typedDot = text.length === before.length + 1 && text[caret - 1] === ".";
  const atEnd = /\d$/.test(text.slice(0, caret - 1)) && !/\d/.test(text[caret] ?? "");
  return typedDot && atEnd ? `${text.slice(0, caret - 1)},${text.slice(caret)}` : text;
}

/** Removing a thousands dot means removing the digit beside it. */
function withDigitRemoved(before: FieldText, { text, caret }: FieldText): FieldText {
  const removedDot =
    text.length === before.text.length - 1 &&
    before.text[caret] === "." &&
    before.text.slice(0, caret) + before.text.slice(caret + 1) === text;
  if (!removedDot) return { text, caret };
  const backwards = before.caret > caret;
  const from = backwards ? caret - 1 : caret;
  return { text: text.slice(0, from) + text.slice(from + 1), caret: from };
}

/** Whether an edit brought a number with dots all at once, as a paste does. */
function cameWhole(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return /\d\.\d/.test(after.slice(start, after.length - end));
}

/** The field after an edit: thousands dots set anew, the caret behind the same digit as before. */
export function reformat(before: FieldText, after: FieldText): FieldText {
  // Its dots are not ours: '10.5' is never made 105.
  if (cameWhole(before.text, after.text) && readAmount(after.text).problem) return after;
  const edited = withDigitRemoved(before, after);
  const comma = withDecimalComma(before.text, edited);
  const text = grouped(comma);
  const rest = kept(comma.slice(edited.caret));
  let caret = text.length;
  while (caret > 0 && kept(text.slice(caret)) < rest) caret -= 1;
  return { text, caret };
}

/** What stands before a key: zeros lengthen a whole number, others follow a number or its unit. */
const LONGER = /(^|[^\d.,])[\d.]*\d$/;
const ENDED = /\d[a-z]*$/i;

/** The field after a key such as '000', '+' or 'rb' at its caret; null where that is no amount. */
export function insertKey(before: FieldText, key: string): FieldText | null {
  const head = before.text.slice(0, before.caret);
  if (!(/^\d/.test(key) ? LONGER : ENDED).test(head)) return null;
  const text = head + key + before.text.slice(before.caret);
  const after = reformat(before, { text, caret: before.caret + key.length });
  return after.text === before.text || readAmount(after.text).value === null ? null : after;
}
