import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ArrowDownUp } from "lucide-react";

import { type Sort, SORTS } from "../filters";

/** What each order is called. */
export const SORT_LABELS = {
  "-date": msg`Newest first`,
  date: msg`Oldest first`,
  name: msg`Name, A to Z`,
  "-name": msg`Name, Z to A`,
  "-amount": msg`Largest amount`,
  amount: msg`Smallest amount`,
} as const;

interface SortChoiceProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The order of the list where there are no heads of columns to press. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const { t } = useLingui();
  return (
    <span className="relative inline-flex min-h-11 items-center gap-1.5 rounded-badge px-1 font-label text-ink-2 outline-focus has-focus-visible:outline-2">
      <ArrowDownUp aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{t(SORT_LABELS[sort])}</span>
      <select
        aria-label={t`Order`}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-raised text-ink opacity-0"
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(SORT_LABELS[each])}
          </option>
        ))}
      </select>
    </span>
  );
}
