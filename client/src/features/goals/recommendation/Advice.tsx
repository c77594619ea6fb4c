import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { GoalIcon } from "@/ui/GoalIcon";

/** Where savings can grow: the same three lines for everybody. */
export function Advice() {
  const figure = "text-body font-bold text-income";
  return (
    <section>
      <h3 className="text-small font-label">
        <Trans>Where it can grow</Trans>
      </h3>
      <ul className="divide-y divide-line">
        <Line icon="bank" name={<Trans>Digital bank savings</Trans>}>
          <Trans>
            at <b className={figure}>5% to 6.5%</b> per year
          </Trans>
        </Line>
        <Line icon="chart-increasing" name={<Trans>A mutual fund</Trans>}>
          <Trans>
            with average return <b className={figure}>4-5%</b>
          </Trans>
        </Line>
        <Line icon="/icons/more/receipt.svg" name={<Trans>A bond</Trans>}>
          <Trans>
            with fixed <b className={figure}>3%</b>
          </Trans>
        </Line>
      </ul>
      <p className="mt-2 text-caption text-ink-3">
        <Trans>General figures, not a promise. Look at today's rates before you choose.</Trans>
      </p>
    </section>
  );
}

function Line({ icon, name, children }: { icon: string; name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <GoalIcon icon={icon} />
      <p className="flex min-w-0 flex-1 justify-between gap-x-3 max-sm:flex-col sm:items-center">
        <span className="font-label">{name}</span>{" "}
        <span className="text-small text-ink-2">{children}</span>
      </p>
    </li>
  );
}
