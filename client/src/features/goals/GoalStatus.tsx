import { Trans } from "@lingui/react/macro";
import { CircleCheck, Hourglass, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { Money } from "@/ui/money/Money";

import type { Goal } from "./types";

/** The status of a goal as text; the adjustments are shown beside it. */
export function GoalStatus({ goal }: { goal: Goal }) {
  const { language } = useLanguage();
  const dueIn = goal.due && formatMonth(goal.due, language);
  switch (goal.state) {
    case "reached":
      return (
        <Line icon={<CircleCheck aria-hidden="true" className="size-4 text-income" />}>
          <Trans>Full. The harvest is yours.</Trans>
        </Line>
      );
    case "unplanned":
      return (
        <Line icon={<Hourglass aria-hidden="true" className="size-4" />}>
          {dueIn ? (
            <Trans>Target {dueIn}, no monthly plan yet</Trans>
          ) : (
            <Trans>No monthly plan yet</Trans>
          )}
        </Line>
      );
    case "behind":
      return (
        <Line icon={<TriangleAlert aria-hidden="true" className="size-4 text-gold-ink" />}>
          {goal.months_left ? (
            <Trans>Behind your {dueIn} target</Trans>
          ) : (
            <Trans>Past your {dueIn} target</Trans>
          )}
        </Line>
      );
    case "on_track":
      return <OnTrack goal={goal} />;
  }
}

/** 'Rp1.025.000 a month, ready April 2026'. */
function OnTrack({ goal: { monthly, ready } }: { goal: Goal }) {
  const { language } = useLanguage();
  const plan = <Money amount={monthly ?? 0} className="font-bold text-ink" />;
  const readyIn = ready && formatMonth(ready, language);
  return (
    <p className="text-small leading-5 text-ink-2">
      {readyIn ? (
        <Trans>
          {plan} a month, ready {readyIn}
        </Trans>
      ) : (
        <Trans>{plan} a month</Trans>
      )}
    </p>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-small leading-5 text-ink-2">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="font-label">{children}</span>
    </p>
  );
}
