import { Trans, useLingui } from "@lingui/react/macro";
import { Ban, Check, Clock, Ellipsis, Pencil, Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { ActionMenu } from "@/ui/ActionMenu";
import { Button } from "@/ui/Button";
import { Money } from "@/ui/Money";

import type { Line } from "./by-day";
import { snoozeMoments } from "./moments";
import type { ReminderActs } from "./use-reminder-acts";
import { useReminderWords, useZone } from "./use-reminder-words";

const SnoozeDialog = lazy(() => import(/* webpackChunkName: "snooze" */ "./SnoozeDialog"));

const LOOK = "size-4 shrink-0";

interface LineActsProps {
  line: Line;
  acts: ReminderActs;
}

/** What a day that has come asks for: done, which records its amount, or later. */
export function DueActs({ line, acts }: LineActsProps) {
  const { t } = useLingui();
  const { description: name, amount, reminder_id, day } = line.occurrence;
  const { waiting } = acts;
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="soft"
        className="flex-1"
        busy={waiting?.id === reminder_id && waiting.day === day}
        icon={<Check aria-hidden="true" className={LOOK} />}
        aria-label={amount === null ? t`Done: ${name}` : undefined}
        onClick={() => acts.done(line.occurrence)}
      >
        {amount === null ? <Trans>Done</Trans> : <RecordWords amount={amount} />}
      </Button>
      <SnoozeMenu line={line} acts={acts} />
    </div>
  );
}

function RecordWords({ amount }: { amount: number }) {
  const money = <Money amount={amount} />;
  return (
    <span>
      <Trans>Done, record {money}</Trans>
    </span>
  );
}

/** When one wants to be reminded again. */
function SnoozeMenu({ line: { occurrence, reminder }, acts }: LineActsProps) {
  const { t } = useLingui();
  const words = useReminderWords();
  const zone = useZone();
  const [choosing, setChoosing] = useState(false);
  const { description: name } = occurrence;
  const { later, tomorrow, nextWeek } = snoozeMoments(zone, new Date(), reminder?.time ?? null);
  const icon = <Clock aria-hidden="true" className={LOOK} />;
  const snooze = (until: string) => acts.snooze(occurrence, until, words.moment(until));
  return (
    <>
      <ActionMenu
        label={t`Remind me later: ${name}`}
        icon={<Clock aria-hidden="true" className="size-5" />}
        actions={[
          ...(later ? [{ label: t`Later today`, icon, run: () => snooze(later) }] : []),
          { label: t`Tomorrow`, icon, run: () => snooze(tomorrow) },
          { label: t`Next week`, icon, run: () => snooze(nextWeek) },
          { label: t`Choose a time`, icon, run: () => setChoosing(true) },
        ]}
      />
      {choosing && (
        <Suspense>
          <SnoozeDialog
            line={occurrence}
            first={tomorrow}
            onSnooze={snooze}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What else can be done with a day, or with the reminder it belongs to. */
export function LineMenu({ line, acts, onEdit }: LineActsProps & { onEdit?: () => void }) {
  const { t } = useLingui();
  const { occurrence } = line;
  const { state, snoozed_until, amount, description: name } = occurrence;
  const check = <Check aria-hidden="true" className={LOOK} />;
  const answers =
    amount === null
      ? [{ label: t`Mark as done`, icon: check, run: () => acts.done(occurrence) }]
      : [
          {
            label: t`Mark as done and record it`,
            icon: check,
            run: () => acts.done(occurrence),
          },
          {
            label: t`Mark as done without recording`,
            icon: check,
            run: () => acts.done(occurrence, { record: false }),
          },
        ];
  const skip = {
    label: t`Skip this date`,
    icon: <Ban aria-hidden="true" className={LOOK} />,
    run: () => acts.skip(occurrence),
  };
  const reopen = {
    label: state === "open" ? t`Do not wait until then` : t`Open this date again`,
    icon: <Undo2 aria-hidden="true" className={LOOK} />,
    run: () => acts.open(occurrence),
  };
  const edit = onEdit && {
    label: t`Edit`,
    icon: <Pencil aria-hidden="true" className={LOOK} />,
    run: onEdit,
  };
  const answered = state !== "open" || snoozed_until !== null;
  return (
    <ActionMenu
      label={t`What to do with ${name}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        ...(edit ? [edit] : []),
        ...(state === "open" ? [...answers, skip] : []),
        ...(answered ? [reopen] : []),
      ]}
    />
  );
}
