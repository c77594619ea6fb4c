import type { Transaction } from "@/features/transactions/types";

/** A transaction as the server lists it. */
export function row(changed: Partial<Transaction> = {}): Transaction {
  return {
    id: "01A",
    type: "expenses",
    category_id: "food-beverages",
    category_name: "Food & Beverages",
    category_label: "Food & Beverages",
    icon: "/icons/steaming-bowl.svg",
    color: null,
    detail: "",
    amount: 48_000,
    date: "2024-06-18",
    created_at: "2024-06-18T05:00:00Z",
    version: 1,
    booked_for: null,
    wallet_id: "01W",
    to_wallet_id: null,
    ...changed,
  };
}
