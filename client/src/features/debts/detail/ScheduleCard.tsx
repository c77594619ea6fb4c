import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Circle, CircleDot, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefDate } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import type { Instalment } from "../types";

/** So many instalments are shown at first, from the last paid one on. */
const FIRST_SHOWN = 12;

/** Every instalment with its tick. */
export function ScheduleCard({ schedule }: { schedule: readonly Instalment[] }) {
  const heading = useId();
  const [all, setAll] = useState(false);
  const next = schedule.findIndex(({ state }) => state !== "paid");
  const from = Math.max(0, (next === -1 ? schedule.length : next) - 1);
  const near = schedule.slice(from, from + FIRST_SHOWN);
  const count = schedule.length;
  const isShort = schedule.length <= FIRST_SHOWN;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Payment schedule</Trans>} />
      <ol className="divide-y divide-line">
        {(all || isShort ? schedule : near).map((instalment) => (
          <InstalmentRow key={instalment.number} instalment={instalment} />
        ))}
      </ol>
      {!isShort && (
        <Button variant="ghost" className="mt-2 -ml-4.5" onClick={() => setAll(!all)}>
          {all ? <Trans>Show fewer</Trans> : <Trans>Show all {count} instalments</Trans>}
        </Button>
      )}
    </Card>
  );
}

function InstalmentRow({ instalment }: { instalment: Instalment }) {
  const { language } = useLanguage();
  const { number, due, amount, cost, state, open } = instalment;
  const costs = <Money amount={cost} />;
  const left = <Money amount={open} />;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <StateIcon state={state} />
      <span className="min-w-0 flex-1">
        <span className={cx("block leading-5", state !== "paid" && "font-label")}>
          {number}. {formatBriefDate(due, language)}
        </span>
        <span className="block text-small leading-5 text-ink-3">
          <StateName state={state} />
          {state === "partly" && (
            <>
              {" · "}
              <Trans>{left} left</Trans>
            </>
          )}
          {cost > 0 && (
            <>
              {" · "}
              <Trans>{costs} interest and fees</Trans>
            </>
          )}
        </span>
      </span>
      <Money amount={amount} className={state === "paid" ? "text-ink-2" : "font-label"} />
    </li>
  );
}

const LOOKS = {
  paid: { Icon: Check, look: "bg-income-soft text-income" },
  partly: { Icon: CircleDot, look: "bg-gold-soft text-gold-ink" },
  overdue: { Icon: TriangleAlert, look: "bg-expense-soft text-expense" },
  due: { Icon: Circle, look: "bg-sunken text-ink-3" },
};

function StateIcon({ state }: Pick<Instalment, "state">) {
  const { Icon, look } = LOOKS[state];
  return (
    <span className={cx("grid size-8 shrink-0 place-items-center rounded-full", look)}>
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

function StateName({ state }: Pick<Instalment, "state">) {
  const { t } = useLingui();
  return { paid: t`Paid`, partly: t`Partly paid`, overdue: t`Overdue`, due: t`Due` }[state];
}
