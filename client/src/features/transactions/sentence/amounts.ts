import { readAmount } from "@/lib/money-input";

import { AMOUNT_MARK } from "./parsed-text";
import { writeOutNumbers, UNIT, zerosOf } from "./number-words";
import { anyOf, BEGIN, END, words } from "./patterns";
import { MEASURES, NUMBERED, UNITS } from "./words";

/** An amount in a text. */
export interface FoundAmount {
  value: number;
  start: number;
  end: number;
  /** Whether its unit, currency or dots say that it is money. */
  certain: boolean;
  /** The zeros that its unit stands for. */
  zeros: number;
}

const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}*:/]|\\d[.,-])(?:(?<before>\\d\\d?) ?[x×*] ?)?(?<currency>(?:rp|idr)\\.?[ :]*|@ ?|)[+-]?(?<digits>\\d+(?:[.,]\\d+)*)(?: ?(?<unit>${UNIT})(?:an|nya)?(?: (?:rupiah|perak))?)?(?:[,.]-)?(?: ?[x×*] ?(?<behind>\\d\\d?))?(?![\\p{L}\\p{N}%]|[:/-]\\d)`,
  "giu",
);

/** The groups of `MONEY`. */
interface Written {
  digits: string;
  currency: string;
  unit?: string;
  /** How many times: '2x18rb', '18rb x 2'. */
  before?: string;
  behind?: string;
}

/** '1jt 250' leaves the thousands of the rest out. */
const SHORT_REST = /(jt|juta) ?(\d{3})(?: perak)?(?= *(?:$|[⟦¶]))/giu;
const COMPOUND = /(\d)(jt|juta)(?=\d)/giu;
const GROUPED = /^\d{1,3}([.,]\d{3})+/;
const COUNT = words("(\\d{1,2})");

const FEE = "(?:biaya |ongkos )?(?:admin|adm|fee|biaya|charge)(?: (?:admin|transfer|tf))?";
const AS_FEE = new RegExp(`${BEGIN + FEE} ?[:=]? ?$`, "iu");
const AS_TOTAL = new RegExp(
  `${BEGIN}(?:(?:total|jadi|semua)(?:nya)?|altogether) ?(?:rp)?[ :=]*$`,
  "iu",
);

const COUNTED = new RegExp(`^ ?${anyOf(MEASURES)}${END}`, "iu");
const NAMED = new RegExp(`${BEGIN + anyOf(NUMBERED)}[ .:#]*$`, "iu");

/** Whether digits without a unit and a currency can be money. */
function isPossible(digits: string, head: string, tail: string): boolean {
  const isMoney = GROUPED.test(digits) || (/^[1-9]\d{2,9}$/.test(digits) && !NAMED.test(head));
  return isMoney && !(digits.length < 5 && COUNTED.test(tail));
}

/** Whether a unit says that digits are money; a whole number with 'm' may be meters. */
const isUnitOf = (unit: string, digits: string) =>
  /^(?:m.|[^m])/i.test(unit) || (unit !== "" && /\.\d$/.test(digits));

/** How many pieces of the same amount: '2x18rb', '18rb x 2', '3 @12rb'. */
function piecesOf({ before, behind, currency }: Written, head: string): number {
  const each = currency.startsWith("@") ? COUNT.exec(head)?.[1] : undefined;
  return Number(before ?? behind ?? each ?? 1);
}

/** Whether the digits say themselves that they are money, or what stands around them does. */
function isCertain({ currency, digits, unit = "" }: Written, head: string): boolean {
  return currency !== "" || isUnitOf(unit, digits) || GROUPED.test(digits) || AS_FEE.test(head);
}

function toAmount(found: RegExpExecArray, text: string): FoundAmount[] {
  const written = found.groups as unknown as Written;
  const { currency, digits, unit } = written;
  const [start, end] = [found.index, found.index + found[0].length];
  const head = text.slice(0, start);
  const zeros = zerosOf(unit);
  const { value } = readAmount(digits + (zeros > 0 ? (UNITS[zeros]?.[0] ?? "") : ""));
  const isMoney = currency || unit || isPossible(digits, head, text.slice(end));
  if (!value || !isMoney) return [];
  const certain = isCertain(written, head);
  return [{ value: value * piecesOf(written, head), start, end, zeros, certain }];
}

/** What two amounts are together: '1jt 500rb'; null where they are apart. */
function joined(one: FoundAmount, two: FoundAmount, between: string): FoundAmount | null {
  const isSmaller = two.zeros > 0 && two.zeros < one.zeros && two.value < 10 ** one.zeros;
  return isSmaller && /^ ?(?:dan |and )?$/.test(between)
    ? { ...two, value: one.value + two.value, start: one.start }
    : null;
}

/** The amounts of a text in their order; bare numbers only where nothing says money. */
export function findAmounts(text: string): FoundAmount[] {
  const all = [...text.matchAll(MONEY)].flatMap((found) => toAmount(found, text));
  const certain = all.filter((amount) => amount.certain);
  const sums: FoundAmount[] = [];
  for (const amount of certain.length > 0 ? certain : all) {
    const last = sums.at(-1);
    const sum = last && joined(last, amount, text.slice(last.end, amount.start));
    if (sum) sums.pop();
    sums.push(sum ?? amount);
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

/** One amount is the one; of several it is asked which. */
export function choose(values: readonly number[]): Pick<Money, "amount" | "amounts"> {
  const amounts = [...new Set(values)];
  return amounts.length > 1 ? { amount: undefined, amounts } : { amount: amounts[0], amounts: [] };
}

/** An only number such as that of 'kopi 18' leaves the thousands out; a wallet may follow. */
const ONLY_NUMBER = /^([^\d⟦]*\p{L} [1-9]\d)(?= *(?:⟦\d⟧)? *$)/u;
const FEE_WORDS = new RegExp(`${FEE}(?= *${AMOUNT_MARK})`, "iu");

function writeOut(sentence: string): string {
  const text = writeOutNumbers(sentence).replace(SHORT_REST, "$1 $2rb").replace(COMPOUND, "$1$2 ");
  return text.replace(ONLY_NUMBER, "$1rb");
}

/** Between the amounts of a sum: 'bakso 15rb + es teh 4rb', but not 'gopay 100rb + ovo 50rb'. */
const ADDED = /^[^⟦,]*\+[^⟦,]*$/;

/** Takes the amounts out of a sentence; which of several it is about, where it says so. */
export function takeAmounts(sentence: string): Money {
  const text = writeOut(sentence);
  const found = findAmounts(text);
  const isBehind = (pattern: RegExp) => (amount: FoundAmount) =>
    pattern.test(text.slice(0, amount.start));
  const fee = found.length > 1 ? found.find(isBehind(AS_FEE)) : undefined;
  const others = found.filter((amount) => amount !== fee);
  const totals = others.filter(isBehind(AS_TOTAL));
  const told = totals.length === 1 ? totals : others;
  const values = told.map(({ value }) => value);
  const rest = found.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${AMOUNT_MARK} ${left.slice(end)}`,
    text,
  );
  // A plus may belong to the amount behind it.
  const gaps = told.slice(1).map(({ start }, index) => text.slice(told[index]?.end, start + 1));
  const isSum = gaps.length > 0 && gaps.every((gap) => ADDED.test(gap));
  return {
    ...choose(isSum ? [values.reduce((sum, value) => sum + value)] : values),
    fee: fee?.value,
    text: fee ? rest.replace(FEE_WORDS, "") : rest,
  };
}
