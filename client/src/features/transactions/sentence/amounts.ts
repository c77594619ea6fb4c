import { readAmount } from "@/lib/money-input";

import { AMOUNT_MARK, wordPattern } from "./parsed-text";
import { DIGIT_WORDS, FEE, MEASURES, NUMBERED, SLANG, TENS, TOTAL, UNITS } from "./words";

/** An amount in a text. */
export interface FoundAmount {
  value: number;
  start: number;
  end: number;
  /** Whether its unit, currency or dots say that it is money. */
  certain: boolean;
  /** The zeros that its unit stands for, -1 without a unit. */
  zeros: number;
}

const SMALL: Readonly<Record<string, number>> = Object.fromEntries([
  ...DIGIT_WORDS.split(";").flatMap((words) =>
    words.split(" ").map((word, value) => [word, value] as const),
  ),
  ...TENS.split(" ").map((word, index) => [word, 20 + 10 * index] as const),
]);

const HALF = /^(?:setengah|half)$/;

/** Words that multiply what stands before them. */
const TIMES: Readonly<Record<string, number>> = { puluh: 10, ratus: 100, hundred: 100 };

const NUMBER_WORD = `(?:${Object.keys(SMALL).join("|")}|belas|puluh|ratus|setengah|half|hundred|se(?:puluh|belas|ratus|ribu|juta)|and|ribu|rb|juta|jt|thousand|million|ceng)`;
const NUMBER_WORDS = wordPattern(`${NUMBER_WORD}(?:[ -]+(?:a )?${NUMBER_WORD})*`, "giu");
const SLANG_WORDS = wordPattern(`(${Object.keys(SLANG).join("|")})(?: (ceng|ribu|rb))?`, "giu");

interface Sum {
  total: number;
  current: number;
  /** What the word before multiplied with; 'sejuta setengah' is half of it more. */
  magnitude: number;
}

function addMagnitude({ total, current }: Sum, zeros: number): Sum {
  const magnitude = 10 ** zeros;
  return { total: total + (current || 1) * magnitude, current: 0, magnitude };
}

function addHalf({ total, current, magnitude }: Sum): Sum {
  if (current === 0 && total > 0) return { total: total + magnitude / 2, current, magnitude };
  return { total, current: current + 0.5, magnitude };
}

/** 'puluh' and 'ratus' multiply the last digit alone: 'seratus dua puluh'. */
function addTimes(sum: Sum, times: number): Sum {
  const unit = sum.current % 10;
  return { ...sum, current: sum.current - unit + (unit || 1) * times };
}

/** A word of a number after those before it. */
function addWord(sum: Sum, word: string): Sum {
  if (HALF.test(word)) return addHalf(sum);
  const times = TIMES[word];
  if (times) return addTimes(sum, times);
  const zeros = word === "ceng" ? 3 : UNITS[word];
  if (zeros !== undefined) return addMagnitude(sum, zeros);
  return { ...sum, current: sum.current + (word === "belas" ? 10 : (SMALL[word] ?? 0)) };
}

/** 'dua puluh lima ribu' as 25000; null for what is no amount, such as 'dua' or 'ribu'. */
function readWords(words: string): number | null {
  const parts = words.toLowerCase().replace(/\bse(puluh|belas|ratus|ribu|juta)\b/g, "satu $1");
  const { total, current } = parts
    .split(/[ -]+/)
    .reduce(addWord, { total: 0, current: 0, magnitude: 1 });
  const value = total + current;
  return value >= 100 && Number.isInteger(value) && parts.includes(" ") ? value : null;
}

/** Amounts in words as digits. */
export function writeOutWords(text: string): string {
  return text
    .replace(SLANG_WORDS, (_, word: string, thousand?: string) => {
      const value = SLANG[word.toLowerCase()] ?? 0;
      return `${value * (thousand ? 1_000 : 1)} perak`;
    })
    .replace(NUMBER_WORDS, (words) => {
      const value = readWords(words);
      return value === null ? words : `${value} perak`;
    });
}

