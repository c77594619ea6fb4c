import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { Money } from "@/ui/money/Money";

import type { Wallet } from "./types";

type Credit = NonNullable<Wallet["credit"]>;

/** The colours on paper and on the green card. */
const LOOKS = {
  paper: {
    quiet: "text-ink-3",
    text: "text-ink-2",
    over: "text-expense",
    track: "bg-track",
    fill: "bg-primary",
    full: "bg-expense-bar",
  },
  hero: {
    quiet: "text-hero-ink-2",
    text: "text-hero-ink",
    over: "text-hero-gold",
    track: "bg-hero-glass",
    fill: "bg-hero-gold",
    full: "bg-hero-gold",
  },
};

type Look = (typeof LOOKS)["paper"];

interface CreditBarProps {
  credit: Credit;
  /** What the wallet is called, for screen readers. */
  name: string;
  on?: keyof typeof LOOKS;
}

/** How much of the limit of a card or paylater is used, and its days. */
export function CreditBar({ credit, name, on = "paper" }: CreditBarProps) {
  const look = LOOKS[on];
  const { limit, available } = credit;
  return (
    <div className={cx("flex flex-col gap-1.5 text-small leading-5", look.quiet)}>
      {limit !== null && available !== null && (
        <Used {...{ limit, available, used: credit.used, name, look }} />
      )}
      <Days credit={credit} />
    </div>
  );
}

interface UsedProps {
  limit: number;
  used: number;
  available: number;
  name: string;
  look: Look;
}

function Used({ limit, used, available, name, look }: UsedProps) {
  const spent = <Money amount={used} className="font-label" />;
  const most = <Money amount={limit} />;
  const left = <Money amount={Math.abs(available)} className="font-label" />;
  return (
    <>
      <Meter {...{ limit, used, name, look }} />
      <p className={cx("flex flex-wrap justify-between gap-x-4", look.text)}>
        <span>
          <Trans>
            {spent} of {most} used
          </Trans>
        </span>
        {available < 0 ? (
          <span className={cx("inline-flex items-center gap-1.5", look.over)}>
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            <span>
              <Trans>{left} over the limit</Trans>
            </span>
          </span>
        ) : (
          <span>
            <Trans>{left} available</Trans>
          </span>
        )}
      </p>
    </>
  );
}

function Meter({ limit, used, name, look }: Omit<UsedProps, "available">) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const share = limit > 0 ? Math.round((used * 100) / limit) : 0;
  const shown = Math.min(100, share);
  return (
    <div
      role="meter"
      aria-label={t`Used of the limit of ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={formatPercent(share, language)}
      className={cx("h-1.5 overflow-hidden rounded-full", look.track)}
    >
      <div
        className={cx("h-full rounded-full", used > limit ? look.full : look.fill)}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}

function Days({ credit: { statement_day: statement, due_day: due } }: { credit: Credit }) {
  if (statement === null && due === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {statement !== null && (
        <span>
          <Trans>Statement on day {statement}</Trans>
        </span>
      )}
      {due !== null && (
        <span>
          <Trans>Due on day {due}</Trans>
        </span>
      )}
    </p>
  );
}
