import { Trans } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";

import type { Line } from "./by-day";
import type { Scope } from "./types";
import { useReminderLabels } from "./use-reminder-labels";

interface RemovalQuestionProps {
  line: Line;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The first date that may go. */
  since: string;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

/** Asks whether one date goes, or all later ones too; an answered date alone stays. */
export default function RemovalQuestion(props: RemovalQuestionProps) {
  const { line, today, since, onChoose, onClose } = props;
  const words = useReminderLabels();
  const date = words.weekday(since, today);
  const { occurrence, missed } = line;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={<Trans>Remove which dates?</Trans>}
      footer={
        <>
          {occurrence.state === "open" && (
            <Button variant="secondary" size="lg" data-autofocus onClick={() => onChoose("one")}>
              {missed ? <Trans>Only missed dates</Trans> : <Trans>Only this date</Trans>}
            </Button>
          )}
          <Button variant="danger" size="lg" onClick={() => onChoose("later")}>
            <Trans>This and later</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>
          This reminder repeats. Dates before {date} stay, and so does everything you recorded.
        </Trans>
      </p>
    </Dialog>
  );
}