const UNIT = Object.keys(UNITS).join("|");
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}+*:/-]|\\d[.,])((?:rp|idr)\\.?[ :]*|@ ?)?([+-]?\\d+(?:[.,]\\d+)*)(?: ?(${UNIT})(?:an|nya)?)?(?:,-|\\.-)?(?![\\p{L}\\p{N}%]|[:/-]\\d)`,
  "giu",
);
const COMPOUND = /(\d)(jt|juta)(?=\d)/giu;
const PRODUCT = /(?<![\p{L}\p{N}.,])(\d{1,2}) ?[x×*] ?(?=(?:rp *)?\d)/giu;
const COUNTED = new RegExp(`^ ?(?:${MEASURES})(?![\\p{L}\\p{N}])`, "iu");
const POINTS = /^ ?(?:poin|points?|koin|coins?)(?![\p{L}])/iu;
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NUMBERED})[ .:#]*$`, "iu");
const AS_FEE = new RegExp(`(?<![\\p{L}\\p{N}])${FEE} ?[:=]? ?$`, "iu");
const GROUPED = /^\d{1,3}([.,]\d{3})+/;

/** Whether a bare number can be money: no count, no measure, no number of something. */
function isBareMoney(digits: string, before: string): boolean {
  return /^[1-9]\d{2,9}$/.test(digits) && !NAMED.test(before);
}

/** Whether what follows is counted or measured: '500 gram', but not '850000 bulan ini'. */
function isCounted(value: number, after: string): boolean {
  return POINTS.test(after) || (value < 5_000 && COUNTED.test(after));
}

/** What stands at the zeros of a unit for what reads amounts. */
const SCALES = ["", "", "", "rb", "", "", "jt", "", "", "miliar"];

const METERS = NaN;

/** The zeros of a unit, -1 without one. */
function zerosOf(unit: string | undefined, digits: string): number {
  if (!unit) return -1;
  const word = unit.toLowerCase();
  // A whole number with it is meters, which are none of the scales.
  return word === "m" && !/\.\d$/.test(digits) ? METERS : (UNITS[word] ?? 0);
}

function readScaled(digits: string, zeros: number): number | null {
  if (Number.isNaN(zeros)) return null;
  return readAmount(digits + (SCALES[zeros] ?? "")).value;
}

/** Whether digits without a unit and a currency can be money. */
function isPossible(digits: string, value: number, before: string, after: string): boolean {
  return (GROUPED.test(digits) || isBareMoney(digits, before)) && !isCounted(value, after);
}

function toAmount(found: RegExpExecArray, text: string): FoundAmount | null {
  const [all, currency, signed = "", unit] = found;
  const digits = signed.replace(/^[+-]/, "");
  const zeros = zerosOf(unit, digits);
  const value = readScaled(digits, zeros);
  if (!value) return null;
  const start = found.index;
  const end = start + all.length;
  const before = text.slice(0, start);
  const place = { value, start, end, zeros };
  if (currency || zeros >= 0) return { ...place, certain: true };
  if (!isPossible(digits, value, before, text.slice(end))) return null;
  return { ...place, certain: GROUPED.test(digits) || AS_FEE.test(before) };
}

const join = (one: FoundAmount, two: FoundAmount, value: number): FoundAmount => ({
  ...two,
  value,
  start: one.start,
});

/** What two amounts are together: '1jt 500rb', '15rb + 5rb'; null where they are apart. */
function joined(one: FoundAmount, two: FoundAmount, between: string): FoundAmount | null {
  if (/^ ?\+ ?$/.test(between)) return join(one, two, one.value + two.value);
  const follows = /^ ?(?:dan |and )?$/.test(between) && two.zeros >= 0;
  const smaller = two.zeros < one.zeros && two.value < 10 ** one.zeros;
  return follows && smaller ? join(one, two, one.value + two.value) : null;
}

