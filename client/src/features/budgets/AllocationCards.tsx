import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { useAmounts } from "@/ui/money/use-amounts";
import { Ring } from "@/ui/charts/Ring";

import { GROUPS } from "./groups";
import type { Part } from "./types";

/** So many characters of an amount fit a card of a phone that shows three in a row. */
const MAX_CHARACTERS = 12;

/** Needs, wants and savings: how much of each share of the income is used. */
export function AllocationCards({ parts }: { parts: readonly Part[] }) {
  const { text } = useAmounts();
  const wide = parts.some(({ left }) => text(Math.abs(left)).length > MAX_CHARACTERS);
  return (
    <div className="@container">
      <div
        className={cx(
          "grid grid-cols-1 gap-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-1",
          // By the room for letters: the larger they are, the fewer cards a row has.
          !wide && "max-sm:@xs:grid-cols-3",
        )}
      >
        {parts.map((part) => (
          <AllocationCard key={part.group} part={part} />
        ))}
      </div>
    </div>
  );
}

function AllocationCard({ part }: { part: Part }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const id = useId();
  const { group, share, percent, spent } = part;
  const { label, fill, stroke, badge } = GROUPS[group];
  return (
    <Card aria-labelledby={id} className="max-sm:px-1.5! max-sm:py-3!">
      <div className="mb-3 flex flex-wrap items-center justify-center gap-x-2 gap-y-1 sm:justify-between">
        <h2 id={id} className="flex items-center gap-2 text-small font-bold sm:text-title">
          <span aria-hidden="true" className={cx("size-3 rounded-sm", fill)} />
          {t(label)}
        </h2>
        <span className={cx("rounded-badge px-2.25 py-1 text-caption font-label", badge)}>
          {formatPercent(share, language)}
        </span>
      </div>
      <div className="flex flex-col items-center gap-2 sm:flex-row sm:gap-5">
        <Ring percent={percent ?? 0} stroke={stroke} className="w-full max-w-26 shrink-0">
          <span className="money text-title font-heading sm:text-h2">
            {percent === null ? "–" : formatPercent(percent, language)}
          </span>
        </Ring>
        <dl className="min-w-0 max-sm:text-center">
          <div className="mb-1.5 max-sm:hidden">
            <dt className="text-caption text-ink-3">
              <Trans>Used</Trans>
            </dt>
            <dd className="text-lead font-bold">
              <Money amount={spent} />
            </dd>
          </div>
          {percent === null && share > 0 ? (
            <Unplanned spent={spent} />
          ) : (
            <RemainingAmount part={part} />
          )}
        </dl>
      </div>
    </Card>
  );
}

/** Without an income there is nothing to hold the spending against. */
function Unplanned({ spent }: { spent: number }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">
        <span className="sm:hidden">
          <Trans>used</Trans>
        </span>
        <span className="max-sm:hidden">
          <Trans>Planned</Trans>
        </span>
      </dt>
      <dd className="text-small font-bold sm:text-body">
        <span className="sm:hidden">
          <Money amount={spent} />
        </span>
        <span className="max-sm:hidden">
          <Trans>Nothing yet</Trans>
        </span>
      </dd>
    </div>
  );
}

/** The remaining or exceeded amount; saving more than planned is shown as success. */
function RemainingAmount({ part: { group, left, planned } }: { part: Part }) {
  const money = <Money amount={planned} />;
  if (left >= 0) {
    return (
      <div>
        <dt className="text-caption text-ink-3">
          <span className="sm:hidden">
            <Trans>left</Trans>
          </span>
          <span className="max-sm:hidden">
            <Trans>Left of {money}</Trans>
          </span>
        </dt>
        <dd className="text-small font-bold sm:text-body">
          <Money amount={left} />
        </dd>
      </div>
    );
  }
  const more = group === "savings";
  return (
    <div className={more ? "text-income" : "text-expense"}>
      <dt className="flex items-center gap-1 text-caption max-sm:justify-center">
        {!more && <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
        <span className="sm:hidden">
          {more ? <Trans context="than planned">more</Trans> : <Trans>over</Trans>}
        </span>
        <span className="max-sm:hidden">
          {more ? <Trans>More than {money}</Trans> : <Trans>Over {money}</Trans>}
        </span>
      </dt>
      <dd className="text-small font-bold sm:text-body">
        <Money amount={-left} />
      </dd>
    </div>
  );
}
