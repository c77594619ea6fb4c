import { Trans, useLingui } from "@lingui/react/macro";
import { Check, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { debtPath } from "@/lib/paths";
import { ProgressBar } from "@/ui/feedback/ProgressBar";
import { Badge } from "@/ui/layout/Badge";
import { Money } from "@/ui/money/Money";

import type { Debt } from "./types";

/** A debt with what is next, and how far it is paid; it leads to its schedule. */
export function DebtRow({ debt }: { debt: Debt }) {
  const { t } = useLingui();
  const { id, name, with_whom, percent, next, paid_instalments, instalments } = debt;
  return (
    <li className="relative rounded-control px-2 py-3 transition-colors duration-1 hover:bg-sunken">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-0.5">
        <div className="min-w-0 grow basis-40">
          <Link
            to={debtPath(id)}
            className="leading-5 font-label wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
          {with_whom && <p className="text-small text-ink-3 wrap-anywhere">{with_whom}</p>}
        </div>
        <Money amount={debt.left_with_costs} className="ml-auto font-label" />
      </div>
      <div className="my-2">
        <ProgressBar
          label={t`Paid of ${name}`}
          value={percent}
          max={100}
          words={t`${percent} percent`}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-ink-2">
        <span>{next ? <NextDue debt={debt} /> : <PaidBadge />}</span>
        {instalments > 1 && (
          <span className="text-ink-3">
            <Trans>
              {paid_instalments} of {instalments} paid
            </Trans>
          </span>
        )}
      </div>
    </li>
  );
}

function PaidBadge() {
  return (
    <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
      <Trans>Paid off</Trans>
    </Badge>
  );
}

/** The next instalment, or what is overdue. */
export function NextDue({ debt: { next, overdue } }: { debt: Debt }) {
  const { language } = useLanguage();
  if (!next) return null;
  const day = formatBriefDate(next.due, language);
  if (overdue > 0) {
    const late = <Money amount={overdue} />;
    return (
      <Badge wraps tone="red" icon={<TriangleAlert aria-hidden="true" className="size-3.5" />}>
        <span>
          <Trans>
            {late} overdue since {day}
          </Trans>
        </span>
      </Badge>
    );
  }
  const amount = <Money amount={next.open} className="font-label text-ink" />;
  return (
    <Trans>
      {amount} on {day}
    </Trans>
  );
}
