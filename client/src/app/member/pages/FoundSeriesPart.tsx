import { Suspense, useState } from "react";

import { ProposalsCard } from "@/features/proposals/ProposalsCard";
import type { Proposal } from "@/features/proposals/types";
import { useFindingActions } from "@/features/proposals/use-finding-actions";
import { type ReminderValues, writeMonthDay } from "@/features/reminders/reminder-values";
import { useReminderLabels } from "@/features/reminders/use-reminder-labels";
import { lazyComponent } from "@/lib/lazy-component";

import { CategoryPart } from "./CategoryPart";

const EditReminderDialog = lazyComponent(
  () => import(/* webpackChunkName: "edit-reminder" */ "@/features/reminders/EditReminderDialog"),
);

/** What the form of a reminder holds of a proposal. */
function toKnown(proposal: Proposal): Partial<ReminderValues> {
  const { type, frequency, every, month_day, day, amount, amount_mode } = proposal;
  return {
    frequency,
    every: String(every),
    month_day: writeMonthDay(month_day, day),
    kind: type === "expenses" ? "bill" : "other",
    entry: type,
    amount,
    amount_mode,
    category_id: proposal.category_id,
    wallet_id: proposal.wallet_id ?? "",
  };
}

/** What the ledger suggests, and the form in which a suggestion becomes a recurring entry. */
export function FoundSeriesPart({ today }: { today: string }) {
  const actions = useFindingActions();
  const { rhythm } = useReminderLabels();
  const [accepted, setAccepted] = useState<Proposal | null>(null);
  return (
    <>
      <ProposalsCard
        actions={actions}
        rhythmOf={(proposal) => rhythm({ ...proposal, shift: null, times: null, until: null })}
        onAccept={setAccepted}
      />
      {accepted && (
        <Suspense>
          <EditReminderDialog
            subject={{
              id: null,
              description: accepted.name,
              day: accepted.day,
              known: toKnown(accepted),
            }}
            today={today}
            CategoryField={CategoryPart}
            onSaved={(_day, { id }) => actions.accept(accepted, id)}
            onClose={() => setAccepted(null)}
          />
        </Suspense>
      )}
    </>
  );
}
