import { Trans } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";

import type { Scope } from "./types";
import { useReminderLabels } from "./use-reminder-labels";

interface SeriesQuestionProps {
  /** The date of the series that is changed. */
  day: string;
  today: string;
  saving: boolean;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

/** Asks whether a change is about one date, or about all later ones too. */
export function SeriesQuestion({ day, today, saving, onChoose, onClose }: SeriesQuestionProps) {
  const words = useReminderLabels();
  const date = words.weekday(day, today);
  return (
    <Dialog
      open
      size="sm"
      busy={saving}
      onClose={onClose}
      title={<Trans>Change which dates?</Trans>}
      footer={
        <>
          <Button
            variant="secondary"
            size="lg"
            data-autofocus
            busy={saving}
            onClick={() => onChoose("one")}
          >
            <Trans>Only this date</Trans>
          </Button>
          <Button size="lg" busy={saving} onClick={() => onChoose("later")}>
            <Trans>This and later</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>
          This reminder repeats. Change only {date}, or that date and all later ones? Earlier dates
          stay as they are.
        </Trans>
      </p>
    </Dialog>
  );
}
