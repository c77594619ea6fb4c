import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { GoalIcon } from "@/ui/pictures/GoalIcon";

import { GOAL_KINDS, type GoalChoice } from "./goal-kinds";

const TILE =
  "flex min-h-18 min-w-0 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-panel border px-0.5 py-2.5 text-tiny font-label transition-colors duration-1 sm:min-h-23 sm:text-small";

interface GoalKindPickerProps {
  /** The kind that is chosen; null where a press leads on at once. */
  chosen: GoalChoice | undefined | null;
  onChoose: (goal: GoalChoice) => void;
  /** Called when a tile gets the focus. */
  onFocus?: () => void;
  /** A further choice below the tiles. */
  children?: ReactNode;
}

/** What one can save for, as twelve tiles: four in a row, six where there is room, fewer on narrow phones. */
export function GoalKindPicker({ chosen, onChoose, onFocus, children }: GoalKindPickerProps) {
  const { t } = useLingui();
  return (
    <div className="@container min-w-0">
      <fieldset
        aria-label={t`What are you saving for?`}
        className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(max(4.5rem,21%),1fr))] gap-2 sm:gap-3 @4xl:grid-cols-6"
      >
        {GOAL_KINDS.map((goal) => (
          <button
            key={goal.kind}
            type="button"
            aria-pressed={chosen === null ? undefined : goal === chosen}
            onFocus={onFocus}
            onClick={() => onChoose(goal)}
            className={cx(
              TILE,
              goal === chosen
                ? "border-primary bg-primary-soft text-on-primary-soft ring-1 ring-primary"
                : "border-line hover:bg-sunken",
            )}
          >
            <GoalIcon icon={goal.icon} size="tile" />
            <span className="max-w-full text-center leading-4 wrap-anywhere">{t(goal.label)}</span>
          </button>
        ))}
        {children}
      </fieldset>
    </div>
  );
}
