import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Barn } from "@/ui/Barn";

function Goal({
  barn,
  percent,
  children,
}: {
  barn: ReactNode;
  percent: number;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col items-center text-center">
      {barn}
      <span className="mt-1.5 font-bold">{children}</span>
      <span className="money text-small text-ink-2">
        <Trans>{percent}% full</Trans>
      </span>
    </li>
  );
}

const side = "h-auto w-full max-w-25";

/** Three goals on their way. */
export function GoalsArt() {
  return (
    <div className="overflow-hidden rounded-2xl bg-gold-soft px-4.5 py-6 sm:p-9">
      <ul className="mx-auto grid max-w-105 grid-cols-[3fr_4fr_3fr] items-end gap-2">
        <Goal barn={<Barn percent={36} className={side} />} percent={36}>
          <Trans>Umrah</Trans>
        </Goal>
        <Goal barn={<Barn percent={62} className="h-auto w-full max-w-32" />} percent={62}>
          <Trans>Emergency</Trans>
        </Goal>
        <Goal barn={<Barn percent={90} className={side} />} percent={90}>
          <Trans>Gadget</Trans>
        </Goal>
      </ul>
    </div>
  );
}
