import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { type Filters, readFilters, writeFilters } from "./filters";

/** Changes what is listed; `quietly` leaves no step to go back to. */
export type ChangeFilters = (changed: Partial<Filters>, how?: { quietly?: boolean }) => void;

/** What the page's address says is listed. Each choice is a step that Back undoes. */
export function useFilters(): { filters: Filters; change: ChangeFilters } {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const change = useCallback<ChangeFilters>(
    (changed, { quietly = false } = {}) => {
      const next = writeFilters(new URLSearchParams(address), changed);
      if (next.toString() !== address) setSearch(next, { replace: quietly });
    },
    [address, setSearch],
  );
  return { filters, change };
}
