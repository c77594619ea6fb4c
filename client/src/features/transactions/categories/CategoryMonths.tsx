import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { transactionsBetween } from "@/lib/paths";
import { isMoneyIn } from "@/lib/signed-amount";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Money } from "@/ui/money/Money";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import type { CategorySum, CategorySums } from "../types";
import { MonthBars } from "./MonthBars";
import { type CategoryMonths as CategoryMonthsAnswer, useCategoryMonths } from "./queries";
import type { ReportState } from "./report-state";

interface CategoryMonthsProps {
  /** The id of the category. */
  id: string;
  state: ReportState;
  /** The days from which somebody came. */
  sums: CategorySums;
  /** Takes the focus: somebody has just opened it. */
  focused: boolean;
  onClose: () => void;
  onLeave?: () => void;
}

/** One category over twelve months, and the ways to its transactions. */
export function CategoryMonths({
  id,
  state,
  sums,
  focused,
  onClose,
  onLeave,
}: CategoryMonthsProps) {
  const { type, month, to } = state;
  const months = useCategoryMonths({ category_id: id, type, month, at: to });
  const row = sums.datas.find((sum) => sum.category_id === id && sum.type === type);
  const category = row ?? months.data?.category;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="ghost"
        className="-mt-2 -ml-4.5 text-small"
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onClose}
      >
        <Trans>All categories</Trans>
      </Button>
      <div className="flex w-full flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {category && <Heading category={category} focused={focused} />}
          <Figures sums={sums} row={row} months={months.data} />
        </div>
        <Months query={months} type={type} period={sums.period} onLeave={onLeave} />
        {row && row.count > 0 && (
          <TransactionsLink row={row} period={sums.period} onLeave={onLeave} />
        )}
      </div>
    </div>
  );
}

interface HeadingProps {
  category: CategoryMonthsAnswer["category"];
  focused: boolean;
}

function Heading({ category, focused }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <CategoryIcon icon={category.icon} color={category.color} />
      <h2 ref={heading} tabIndex={-1} className="wrap-anywhere">
        {category.category_label}
      </h2>
    </div>
  );
}

interface FiguresProps {
  sums: CategorySums;
  row: CategorySum | undefined;
  months: CategoryMonthsAnswer | undefined;
}

function Figures({ sums, row, months }: FiguresProps) {
  const average = months?.average ?? null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Figure label={sums.period.label}>
        <Money amount={row?.amount ?? 0} />
      </Figure>
      {average !== null && (
        <Figure label={<Trans>Monthly average</Trans>}>
          <Money amount={average} />
        </Figure>
      )}
    </dl>
  );
}

interface MonthsProps extends Pick<ReportState, "type"> {
  query: ReturnType<typeof useCategoryMonths>;
  period: CategorySums["period"];
  onLeave?: () => void;
}

function Months({ query, type, period, onLeave }: MonthsProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <MonthsSkeleton />;
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const { datas, category } = data;
  const { category_id: id, category_label: name } = category;
  const last = datas.at(-1)?.title;
  return (
    <MonthBars
      caption={t`${name}, 12 months to ${last}`}
      months={datas}
      current={datas.find(({ start, end }) => start <= period.end && period.end <= end)?.key}
      fill={isMoneyIn(type) ? "bg-income-bar" : "hatched"}
      transactionsOf={({ start, end }) => transactionsBetween(start, end, type, id)}
      onLeave={onLeave}
    />
  );
}

interface TransactionsLinkProps extends Pick<MonthsProps, "period" | "onLeave"> {
  row: CategorySum;
}

function TransactionsLink({ row, period, onLeave }: TransactionsLinkProps) {
  return (
    <ButtonLink
      to={transactionsBetween(period.start, period.end, row.type, row.category_id)}
      onClick={onLeave}
      variant="secondary"
      className="self-start"
    >
      <Plural value={row.count} one="See # transaction" other="See # transactions" />
      <ArrowRight aria-hidden="true" className="size-4" />
    </ButtonLink>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="text-title font-strong">{children}</dd>
    </div>
  );
}

function MonthsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the months`}>
      <Skeleton className="h-64 rounded-m" />
    </Loading>
  );
}
