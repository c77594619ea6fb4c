import { useLingui } from "@lingui/react/macro";

import { formatRupiah } from "@/lib/money";

import { nameOf } from "./names";
import type { Transaction } from "./types";

/** What is said when a transaction is saved: 'Saved. Rp48.000 for lunch.' */
export function useSavedWords(): (saved: Transaction) => string {
  const { t } = useLingui();
  return (saved) => {
    const amount = formatRupiah(saved.amount);
    const name = nameOf(saved);
    return saved.type === "income"
      ? t`Saved. ${amount} from ${name}.`
      : t`Saved. ${amount} for ${name}.`;
  };
}
