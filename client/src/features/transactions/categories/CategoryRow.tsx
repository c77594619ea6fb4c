import { ChevronRight } from "lucide-react";

import { usePhone } from "@/browser/media-queries";
import { cx } from "@/lib/cx";
import { Money } from "@/ui/money/Money";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import type { CategorySum, CategorySums } from "../types";
import { ChangeBadge, Share } from "./SumFigures";

interface CategoryRowProps {
  row: CategorySum;
  sums: CategorySums;
  /** The colour of its bar. */
  fill: string;
  /** The largest amount of the list, which has the longest bar. */
  largest: number;
  onOpen: (id: string) => void;
}

/** A category with its amount, its share and its change; a press shows its months. */
export function CategoryRow({ row, sums, fill, largest, onOpen }: CategoryRowProps) {
  const Figures = sums.compared.chosen ? TwoMonths : OneAmount;
  return (
    <li>
      <button
        type="button"
        data-category={row.category_id}
        onClick={() => onOpen(row.category_id)}
        className="flex w-full cursor-pointer items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-1 hover:bg-sunken/60"
      >
        <CategoryIcon icon={row.icon} color={row.color} />
        <Figures row={row} sums={sums} fill={fill} largest={largest} />
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      </button>
    </li>
  );
}

type FiguresProps = Omit<CategoryRowProps, "onOpen">;

/** On phones the change stands beside the share, else beside both lines. */
function OneAmount({ row, fill, largest }: FiguresProps) {
  const phone = usePhone();
  const change = (
    <span className="w-24 shrink-0 text-right">
      <ChangeBadge sum={row} type={row.type} />
    </span>
  );
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 leading-5.5 font-label wrap-anywhere">{row.category_label}</span>{" "}
          <Money amount={row.amount} className="font-bold" />
        </span>{" "}
        <span className="mt-1.5 flex flex-wrap items-center gap-2">
          <Bar amount={row.amount} largest={largest} fill={fill} />
          <span className="money w-9 shrink-0 text-right text-small text-ink-3">
            <Share {...row} />
          </span>{" "}
          {phone && change}
        </span>
      </span>{" "}
      {!phone && change}
    </span>
  );
}

/** The amounts of both months, one under the other, and their difference. */
function TwoMonths({ row, sums, fill, largest }: FiguresProps) {
  const phone = usePhone();
  const months = [
    { key: "now", label: sums.period.label, amount: row.amount, look: fill },
    { key: "then", label: sums.compared.label, amount: row.previous, look: `${fill} opacity-50` },
  ];
  return (
    <span className={cx("flex min-w-0 flex-1", phone ? "flex-col gap-1.5" : "items-center gap-4")}>
      <span className="min-w-0 flex-1">
        <span className="block leading-5.5 font-label wrap-anywhere">{row.category_label}</span>{" "}
        {months.map((month) => (
          <span key={month.key} className="mt-1 block">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-small">
              <span className="text-ink-3">{month.label}</span>{" "}
              <Money amount={month.amount} className="font-label" />
            </span>{" "}
            <span className="mt-0.5 flex">
              <Bar amount={month.amount} largest={largest} fill={month.look} />
            </span>
          </span>
        ))}
      </span>{" "}
      <span
        className={cx("flex gap-2", phone ? "flex-wrap items-center" : "w-28 flex-col items-end")}
      >
        <Money amount={row.change} kind="net" className="text-small font-bold" />{" "}
        <ChangeBadge sum={row} type={row.type} />
      </span>
    </span>
  );
}

interface BarProps {
  amount: number;
  largest: number;
  fill: string;
}

/** A bar as long as its part of the longest one. */
function Bar({ amount, largest, fill }: BarProps) {
  return (
    <span aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-track">
      <span
        className={cx("block h-full rounded-full", fill)}
        style={{ width: `${largest && (amount * 100) / largest}%` }}
      />
    </span>
  );
}
