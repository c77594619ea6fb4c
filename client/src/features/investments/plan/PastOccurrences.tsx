import { Trans, useLingui } from "@lingui/react/macro";
import { Ban, Check, CircleAlert, CircleDot, Ellipsis, Undo2 } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Money } from "@/ui/money/Money";

import type { PastOccurrence } from "./types";
import type { OccurrenceActions } from "./use-occurrence-actions";

/** How many dates show before all are requested. */
const FIRST_SHOWN = 3;

const ICON = "size-3.5";

interface PastOccurrencesProps {
  /** Newest first. */
  past: readonly PastOccurrence[];
  answers: OccurrenceActions;
}

/** The dates that have come: what became of each, and what can still be made of it. */
export function PastOccurrences({ past, answers }: PastOccurrencesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? past : past.slice(0, FIRST_SHOWN);
  const rest = past.length - shown.length;
  return (
    <div>
      <ul className="divide-y divide-line">
        {shown.map((each) => (
          <OccurrenceRow key={each.date} past={each} answers={answers} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="ghost"
          className={`-ml-3.5 px-3.5 ${WRAPPING}`}
          onClick={() => setAll(true)}
        >
          <Trans>Show earlier dates</Trans>
        </Button>
      )}
    </div>
  );
}

function OccurrenceRow({ past, answers }: { past: PastOccurrence; answers: OccurrenceActions }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { date, state, amount } = past;
  const day = formatDate(date, language);
  const open = state === "due" || state === "missed";
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        <span className="font-label whitespace-nowrap">{day}</span>
        <StatusBadge state={state} />
        {amount !== null && <Money amount={amount} className="text-ink-2" />}
      </span>
      {open && (
        <Button
          variant="soft"
          busy={answers.waiting === date}
          aria-label={t`Record ${day}`}
          onClick={() => answers.record(date)}
        >
          <Trans>Record</Trans>
        </Button>
      )}
      <OccurrenceMenu past={past} day={day} answers={answers} />
    </li>
  );
}

function StatusBadge({ state }: Pick<PastOccurrence, "state">) {
  switch (state) {
    case "done":
      return (
        <Badge tone="green" icon={<Check aria-hidden="true" className={ICON} />}>
          <Trans>Done</Trans>
        </Badge>
      );
    case "missed":
      return (
        <Badge tone="red" icon={<CircleAlert aria-hidden="true" className={ICON} />}>
          <Trans>Missed</Trans>
        </Badge>
      );
    case "skipped":
      return (
        <Badge icon={<Ban aria-hidden="true" className={ICON} />}>
          <Trans>Skipped</Trans>
        </Badge>
      );
    case "due":
      return (
        <Badge tone="gold" icon={<CircleDot aria-hidden="true" className={ICON} />}>
          <Trans>Today</Trans>
        </Badge>
      );
  }
}

function OccurrenceMenu({
  past,
  day,
  answers,
}: {
  past: PastOccurrence;
  day: string;
  answers: OccurrenceActions;
}) {
  const { t } = useLingui();
  const { date, state, transaction_id } = past;
  const look = "size-4 shrink-0";
  const toAnswer = [
    {
      label: t`Mark as done without recording`,
      icon: <Check aria-hidden="true" className={look} />,
      run: () => answers.markDone(date),
    },
    {
      label: t`Skip this date`,
      icon: <Ban aria-hidden="true" className={look} />,
      run: () => answers.skip(date),
    },
  ];
  const back = {
    label: transaction_id ? t`Undo this record` : t`Reopen this date`,
    icon: <Undo2 aria-hidden="true" className={look} />,
    run: () => answers.takeBack(past),
  };
  return (
    <ActionMenu
      label={t`Actions for ${day}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      className="-mr-2"
      actions={state === "due" || state === "missed" ? toAnswer : [back]}
    />
  );
}
