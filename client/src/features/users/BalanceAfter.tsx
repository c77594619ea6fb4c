import { Trans } from "@lingui/react/macro";

import type { Account } from "@/api/use-account";
import { cx } from "@/lib/cx";
import { Money } from "@/ui/Money";

interface BalanceAfterProps {
  account: Account;
  /** The opening amount that is typed, in whole rupiah. */
  amount: number | null;
}

/** What saving would do to the balance: it changes by the difference. */
export function BalanceAfter({ account: { opening, balance }, amount }: BalanceAfterProps) {
  const difference = amount === null ? 0 : amount - (opening?.amount ?? 0);
  return (
    // Always there, so that it is read when it speaks; without words it takes no room.
    <p role="status" className={cx("text-small leading-5 text-ink-2", difference === 0 && "-mt-4")}>
      {difference !== 0 && (
        <Trans>
          Your balance changes by <Money amount={difference} kind="net" className="font-label" /> to{" "}
          <Money amount={balance + difference} className="font-label text-ink" />.
        </Trans>
      )}
    </p>
  );
}
