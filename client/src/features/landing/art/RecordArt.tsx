import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";

interface RowProps {
  icon: string;
  kind: "income" | "expenses";
  amount: number;
  className?: string;
  children: ReactNode;
}

function Row({ icon, kind, amount, className, children }: RowProps) {
  return (
    <li
      className={cx(
        "flex items-center gap-3 rounded-panel bg-surface py-2 pr-3.5 pl-2 shadow-hover",
        className,
      )}
    >
      <CategoryIcon icon={icon} size="sm" />
      <span className="min-w-0 flex-1 truncate text-small font-bold">{children}</span>
      <Money kind={kind} amount={amount} className="text-small font-bold" />
    </li>
  );
}

/** Three lines of a ledger. */
export function RecordArt() {
  return (
    <ul className="flex w-full max-w-85 flex-col gap-2 sm:pr-7">
      <Row icon="/icons/steaming-bowl.svg" kind="expenses" amount={48_000}>
        <Trans>Nasi Padang, lunch</Trans>
      </Row>
      <Row icon="/icons/toolbox.svg" kind="income" amount={1_750_000} className="sm:ml-3.5">
        <Trans>Logo for Kopi Senja</Trans>
      </Row>
      <Row icon="/icons/motor-scooter.svg" kind="expenses" amount={22_000} className="sm:ml-7">
        <Trans>Ojek to the office</Trans>
      </Row>
    </ul>
  );
}
