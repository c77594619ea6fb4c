import { Trans } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { type ReactNode, useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";
import { Badge } from "@/ui/Badge";
import { Card } from "@/ui/Card";
import { Money } from "@/ui/Money";

const EXAMPLE = {
  month: "2024-06-01",
  before: "2024-05-01",
  income: 10_250_000,
  expenses: 4_924_500,
};

/** What the monthly letter holds, shown by an invented one. */
export function LetterExample() {
  const id = useId();
  const { language } = useLanguage();
  const month = formatMonth(EXAMPLE.month, language);
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Mail aria-hidden="true" className="size-5" />
        </span>
        <h2 id={id} className="min-w-0 flex-1 text-title tracking-tight">
          <Trans>Your letter about {month}</Trans>
        </h2>
        <Badge tone="gold">
          <Trans>Example</Trans>
        </Badge>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <Sum name={<Trans>Came in</Trans>}>
          <Money amount={EXAMPLE.income} kind="income" />
        </Sum>
        <Sum name={<Trans>Went out</Trans>}>
          <Money amount={EXAMPLE.expenses} kind="expenses" />
        </Sum>
      </dl>
      <Findings />
    </Card>
  );
}

function Sum({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken p-3">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

/** Three things that the figures say, and one to read. */
function Findings() {
  const { language } = useLanguage();
  const before = formatMonth(EXAMPLE.before, language);
  const saved = formatPercent(52, language);
  const more = <Money amount={185_000} />;
  return (
    <>
      <div>
        <h3 className="text-small font-label">
          <Trans>Three findings</Trans>
        </h3>
        <ol className="divide-y divide-line text-small text-ink-2">
          <li className="py-2.5">
            <Trans>You kept {saved} of what came in.</Trans>
          </li>
          <li className="py-2.5">
            <Trans>
              Dining Out took {more} more than in {before}.
            </Trans>
          </li>
          <li className="py-2.5">
            <Trans>Seven of your eight budgets held.</Trans>
          </li>
        </ol>
      </div>
      <p className="text-small text-ink-3">
        <Trans>One tip is added once there are articles to read.</Trans>
      </p>
    </>
  );
}
