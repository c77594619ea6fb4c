/** The types of transactions. A call with a type of the API that is missing here does not compile. */
export type TransactionType = "expenses" | "income";

/** What one rupiah of each type adds to the balance. */
const SIGNS: Readonly<Record<TransactionType, 1 | -1>> = { expenses: -1, income: 1 };

export const TRANSACTION_TYPES = Object.keys(SIGNS) as readonly TransactionType[];

interface Entry {
  type: TransactionType;
  /** Whole rupiah, without sign. */
  amount: number;
}

/** What a transaction, or a sum of one type, adds to the balance, in whole rupiah. */
export function signedAmount({ type, amount }: Entry): number {
  return SIGNS[type] * amount;
}

/** What sums of all types add to the balance. */
export function netAmount(sums: Readonly<Record<TransactionType, number>>): number {
  return TRANSACTION_TYPES.reduce(
    (net, type) => net + signedAmount({ type, amount: sums[type] }),
    0,
  );
}

/** Whether transactions of a type bring money in. */
export function isMoneyIn(type: TransactionType): boolean {
  return SIGNS[type] > 0;
}
