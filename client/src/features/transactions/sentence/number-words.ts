import { BEGIN, END } from "./patterns";
import { COUNTS, UNITS } from "./words";

export const UNIT = UNITS.flat().filter(Boolean).join("|");

/** The zeros of a unit, -1 without one. */
export function zerosOf(unit: string | undefined): number {
  return UNITS.findIndex((list) => unit && list.includes(unit.toLowerCase()));
}

/** The value of a word, 0 where it is none of a number. */
export function countOf(word: string): number {
  if (word === "belas") return 10;
  const [indonesian = -1, english = -1, tens = -1] = COUNTS.map((list) => list.indexOf(word));
  return tens < 0 ? Math.max(indonesian, english, 0) : 20 + 10 * tens;
}

const NUMBER_WORD = `(?:${COUNTS.flat().join("|")}|belas|puluh|ratus|setengah|half|hundred|se(?:puluh|belas|ratus|ribu|juta)|and|a|${UNIT})`;
const NUMBER_WORDS = new RegExp(
  `(?<!\\d )${BEGIN + NUMBER_WORD}(?:[ -]+${NUMBER_WORD})*${END}`,
  "giu",
);

interface Sum {
  total: number;
  current: number;
  /** What the unit before stands for; 'sejuta setengah' is half of it more. */
  magnitude: number;
}

function addHalf({ total, current, magnitude }: Sum): Sum {
  const isBehind = current === 0 && total > 0;
  return isBehind
    ? { total: total + magnitude / 2, current, magnitude }
    : { total, current: current + 0.5, magnitude };
}

const TIMES: Readonly<Record<string, number>> = { puluh: 10, ratus: 100, hundred: 100 };

/** A word of a number after those before it; 'puluh' and 'ratus' multiply the last digit alone. */
function addWord(sum: Sum, word: string): Sum {
  const { total, current } = sum;
  const magnitude = 10 ** zerosOf(word);
  if (magnitude > 1) return { total: total + (current || 1) * magnitude, current: 0, magnitude };
  if (/^(?:setengah|half)$/.test(word)) return addHalf(sum);
  const unit = current % 10;
  const times = TIMES[word];
  const added = times ? (unit || 1) * times - unit : countOf(word);
  return { ...sum, current: current + added };
}

/** 'dua puluh lima ribu' as '25000 perak'; what is no amount stays, such as 'dua' or 'ribu'. */
function writeOut(text: string): string {
  const parts = text
    .toLowerCase()
    .replace(/\bse(?=puluh|belas|ratus|ribu|juta)/g, "satu ")
    .split(/[ -]+/);
  const { total, current } = parts.reduce(addWord, { total: 0, current: 0, magnitude: 1 });
  // 'sejuta dua ratus' leaves the thousands of the rest out.
  const isShort = total >= 1_000_000 && current >= 100;
  const value = total + current * (isShort ? 1_000 : 1);
  return value >= 100 && Number.isInteger(value) && parts.length > 1 ? `${value} perak` : text;
}

/** Slang of the market: a digit before its scale, or a word of its own. */
const SLANG = new RegExp(
  `${BEGIN}(?!sep)(cepek|pekgo|jigo|selawe|(ce|se|no|go)(pek|ceng|ban|cap))(?:an)?( (?:ceng|rb|r[ie]?bu|ewu))?${END}`,
  "giu",
);
/** A hundred rupiah buys nothing any more. */
const WORTH: Readonly<Record<string, number>> = {
  cepek: 100_000,
  pekgo: 150_000,
  jigo: 25_000,
  selawe: 25_000,
  ce: 1,
  se: 1,
  no: 2,
  go: 5,
  pek: 100,
  ceng: 1_000,
  ban: 10_000,
  cap: 10_000,
};
const worthOf = (word: string) => WORTH[word.toLowerCase()] ?? 0;

/** Amounts in words as digits. */
export function writeOutNumbers(text: string): string {
  return text
    .replace(SLANG, (_, word: string, digit = "", scale = "", unit = "") => {
      const value = worthOf(word) || worthOf(digit) * worthOf(scale);
      return `${unit && value < 1_000 ? value * 1_000 : value} perak`;
    })
    .replace(NUMBER_WORDS, writeOut);
}
