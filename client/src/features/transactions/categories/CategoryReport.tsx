import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card } from "@/ui/layout/Card";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";

import type { CategorySums } from "../types";
import { Categories } from "./Categories";
import { CategoryMonths } from "./CategoryMonths";
import { useCategorySums } from "./queries";
import { ReportControls } from "./ReportControls";
import type { ChangeReport, ReportState } from "./report-state";
import { ReportHero, ReportLine } from "./ReportTotal";

export interface ReportProps {
  state: ReportState;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onChange: ChangeReport;
  onRecord: () => void;
  /** Called when a link leads away. */
  onLeave?: () => void;
  /** It stands in a dialog: without a hero card and the paper of cards. */
  bare?: boolean;
}

/** Where the money of some days went, or came from: its sum, and its categories. */
export function CategoryReport({ bare = false, ...report }: ReportProps) {
  const { state, today, onChange } = report;
  const failureText = useFailureText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useCategorySums(state);
  const controls = (
    <ReportControls
      state={state}
      sums={data}
      waiting={isPlaceholderData}
      today={today}
      onChange={onChange}
    />
  );
  if (!data) {
    const total = !bare && !error && <HeroCardSkeleton compact />;
    return (
      <ReportFrame bare={bare} total={total} controls={controls}>
        {error ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <ReportSkeleton />
        )}
      </ReportFrame>
    );
  }
  const Total = bare ? ReportLine : ReportHero;
  return (
    <ReportFrame
      bare={bare}
      waiting={isPlaceholderData}
      total={<Total sums={data} type={state.type} />}
      controls={controls}
    >
      <ReportBody sums={data} {...report} />
    </ReportFrame>
  );
}

interface ReportFrameProps {
  bare: boolean;
  /** Other days are loading; these stay visible. */
  waiting?: boolean;
  total: ReactNode;
  controls: ReactNode;
  children: ReactNode;
}

function ReportFrame({ bare, waiting, total, controls, children }: ReportFrameProps) {
  const Paper = bare ? "div" : Card;
  return (
    <>
      {bare && controls}
      {total}
      {!bare && controls}
      <Paper>
        <div
          aria-busy={waiting || undefined}
          className={cx("transition-opacity duration-2", waiting && "opacity-60")}
        >
          {children}
        </div>
      </Paper>
    </>
  );
}

interface Seen {
  /** The id of the category whose months are shown. */
  open: string | null;
  /** What was open before; nothing as long as nobody has moved. */
  before?: string | null;
}

/** The categories, or the months of the one that is open. */
function ReportBody({
  sums,
  state,
  onChange,
  onRecord,
  onLeave,
}: ReportProps & { sums: CategorySums }) {
  const place = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(place);
  const [table, setTable] = useState(false);
  const [seen, setSeen] = useState<Seen>({ open: state.open });
  if (seen.open !== state.open) setSeen({ open: state.open, before: seen.open });

  useEffect(() => {
    if (seen.open !== null || !seen.before) return;
    const row = `[data-category="${CSS.escape(seen.before)}"]`;
    place.current?.querySelector<HTMLElement>(row)?.focus();
  }, [seen]);

  const { amount, previous } = sums.totals[state.type];
  const isEmpty = amount === 0 && (!sums.compared.chosen || previous === 0);
  return (
    <div
      ref={place}
      tabIndex={-1}
      // What leads to days that are not empty goes away with the empty ones.
      onFocus={isEmpty && !state.open ? onFocus : undefined}
      className="outline-none"
    >
      {state.open ? (
        <CategoryMonths
          key={state.open}
          id={state.open}
          state={state}
          sums={sums}
          focused={seen.before !== undefined}
          onClose={() => onChange({ open: null })}
          onLeave={onLeave}
        />
      ) : isEmpty ? (
        <NothingThere sums={sums} state={state} onChange={onChange} onRecord={onRecord} />
      ) : (
        <Categories
          sums={sums}
          state={state}
          onChange={onChange}
          table={table}
          onTable={setTable}
        />
      )}
    </div>
  );
}

type NothingProps = Pick<ReportProps, "state" | "onChange" | "onRecord"> & { sums: CategorySums };

function NothingThere({ sums, state, onChange, onRecord }: NothingProps) {
  const { t } = useLingui();
  const { previous } = sums.period;
  return (
    <EmptyState
      illustration="empty-transactions"
      title={<NothingTitle period={sums.period} type={state.type} />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {previous?.key && (
            <Button variant="secondary" onClick={() => onChange({ month: previous.key })}>
              <Trans>Previous month</Trans>
            </Button>
          )}
          <Button onClick={onRecord}>{t`Add Transaction`}</Button>
        </div>
      }
    >
      <Trans>Try another period, or add what you remember.</Trans>
    </EmptyState>
  );
}

function NothingTitle({
  period: { key, label },
  type,
}: Pick<CategorySums, "period"> & Pick<ReportState, "type">) {
  if (key === null) {
    return type === "income" ? (
      <Trans>No income on these days</Trans>
    ) : (
      <Trans>Nothing spent on these days</Trans>
    );
  }
  return type === "income" ? (
    <Trans>No income in {label}</Trans>
  ) : (
    <Trans>Nothing spent in {label}</Trans>
  );
}

const ROWS = ["w-40", "w-52", "w-36", "w-44", "w-32"];

/** The shapes of the ring and its list. */
function ReportSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the categories`}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Skeleton className="mx-auto aspect-square w-full max-w-60 rounded-full" />
        <div>
          {ROWS.map((width) => (
            <div key={width} className="flex min-h-16 items-center gap-3">
              <Skeleton className="size-11 shrink-0 rounded-control" />
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                <Skeleton className={cx("h-4 max-w-full", width)} />
                <Skeleton className="h-1.5" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
