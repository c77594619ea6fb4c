/** What a text is: only an entry fills the form. */
export type TextKind = "entry" | "promotion" | "failed" | "code" | "bill" | "nothing";

/** What was understood; a part that the text does not tell is left out. */
export interface Parts {
  type?: "income" | "expenses" | "transfer";
  /** Whole rupiah. */
  amount?: number;
  fee?: number;
  category_id?: string;
  wallet_id?: string;
  to_wallet_id?: string;
  /** 'YYYY-MM-DD'. */
  date?: string;
  detail?: string;
}

type Optional<Shape> = { [Key in keyof Shape]: Shape[Key] | undefined };

/** The parts without those that are undefined or empty. */
export function keepTold(parts: Optional<Parts>): Parts {
  const told = Object.entries(parts).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(told);
}

export interface ParsedText {
  kind: TextKind;
  parts: Parts;
  /** The amounts to choose from, where the text has several and tells nothing about them. */
  amounts: readonly number[];
}

export interface KnownWallet {
  id: string;
  name: string;
}

export interface KnownCategory {
  id: string;
  name: string;
  label: string;
  type: "income" | "expenses";
  aliases: readonly string[];
  hidden: boolean;
}

export const NOTHING: ParsedText = { kind: "nothing", parts: {}, amounts: [] };

/** What the person has, and the day it is. */
export interface ParseContext {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  wallets: readonly KnownWallet[];
  categories: readonly KnownCategory[];
}

/** Stand in a text where something was understood, so that its neighbours do not join. */
export const AMOUNT_MARK = "§";
export const DAY_MARK = "¶";
