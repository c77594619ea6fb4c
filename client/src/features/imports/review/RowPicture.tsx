import { ArrowLeftRight, CircleHelp, Link2 } from "lucide-react";

import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import type { ImportRow } from "../types";

/** The category of a row, or a sign of what else becomes of it. */
export function RowPicture({ row: { match, transfer, category } }: { row: ImportRow }) {
  if (category && !match && !transfer) {
    return <CategoryIcon icon={category.icon} color={category.color} />;
  }
  const Icon = match ? Link2 : transfer ? ArrowLeftRight : CircleHelp;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-plate text-ink-2">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** Only income and expenses have a colour. */
export function toneOfRow({ amount, transfer, match, include }: ImportRow): string {
  if (!include && !match) return "text-ink-3";
  if (transfer || match) return "text-ink";
  return amount > 0 ? "text-income" : "text-expense";
}
