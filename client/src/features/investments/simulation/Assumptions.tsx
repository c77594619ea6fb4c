import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";

import { getProfileLabel } from "../risk/profile-labels";
import { CHECKED_ON, getSpread, INFLATION, TERMS } from "./instruments";
import { getReturns, type Plan } from "./simulate";

function usePercent(): (hundredths: number) => string {
  const { language } = useLanguage();
  return (hundredths) => formatPercent(hundredths / 100, language, { digits: 2 });
}

/** Everything that the curve takes for granted, with the day on which it was last checked. */
export function Assumptions({ plan }: { plan: Plan }) {
  const { language } = useLanguage();
  const day = formatDate(CHECKED_ON, language);
  return (
    <details className="group border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small font-label">
        <Trans>What this simulation assumes</Trans>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition-transform duration-2 group-open:rotate-180"
        />
      </summary>
      <ul className="flex list-disc flex-col gap-1.5 pb-2 pl-4.5 text-small text-ink-2">
        <Interest plan={plan} />
        <Cases plan={plan} />
        <Inflation on={plan.inflation} />
        <Tax plan={plan} />
        <li>
          <Trans>
            Assumes you never miss a month and pay no fees. Any single year could end in a loss,
            which the curve doesn't show.
          </Trans>
        </li>
        <li>
          <Trans>
            The three rates come from our suggestions: examples, not offers from a bank or fund.
            Rates, taxes and the inflation target were last checked on {day}.
          </Trans>
        </li>
      </ul>
    </details>
  );
}

function Interest({ plan }: { plan: Plan }) {
  const percent = usePercent();
  const rate = percent(plan.expected);
  const whole = percent(((1 + plan.expected / 120_000) ** 12 - 1) * 10_000);
  return (
    <li>
      <Trans>
        Money goes in at the end of every month, and interest is added monthly: a twelfth of {rate}{" "}
        each time, or {whole} over a full year.
      </Trans>
    </li>
  );
}

function Cases({ plan }: { plan: Plan }) {
  const percent = usePercent();
  const { low, high } = getReturns(plan);
  const [from, to] = [percent(low), percent(high)];
  return (
    <li>
      <Trans>
        The low case yields {from} a year, the high case {to}.
      </Trans>{" "}
      <Why plan={plan} />
    </li>
  );
}

/** Why the cases lie where they do. */
function Why({ plan: { instrument, profile } }: { plan: Plan }): ReactNode {
  const { t } = useLingui();
  const percent = usePercent();
  if (instrument === "bond") return <Trans>A bond's interest is fixed.</Trans>;
  if (instrument === "savings") return <Trans>That's the range we use in our suggestions.</Trans>;
  const points = percent(getSpread(instrument, profile));
  if (!profile) {
    return (
      <Trans>
        Give or take {points}: we use the range for a Balanced profile until we know yours.
      </Trans>
    );
  }
  const name = t(getProfileLabel[profile]);
  return (
    <Trans>
      Give or take {points}, in line with your risk profile: {name}.
    </Trans>
  );
}

function Inflation({ on }: { on: boolean }) {
  const percent = usePercent();
  const { expected, spread } = INFLATION;
  const target = percent(expected);
  const [more, less] = [percent(expected + spread), percent(expected - spread)];
  return (
    <li>
      {on ? (
        <Trans>
          Prices rise by {target} a year, Bank Indonesia's target for 2025 to 2027 (Regulation of
          the Minister of Finance 31/2024), plus or minus 1 percentage point: the low case uses{" "}
          {more}, the high case {less}. All amounts are in today's money.
        </Trans>
      ) : (
        <Trans>
          Inflation isn't included. Bank Indonesia's target is {target} a year, plus or minus 1
          percentage point.
        </Trans>
      )}
    </li>
  );
}

function Tax({ plan: { tax, instrument } }: { plan: Plan }) {
  const percent = usePercent();
  const rate = percent(TERMS[instrument].tax);
  if (!tax) {
    return (
      <li>
        <Trans>Tax isn't included. For this choice, it's {rate} of the interest.</Trans>
      </li>
    );
  }
  return (
    <li>
      {instrument === "bond" && (
        <Trans>
          {rate} final tax on bond interest (Government Regulation 91/2021) is deducted every month.
        </Trans>
      )}
      {instrument === "fund" && (
        <Trans>
          Payouts to mutual fund holders aren't taxed (Income Tax Law, article 4(3)(i)).
        </Trans>
      )}
      {(instrument === "savings" || instrument === "own") && (
        <Trans>
          {rate} final tax on interest from deposits and savings (Government Regulations 131/2000
          and 123/2015) is deducted every month, even if the balance is below Rp7.500.000.
        </Trans>
      )}
    </li>
  );
}
