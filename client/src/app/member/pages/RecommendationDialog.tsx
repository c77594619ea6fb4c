import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { GoalPicker } from "@/features/goals/recommendation/GoalPicker";
import { PlanForm } from "@/features/investments/plan/PlanForm";
import { PlanList } from "@/features/investments/plan/PlanList";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { Dialog } from "@/ui/dialog/Dialog";
import { useLedger } from "../state/use-ledger";
import { useToday } from "../state/use-today";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** What to save every month for a goal, and investing the same amount again and again. */
export default function RecommendationDialog({ wanted, onClose }: OpenedDialog<"recommendation">) {
  const today = useToday();
  return (
    <Dialog open size="lg" onClose={onClose} title={<Trans>Saving & Invest Recommendation</Trans>}>
      <WalletsProvider>
        <div className="grid items-start gap-x-6 gap-y-8 md:grid-cols-2">
          <Panel title={<Trans>Goals</Trans>}>
            <GoalPicker today={today} kind={wanted?.kind} onMade={onClose} />
          </Panel>
          <Panel title={<Trans>Systematic Investment Plan</Trans>}>
            <PlanForm today={today} variant="secondary" />
          </Panel>
          <div className="col-span-full min-w-0">
            <PlanList today={today} ledger={useLedger()} />
          </div>
        </div>
      </WalletsProvider>
    </Dialog>
  );
}

function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <h3 id={heading} className="text-title tracking-tight">
        {title}
      </h3>
      {children}
    </section>
  );
}
