import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/ui/Button";
import { GoalIcon } from "@/ui/GoalIcon";

import { GOAL_COLUMNS, TWELVE_GOALS } from "./recommendation/twelve-goals";
import type { Goal } from "./types";

/** What one may save for: one of twelve, or something of one's own. */
export function KindChoice({ onChoose }: { onChoose: (kind: Goal["kind"]) => void }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What are you saving for?`} className={`grid gap-2 ${GOAL_COLUMNS}`}>
      {TWELVE_GOALS.map(({ kind, label, icon }) => (
        <Kind
          key={kind}
          picture={<GoalIcon icon={icon} size="tile" />}
          onClick={() => onChoose(kind)}
        >
          {t(label)}
        </Kind>
      ))}
      <li className="col-span-full grid">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => onChoose("own")}
        >
          <Trans>My own goal</Trans>
        </Button>
      </li>
    </ul>
  );
}

interface KindProps {
  picture: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

function Kind({ picture, onClick, children }: KindProps) {
  return (
    <li className="grid min-w-0">
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-22 min-w-0 flex-col items-center justify-center gap-1.5 rounded-panel border border-line px-1 py-3 text-center text-small leading-4 font-label transition-colors duration-1 hover:bg-sunken"
      >
        {picture}
        <span className="max-w-full wrap-anywhere">{children}</span>
      </button>
    </li>
  );
}
