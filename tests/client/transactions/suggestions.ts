import type {
  RecentWallets,
  Suggestion,
  TransferSuggestion,
} from "@/features/transactions/record/use-suggestions";

import { answer } from "../support/server";

/** Something that was recorded before. */
export function habit(changed: Partial<Suggestion> = {}): Suggestion {
  return {
    detail: "Nasi Padang",
    type: "expenses",
    category_id: "food-beverages",
    category_label: "Food & Beverages",
    icon: "/icons/steaming-bowl.svg",
    color: null,
    amount: 28_000,
    count: 12,
    rule_id: null,
    ...changed,
  };
}

export const OJEK = habit({
  detail: "Ojek to work",
  category_id: "transportation",
  category_label: "Transportation",
  icon: "/icons/motor-scooter.svg",
  amount: 15_000,
});

export const NO_WALLETS: RecentWallets = {
  by_category: {},
  last: null,
  transfer_from: null,
  transfer_to: null,
};

interface WalletHabits {
  transfers?: TransferSuggestion[];
  wallets?: RecentWallets;
}

/** What the server suggests of these, narrowed by what is asked for. */
export function suggest(
  habits: Suggestion[],
  recent: string[] = [],
  { transfers = [], wallets = NO_WALLETS }: WalletHabits = {},
) {
  return ({ path }: { path: string }) => {
    const search = new URLSearchParams(path.split("?")[1]);
    const q = (search.get("q") ?? "").toLowerCase();
    const datas = habits.filter(
      ({ detail, type }) => type === search.get("type") && detail.toLowerCase().includes(q),
    );
    const recent_categories = { expenses: recent, income: [] };
    return answer({ datas, recent_categories, transfers, recent_wallets: wallets });
  };
}
