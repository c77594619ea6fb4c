import { Trans } from "@lingui/react/macro";

import { Money } from "@/ui/Money";

import { nameOf } from "./names";
import type { Transaction } from "./types";

/** What is said when a transaction is saved: 'Saved. Rp48.000 for lunch.' */
export function SavedWords({ saved }: { saved: Transaction }) {
  const amount = <Money amount={saved.amount} />;
  const name = nameOf(saved);
  return saved.type === "income" ? (
    <Trans>
      Saved. {amount} from {name}.
    </Trans>
  ) : (
    <Trans>
      Saved. {amount} for {name}.
    </Trans>
  );
}
