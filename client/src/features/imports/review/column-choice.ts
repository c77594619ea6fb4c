import type { Mapping } from "../types";

const NAMES = ["day", "text", "amount", "sign", "money_in", "money_out"] as const;
export type ColumnName = (typeof NAMES)[number];

/** The chosen columns as a form has them: empty where none is chosen. */
export type ColumnChoice = Record<ColumnName, string> & {
  /** Whether money in and money out have columns of their own. */
  split: boolean;
};

const written = (column: number | null = null) => (column === null ? "" : String(column));

/** Begins with what was guessed. */
export function fromGuess(guess: Partial<Mapping>): ColumnChoice {
  const of = (name: ColumnName) => written(guess[name]);
  return {
    day: of("day"),
    text: of("text"),
    amount: of("amount"),
    sign: of("sign"),
    money_in: of("money_in"),
    money_out: of("money_out"),
    split: of("amount") === "" && of("money_in") !== "",
  };
}

/** Whether a column is asked for. */
export function isUsed(name: ColumnName, { split }: ColumnChoice): boolean {
  if (name === "day" || name === "text") return true;
  return split === (name === "money_in" || name === "money_out");
}

/** The mapping to send; null while a column is missing. */
export function toMapping(choice: ColumnChoice): Mapping | null {
  const used = NAMES.filter((name) => isUsed(name, choice));
  if (used.some((name) => name !== "sign" && choice[name] === "")) return null;
  const chosen = used.filter((name) => choice[name] !== "");
  const columns = chosen.map((name) => [name, Number(choice[name])] as const);
  return { day: 0, text: 0, ...Object.fromEntries(columns) };
}

/** The columns that mean something, each with what it means. */
export function chosenColumns(choice: ColumnChoice): { name: ColumnName; column: number }[] {
  return NAMES.filter((name) => isUsed(name, choice) && choice[name] !== "").map((name) => ({
    name,
    column: Number(choice[name]),
  }));
}
