import { useState } from "react";

import { CategoryReport, type ReportProps } from "./CategoryReport";
import { changeReport, PRESENT_MONTH } from "./report-state";

/** The report in a dialog, whose address stays that of the page. */
export function CategoriesPanel(props: Pick<ReportProps, "today" | "onRecord" | "onLeave">) {
  const [state, setState] = useState(PRESENT_MONTH);
  return (
    <CategoryReport
      bare
      {...props}
      state={state}
      onChange={(changed) => setState((before) => changeReport(before, changed))}
    />
  );
}
