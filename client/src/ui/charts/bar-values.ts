/** How the amounts of a chart are written over its bars. */
export interface BarValues {
  /** Nothing for an amount that would read as zero. */
  write: (amount: number) => string;
  /** The unit that all share, as a power of ten; null where every amount has its own. */
  power: number | null;
  /** About how wide a text is over a bar, in px. */
  widthOf: (text: string) => number;
}

interface Writers {
  /** With its unit: '10,3 jt', '$1.2K'. */
  short: (amount: number) => string;
  /** What an amount is in the currency that is shown. */
  convert: (amount: number) => number;
  /** A number in the language of the person: '10,3'. */
  count: (value: number) => string;
}

interface Label {
  /** The room for one of them in px. */
  room: number;
  /** The size of their letters in px. */
  size: number;
}

const GREATEST_POWER = 12;
/** Below it an amount is written with one decimal; the first one for which all have room. */
const DECIMALS_BELOW = [100, 10] as const;

/** The width of a letter of a label as part of its size: a digit, a point or space, another. */
const EMS = { digit: 0.62, point: 0.28, letter: 0.72 };

function countEms(text: string): number {
  const ems = Array.from(text, (letter) => {
    if (/\d/.test(letter)) return EMS.digit;
    return /[.,\s]/.test(letter) ? EMS.point : EMS.letter;
  });
  return ems.reduce((sum, em) => sum + em, 0);
}

/** The fullest way to write amounts for which every bar has room; null where none has. */
export function chooseBarValues(
  amounts: readonly number[],
  { room, size }: Label,
  { short, convert, count }: Writers,
): BarValues | null {
  const highest = Math.max(0, ...amounts.map(convert));
  if (highest === 0) return null;
  const thousands = Math.floor(Math.log10(highest) / 3);
  const power = Math.min(GREATEST_POWER, Math.max(0, thousands * 3));
  const bare = (below: number) => (amount: number) => {
    const value = convert(amount) / 10 ** power;
    const rounded = Math.round(value * 10) / 10;
    if (rounded === 0) return "";
    return count(rounded < below ? rounded : Math.round(value));
  };
  const ways = [
    { write: short, power: null },
    ...DECIMALS_BELOW.map((below) => ({ write: bare(below), power })),
  ];
  const widthOf = (text: string) => countEms(text) * size;
  const way = ways.find(({ write }) => amounts.every((amount) => widthOf(write(amount)) <= room));
  return way ? { ...way, widthOf } : null;
}
