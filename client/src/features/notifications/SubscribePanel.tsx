import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { dayOfDate } from "@/lib/days";
import { APP_PATHS } from "@/lib/paths";
import { formatPercent } from "@/lib/percent";
import { Badge } from "@/ui/layout/Badge";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { Toggle } from "@/ui/fields/Toggle";

import { LoadedChoices } from "./LoadedChoices";
import { useUpdateChoices } from "./use-choices";

const INCOME = 10_250_000;

const EXPENSES = 4_924_500;

/** The switch of the monthly letter, and its content. */
export default function SubscribePanel() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-7">
        <Subscription />
      </div>
      <div className="min-w-0 xl:col-span-5">
        <LetterExample />
      </div>
    </div>
  );
}

function Subscription() {
  const { t } = useLingui();
  const email = useAccount()?.email;
  const choose = useUpdateChoices();
  return (
    <Card aria-label={t`Subscribe`} className="flex flex-col gap-3">
      <LoadedChoices rows={1}>
        {({ suggestion }) => (
          <Toggle
            label={<span className="font-bold text-ink">{t`The monthly letter`}</span>}
            hint={
              email && (
                <span className="wrap-anywhere">
                  <Trans>Once a month, when your month has ended, to {email}</Trans>
                </span>
              )
            }
            on={suggestion}
            onChange={(on) => choose("suggestion", on)}
          />
        )}
      </LoadedChoices>
      <p className="text-small text-ink-2">
        <Trans>
          We make it from your own transactions, and nobody else reads it. Every letter has a link
          to unsubscribe.
        </Trans>
      </p>
      <p className="text-small text-ink-2">
        <Trans>This is the same switch as Suggestion.</Trans>{" "}
        <Link to={APP_PATHS.notifications} className="link">
          <Trans>All notification settings</Trans>
        </Link>
      </p>
    </Card>
  );
}

/** The calendar month that was so many months ago, in words. */
function useMonthAgo(months: number): string {
  const { language } = useLanguage();
  const date = new Date();
  date.setDate(1);
  date.setMonth(date.getMonth() - months);
  return formatMonth(dayOfDate(date), language);
}

/** What the monthly letter holds, shown by an invented one. */
function LetterExample() {
  const id = useId();
  const month = useMonthAgo(1);
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Mail aria-hidden="true" className="size-5" />
        </span>
        <h2 id={id} className="min-w-0 grow basis-40 text-title tracking-tight">
          <Trans>Your letter about {month}</Trans>
        </h2>
        <Badge tone="gold">
          <Trans>Example</Trans>
        </Badge>
      </div>
      <dl className="rounded-control bg-sunken px-4 py-1">
        <Sum name={<Trans>Income</Trans>}>
          <Money amount={INCOME} kind="income" />
        </Sum>
        <Sum name={<Trans>Expenses</Trans>}>
          <Money amount={EXPENSES} kind="expenses" />
        </Sum>
        <Sum name={<Trans context="letter">Left</Trans>}>
          <Money amount={INCOME - EXPENSES} kind="net" />
        </Sum>
      </dl>
      <Findings />
    </Card>
  );
}

function Sum({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}

/** Three things that the figures say, and one to read. */
function Findings() {
  const { language } = useLanguage();
  const before = useMonthAgo(2);
  const share = formatPercent(10, language);
  const more = <Money amount={185_000} />;
  const aside = <Money amount={1_025_000} />;
  return (
    <>
      <div>
        <h3 className="text-small font-label">
          <Trans>What stood out</Trans>
        </h3>
        <ol className="divide-y divide-line text-small text-ink-2">
          <li className="py-2.5">
            <Trans>
              Dining Out took {more} more than in {before}.
            </Trans>
          </li>
          <li className="py-2.5">
            <Trans>
              You put {aside} aside, {share} of what came in.
            </Trans>
          </li>
          <li className="py-2.5">
            <Trans>Your eight budgets all held.</Trans>
          </li>
        </ol>
      </div>
      <p className="text-small text-ink-3">
        <Trans>We add a tip once there are articles to read.</Trans>
      </p>
    </>
  );
}
