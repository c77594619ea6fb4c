import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { cx } from "@/lib/cx";
import { Card } from "@/ui/Card";

import { GoalPicker, type GoalPickerProps } from "./GoalPicker";

/** What to save for, as a card of a page. */
export default function GoalPickerCard({
  className,
  ...picker
}: GoalPickerProps & { className?: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col gap-4", className)}>
      <div>
        <h2 id={heading} className="text-title tracking-tight">
          <Trans>What are you saving for?</Trans>
        </h2>
        <p className="text-small text-ink-3">
          <Trans>Choose one goal, then Apply</Trans>
        </p>
      </div>
      <GoalPicker {...picker} />
    </Card>
  );
}
