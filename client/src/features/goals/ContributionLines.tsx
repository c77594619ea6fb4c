import { Trans, useLingui } from "@lingui/react/macro";
import { ReceiptText, Trash2 } from "lucide-react";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Badge } from "@/ui/Badge";
import { Button } from "@/ui/Button";
import { ErrorState } from "@/ui/ErrorState";
import { IconButton } from "@/ui/IconButton";
import { Loading } from "@/ui/Loading";
import { Money } from "@/ui/Money";
import { Skeleton } from "@/ui/Skeleton";
import { useAmounts } from "@/ui/use-amounts";

import type { Contribution, Goal } from "./types";
import { useContributions } from "./use-contributions";
import { useTakeBack } from "./use-take-back";

/** What was put aside for a goal and taken out again, the last first. */
export function ContributionLines({ goal }: { goal: Goal }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h3 id={heading} className="mb-1 text-body font-bold">
        <Trans>Put aside so far</Trans>
      </h3>
      <Lines goalId={goal.id} />
    </section>
  );
}

function Lines({ goalId }: { goalId: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const list = useContributions(goalId);
  const remove = useTakeBack(goalId);
  if (!list.data) {
    if (!list.error) return <LinesWaiting />;
    return (
      <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {failureText(list.error)}
      </ErrorState>
    );
  }
  const rows = list.data.pages.flatMap(({ datas }) => datas);
  if (rows.length === 0) {
    return (
      <p className="py-2 text-small text-ink-2">
        <Trans>Nothing yet. The first handful is the hardest one.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <ContributionLine key={row.id} row={row} onRemove={() => void remove(row)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          block
          variant="secondary"
          busy={list.isFetchingNextPage}
          busyLabel={t`Loading...`}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function ContributionLine({ row, onRemove }: { row: Contribution; onRemove: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { spoken } = useAmounts();
  const { amount, date, detail, booked } = row;
  const day = formatDate(date, language);
  const sum = spoken(amount);
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{detail || <What row={row} />}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-3">
          {day}
          {booked && (
            <Badge icon={<ReceiptText aria-hidden="true" className="size-3.5" />}>
              <Trans>Booked</Trans>
            </Badge>
          )}
        </p>
      </div>
      <Money amount={amount} kind="net" className="font-label" />
      <IconButton
        label={t`Delete ${sum} of ${day}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={onRemove}
        className="-mr-2"
      />
    </li>
  );
}

function What({ row: { amount, opening } }: { row: Contribution }) {
  if (opening) return <Trans>There from the beginning</Trans>;
  return amount < 0 ? <Trans>Taken out</Trans> : <Trans>Put aside</Trans>;
}

function LinesWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading what was put aside`}>
      {["first", "second", "third"].map((place) => (
        <div key={place} className="py-2">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="mt-1.5 h-4 w-full" />
        </div>
      ))}
    </Loading>
  );
}
