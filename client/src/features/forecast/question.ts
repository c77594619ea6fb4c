import { withParams } from "@/browser/use-url-params";

/** Whole rupiah that a person adds on a day to see what would be; negative leaves. */
export interface Addition {
  day: string;
  amount: number;
}

/** How many money months ahead, and what is left out or added to see what would be. */
export interface Question {
  months: number;
  leftOut: readonly string[];
  added: readonly Addition[];
}

export const MOST_MONTHS = 3;
/** The most amounts that a forecast takes. */
export const MOST_ADDED = 10;
export const USUAL: Question = { months: 1, leftOut: [], added: [] };

const ADDITION = /^(\d{4}-\d\d-\d\d):(-?[1-9]\d{0,11})$/;

/** What an address asks; what it does not understand it leaves out. */
export function readQuestion(words: URLSearchParams): Question {
  const months = Number(words.get("months"));
  return {
    months: [1, 2, MOST_MONTHS].includes(months) ? months : USUAL.months,
    leftOut: split(words.get("leave_out")),
    added: split(words.get("add")).slice(0, MOST_ADDED).flatMap(readAddition),
  };
}

/** The address's parameters with another question. */
export function writeQuestion(words: URLSearchParams, question: Question): URLSearchParams {
  const { months, leave_out: leftOut, add } = toQuery(question);
  return withParams(words, {
    months: months ? String(months) : null,
    leave_out: leftOut ?? null,
    add: add ?? null,
  });
}

/** The question as the API takes it; the usual one needs nothing. */
export function toQuery({ months, leftOut, added }: Question) {
  return {
    ...(months !== USUAL.months && { months }),
    ...(leftOut.length > 0 && { leave_out: leftOut.join(",") }),
    ...(added.length > 0 && {
      add: added.map(({ day, amount }) => `${day}:${amount}`).join(","),
    }),
  };
}

/** Whether anything is different from what is planned. */
export function isWhatIf({ leftOut, added }: Question): boolean {
  return leftOut.length > 0 || added.length > 0;
}

function split(text: string | null): string[] {
  return (text ?? "").split(",").filter(Boolean);
}

function readAddition(text: string): Addition[] {
  const [, day, amount] = ADDITION.exec(text) ?? [];
  return day && amount ? [{ day, amount: Number(amount) }] : [];
}
