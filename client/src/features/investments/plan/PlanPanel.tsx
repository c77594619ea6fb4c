import { PlanForm } from "./PlanForm";
import { PlanList } from "./PlanList";
import type { Ledger } from "./types";

export interface PlanPanelProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Told what was recorded for a plan, and what was taken back. */
  ledger: Ledger;
}

/** A new plan, and those that there are. */
export function PlanPanel({ today, ledger }: PlanPanelProps) {
  return (
    <div className="flex flex-col gap-5">
      <PlanForm today={today} />
      <PlanList today={today} ledger={ledger} />
    </div>
  );
}
