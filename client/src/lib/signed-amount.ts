/** The types that have categories and count in sums. */
export type TransactionType = "expenses" | "income";

/** All types of transactions; one of the API that is missing here does not compile. */
export type EntryType = TransactionType | "transfer" | "adjust";

/** What one rupiah of each type adds to what is left of the income. */
const SIGNS: Readonly<Record<TransactionType, 1 | -1>> = { expenses: -1, income: 1 };

export const TRANSACTION_TYPES = Object.keys(SIGNS) as readonly TransactionType[];

interface Entry {
  type: EntryType;
  /** Whole rupiah; only that of an adjustment has a sign. */
  amount: number;
}

/** Whether transactions of a type are income or expenses. */
export function isReported(type: EntryType): type is TransactionType {
  return type in SIGNS;
}

/** What a transaction, or a sum of one type, adds to income less expenses, in whole rupiah. */
export function signedAmount({ type, amount }: Entry): number {
  return isReported(type) ? SIGNS[type] * amount : 0;
}

/** Income less expenses. */
export function netAmount(sums: Readonly<Record<TransactionType, number>>): number {
  return TRANSACTION_TYPES.reduce(
    (net, type) => net + signedAmount({ type, amount: sums[type] }),
    0,
  );
}

/** Whether transactions of a type bring money in. */
export function isMoneyIn(type: EntryType): boolean {
  return type === "income";
}
