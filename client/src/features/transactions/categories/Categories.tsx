import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { Button } from "@/ui/buttons/Button";
import { Donut } from "@/ui/charts/Donut";
import { Segmented } from "@/ui/fields/Segmented";
import { Money } from "@/ui/money/Money";

import type { CategorySum, CategorySums } from "../types";
import { CategoriesTable } from "./CategoriesTable";
import { CategoryRow } from "./CategoryRow";
import { GROUP_COLORS, listSlices, getSeriesColor } from "./category-colors";
import type { ChangeReport, ReportState } from "./report-state";
import { ChangeBadge } from "./SumFigures";

interface ChartProps {
  sums: CategorySums;
  state: ReportState;
  onChange: ChangeReport;
}

interface CategoriesProps extends ChartProps {
  /** Whether the figures stand there instead of the chart. */
  table: boolean;
  onTable: (table: boolean) => void;
}

/** The categories of one type as a ring and a list, or as a table. */
export function Categories({ table, onTable, ...chart }: CategoriesProps) {
  const { sums, state, onChange } = chart;
  const { t } = useLingui();
  const { type } = state;
  const rows = sums.datas.filter((row) => row.type === type);
  const { label } = sums.period;
  const caption =
    type === "income" ? t`Income by category, ${label}` : t`Spending by category, ${label}`;
  const figures = {
    caption,
    rows,
    sums,
    type,
    onOpen: (open: string) => onChange({ open }),
  };
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      {table ? <CategoriesTable shown {...figures} /> : <Chart rows={rows} {...chart} />}
      {!table && <CategoriesTable {...figures} />}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4">
        <Returned sums={sums} type={type} />
        <Button
          variant="ghost"
          className="-mr-4.5 ml-auto text-small"
          onClick={() => onTable(!table)}
        >
          {table ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </Button>
      </div>
    </figure>
  );
}

/** What is left out of the income. */
function Returned({
  sums: { returned },
  type,
}: Pick<ReportState, "type"> & { sums: CategorySums }) {
  if (type !== "income" || !returned) return null;
  const amount = <Money amount={returned} className="font-label text-ink" />;
  return (
    <p className="max-w-[52ch] py-1 text-small text-ink-3">
      <Trans>You took {amount} out of your goals. That doesn't count as income.</Trans>
    </p>
  );
}

interface ChartRowsProps extends ChartProps {
  /** Those of the type, the largest first. */
  rows: readonly CategorySum[];
}

function Chart({ rows, sums, state, onChange }: ChartRowsProps) {
  const { t } = useLingui();
  const grouped = state.type === "expenses" && state.by === "group";
  const beside = sums.compared.chosen;
  // What is gone needs no row of its own, unless two months stand side by side.
  const listed = beside ? rows : rows.filter(({ amount }) => amount > 0);
  const largest = Math.max(
    ...listed.map((row) => (beside ? Math.max(row.amount, row.previous) : row.amount)),
  );
  const list = { sums, largest, onOpen: (open: string) => onChange({ open }) };
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-5 lg:sticky lg:top-8 lg:self-start">
        {state.type === "expenses" && (
          <Segmented
            block
            label={t`View by`}
            value={state.by}
            onChange={(by) => onChange({ by })}
            options={[
              { value: "category", label: t`By category` },
              { value: "group", label: t`By group` },
            ]}
          />
        )}
        <Rings rows={rows} sums={sums} grouped={grouped} type={state.type} />
      </div>
      <div>
        {grouped ? (
          <GroupList rows={listed} {...list} />
        ) : (
          <ul className="-mx-2">
            {listed.map((row, place) => (
              <CategoryRow
                key={row.category_id}
                row={row}
                fill={getSeriesColor(place).fill}
                {...list}
              />
            ))}
          </ul>
        )}
        <Gone rows={rows.slice(listed.length)} period={sums.period} />
      </div>
    </div>
  );
}

/** The categories that had something before and have nothing now. */
function Gone({
  rows,
  period: { label },
}: Pick<ChartRowsProps, "rows"> & Pick<CategorySums, "period">) {
  const { language } = useLanguage();
  if (rows.length === 0) return null;
  const labels = rows.map((row) => row.category_label);
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(labels);
  return (
    <p className="mt-3 text-small text-ink-3">
      <Trans>
        Nothing in {label}: {names}
      </Trans>
    </p>
  );
}

interface RingsProps extends Pick<ChartRowsProps, "rows" | "sums">, Pick<ReportState, "type"> {
  grouped: boolean;
}

/** The ring of these days; beside it that of the month it is compared with. */
function Rings({ rows, sums, grouped, type }: RingsProps) {
  const total = sums.totals[type];
  const beside = sums.compared.chosen;
  const slices = (figure: "amount" | "previous") =>
    grouped
      ? sums.groups.map((sum) => ({
          key: sum.group,
          value: sum[figure],
          stroke: GROUP_COLORS[sum.group].stroke,
        }))
      : listSlices(rows, figure);
  return (
    <div className="flex flex-wrap justify-center gap-4">
      <Ring slices={slices("amount")} amount={total.amount} small={beside}>
        {sums.period.label}
      </Ring>
      {beside && (
        <Ring small slices={slices("previous")} amount={total.previous}>
          {sums.compared.label}
        </Ring>
      )}
    </div>
  );
}

interface RingProps {
  slices: ReturnType<typeof listSlices>;
  amount: number;
  /** It shares the room with another one. */
  small: boolean;
  children: ReactNode;
}

function Ring({ slices, amount, small, children }: RingProps) {
  const name = <span className="text-caption text-ink-3">{children}</span>;
  const figure = (
    <Money
      amount={amount}
      className={cx("font-heading tracking-tight", small ? "text-small" : "text-title")}
    />
  );
  if (!small) {
    return (
      <Donut slices={slices} className="w-full max-w-60">
        {figure}
        {name}
      </Donut>
    );
  }
  return (
    <div className="flex max-w-47 min-w-0 flex-1 flex-col items-center gap-2">
      <Donut slices={slices} className="w-full max-w-36">
        {null}
      </Donut>
      <span className="flex flex-col items-center text-center">
        {figure}
        {name}
      </span>
    </div>
  );
}

interface GroupListProps {
  rows: readonly CategorySum[];
  sums: CategorySums;
  largest: number;
  onOpen: (id: string) => void;
}

/** Needs, wants and savings with their sums, each over its categories. */
function GroupList({ rows, ...list }: GroupListProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const shown = list.sums.groups.filter(({ group }) => rows.some((row) => row.group === group));
  return (
    <div className="flex flex-col gap-4">
      {shown.map((sum) => (
        <section key={sum.group} aria-label={t(GROUP_COLORS[sum.group].label)}>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2">
            <h3 className="flex flex-1 items-center gap-2 text-body tracking-normal">
              <span
                aria-hidden="true"
                className={cx("size-3 rounded-sm", GROUP_COLORS[sum.group].fill)}
              />
              {t(GROUP_COLORS[sum.group].label)}
              <span className="money text-small font-medium text-ink-3">
                {formatPercent(sum.share, language)}
              </span>
            </h3>
            <Money amount={sum.amount} className="font-bold" />
            <ChangeBadge sum={sum} type="expenses" />
          </div>
          <ul className="-mx-2">
            {rows
              .filter(({ group }) => group === sum.group)
              .map((row) => (
                <CategoryRow
                  key={row.category_id}
                  row={row}
                  fill={GROUP_COLORS[sum.group].fill}
                  {...list}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