const TIMES_BEFORE = /(?<![\p{L}\p{N}.,])(\d{1,2}) ?[x×*] ?$/iu;
const TIMES_AFTER = /^ ?[x×*] ?(\d{1,2})(?![\p{L}\p{N}.,])/iu;
const COUNT = /(?<![\p{L}\p{N}.,])(\d{1,2})(?![\p{L}\p{N}.,])/u;

/** An amount for each of several things, all together. */
function multiplied(amount: FoundAmount, text: string): FoundAmount {
  const head = text.slice(0, amount.start);
  const before = TIMES_BEFORE.exec(head);
  if (before) {
    return { ...amount, value: amount.value * Number(before[1]), start: before.index };
  }
  const after = TIMES_AFTER.exec(text.slice(amount.end));
  if (after) {
    const end = amount.end + after[0].length;
    return { ...amount, value: amount.value * Number(after[1]), end };
  }
  const each = text[amount.start] === "@" && COUNT.exec(head);
  return each ? { ...amount, value: amount.value * Number(each[1]) } : amount;
}

/** The amounts of a text in their order; bare numbers only where nothing says money. */
export function findAmounts(text: string): FoundAmount[] {
  const all = [...text.matchAll(MONEY)]
    .flatMap((found) => toAmount(found, text) ?? [])
    .map((amount) => multiplied(amount, text));
  const certain = all.filter((amount) => amount.certain);
  const sums: FoundAmount[] = [];
  for (const amount of certain.length > 0 ? certain : all) {
    const last = sums.at(-1);
    const sum = last && joined(last, amount, text.slice(last.end, amount.start));
    if (sum) sums[sums.length - 1] = sum;
    else sums.push(amount);
  }
  return sums;
}

export interface Money {
  amount: number | undefined;
  fee: number | undefined;
  /** Those to choose from. */
  amounts: number[];
  /** The text with a mark where the amounts were. */
  text: string;
}

const AS_TOTAL = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TOTAL}) ?(?:rp)?[ :=]*$`, "iu");

/** 'cepek' is a hundred, or a hundred thousand to those who leave the thousands out. */
const HUNDRED = wordPattern("cepek(?! (?:ceng|ribu|rb))");
/** A last number such as that of 'kopi 18' leaves the thousands out. */
const LAST_NUMBER = /(?<=\p{L} )([1-9]\d)$/u;

function addThousands(text: string): string {
  return /\d/.test(text.replace(LAST_NUMBER, "")) ? text : text.replace(LAST_NUMBER, "$1rb");
}

const FEE_WORDS = new RegExp(`${FEE}(?= *${AMOUNT_MARK})`, "iu");

function markAmounts(text: string, found: readonly FoundAmount[]): string {
  return found
    .toReversed()
    .reduce(
      (rest, { start, end }) => `${rest.slice(0, start)} ${AMOUNT_MARK} ${rest.slice(end)}`,
      text,
    );
}

/** The different amounts that a sentence can be about; the total alone where it says one. */
function listValues(others: readonly FoundAmount[], before: (of: FoundAmount) => string): number[] {
  const totals = others.filter((amount) => AS_TOTAL.test(before(amount)));
  return [...new Set((totals.length === 1 ? totals : others).map(({ value }) => value))];
}

/** Takes the amounts out of a sentence; which of several it is about, where it says so. */
export function takeAmounts(sentence: string): Money {
  const text = addThousands(writeOutWords(sentence))
    .replace(COMPOUND, "$1$2 ")
    .replace(PRODUCT, "$1 × ");
  const found = findAmounts(text);
  const before = (amount: FoundAmount) => text.slice(0, amount.start);
  const fee = found.length > 1 ? found.find((amount) => AS_FEE.test(before(amount))) : undefined;
  const values = listValues(
    found.filter((amount) => amount !== fee),
    before,
  );
  if (values.length === 1 && HUNDRED.test(sentence)) values.push(100_000);
  const rest = markAmounts(text, found);
  return {
    amount: values.length === 1 ? values[0] : undefined,
    fee: fee?.value,
    amounts: values.length > 1 ? values : [],
    text: fee ? rest.replace(FEE_WORDS, "") : rest,
  };
}
