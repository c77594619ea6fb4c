import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { CategoryReport, type ReportProps } from "./CategoryReport";
import { type ChangeReport, readReport, writeReport } from "./report-state";

/** The report that the address of the page names; each change is a step in the history. */
export function CategoriesPage(props: Pick<ReportProps, "today" | "onRecord">) {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const state = useMemo(() => readReport(new URLSearchParams(address)), [address]);
  const change = useCallback<ChangeReport>(
    (changed) => {
      const next = writeReport(new URLSearchParams(address), changed);
      if (next.toString() !== address) setSearch(next);
    },
    [address, setSearch],
  );
  return <CategoryReport {...props} state={state} onChange={change} />;
}
