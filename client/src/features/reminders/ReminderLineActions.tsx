import { Trans, useLingui } from "@lingui/react/macro";
import {
  Ban,
  CalendarClock,
  CalendarDays,
  Check,
  CheckCheck,
  Clock,
  Ellipsis,
  Pencil,
  Sunrise,
  Undo2,
} from "lucide-react";
import { Suspense, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { debtPath } from "@/lib/paths";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import type { MenuAction } from "@/ui/buttons/ActionMenuItems";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Money } from "@/ui/money/Money";

import { asksForAmount, asksForMore, type Line } from "./by-day";
import { getSnoozeMoments, toTime } from "./reminder-times";
import type { ReminderActions } from "./use-reminder-actions";
import { useReminderLabels, useTimeZone } from "./use-reminder-labels";

const SnoozeDialog = lazyComponent(() => import(/* webpackChunkName: "snooze" */ "./SnoozeDialog"));

const ICON_PROPS = "size-4 shrink-0";

interface LineActionsProps {
  line: Line;
  actions: ReminderActions;
}

/** Whether it can be done without its amount being recorded. */
function isRecorded({ entry, amount }: Line["occurrence"]): boolean {
  return entry !== null || amount !== null;
}

/** The actions on a due date: done, which records its amount or leads to where one pays, or snooze. */
export function DueActions(props: LineActionsProps) {
  const { line, actions } = props;
  const { occurrence } = line;
  const { debt_id: debtId, description: name } = occurrence;
  if (debtId === null) return <DueEntryActions {...props} />;
  return (
    <div className="mt-auto flex items-center gap-2">
      <PaymentLink debtId={debtId} name={name} />
      <SnoozeMenu line={line} onSnooze={(until, when) => actions.snooze(occurrence, until, when)} />
    </div>
  );
}

function PaymentLink({ debtId, name }: { debtId: string; name: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      variant="soft"
      className="flex-1"
      to={debtPath(debtId)}
      aria-label={t`Record the payment: ${name}`}
    >
      <Trans>Record the payment</Trans>
    </ButtonLink>
  );
}

function DueEntryActions({ line, actions }: LineActionsProps) {
  const { t } = useLingui();
  const { occurrence } = line;
  const { description: name } = occurrence;
  const [entered, setEntered] = useState<number | null>(null);
  const asks = asksForAmount(occurrence);
  const amount = asks ? entered : occurrence.amount;
  const missing = asks && entered === null;
  return (
    <>
      {asks && (
        <RupiahField
          label={<Trans>Amount</Trans>}
          value={entered}
          onChange={setEntered}
          placeholder="150.000"
        />
      )}
      <div className="mt-auto flex items-center gap-2">
        <Button
          variant="soft"
          className="flex-1"
          busy={isWaiting(actions, occurrence)}
          aria-disabled={missing || undefined}
          icon={<Check aria-hidden="true" className={ICON_PROPS} />}
          aria-label={amount === null && !asks ? t`Done: ${name}` : undefined}
          onClick={() => {
            if (!missing) actions.done(occurrence, asks ? { amount: entered } : {});
          }}
        >
          <DueLabel amount={amount} asks={asks} />
        </Button>
        <SnoozeMenu
          line={line}
          onSnooze={(until, when) => actions.snooze(occurrence, until, when)}
        />
      </div>
    </>
  );
}

function isWaiting({ waiting }: ReminderActions, { reminder_id, day }: Line["occurrence"]) {
  return waiting?.id === reminder_id && waiting.day === day;
}

function DueLabel({ amount, asks }: { amount: number | null; asks: boolean }) {
  if (amount !== null) return <RecordLabel amount={amount} />;
  return asks ? <Trans>Enter the amount</Trans> : <Trans>Done</Trans>;
}

function RecordLabel({ amount }: { amount: number }) {
  const money = <Money amount={amount} />;
  return (
    <span>
      <Trans>Record {money}</Trans>
    </span>
  );
}

interface SnoozeMenuProps {
  line: Line;
  /** A moment was chosen, which is said in words. */
  onSnooze: (until: string, when: string) => void;
}

/** When one wants to be reminded again. */
export function SnoozeMenu({ line: { occurrence, reminder }, onSnooze }: SnoozeMenuProps) {
  const { t } = useLingui();
  const words = useReminderLabels();
  const zone = useTimeZone();
  const [choosing, setChoosing] = useState(false);
  const { description: name } = occurrence;
  const own = reminder ? reminder.time : toTime(zone, occurrence.due_at);
  const { later, tomorrow, nextWeek } = getSnoozeMoments(zone, new Date(), own);
  const time = later && words.clock(toTime(zone, later));
  const snooze = (until: string) => onSnooze(until, words.moment(until));
  return (
    <>
      <ActionMenu
        label={t`Remind me later: ${name}`}
        icon={<Clock aria-hidden="true" className="size-5" />}
        actions={[
          ...(later
            ? [
                {
                  label: t`Later today, at ${time}`,
                  icon: <Clock aria-hidden="true" className={ICON_PROPS} />,
                  run: () => snooze(later),
                },
              ]
            : []),
          {
            label: t`Tomorrow`,
            icon: <Sunrise aria-hidden="true" className={ICON_PROPS} />,
            run: () => snooze(tomorrow),
          },
          {
            label: t`Next week`,
            icon: <CalendarDays aria-hidden="true" className={ICON_PROPS} />,
            run: () => snooze(nextWeek),
          },
          {
            label: t`Choose a time`,
            icon: <CalendarClock aria-hidden="true" className={ICON_PROPS} />,
            run: () => setChoosing(true),
          },
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

interface LineMenuProps extends LineActionsProps {
  /** It already offers to be done. */
  due: boolean;
  onEdit?: () => void;
}

/** Only the next upcoming date can be done in advance. */
function isNext({ occurrence: { day }, reminder }: Line): boolean {
  return reminder?.next?.day === day;
}

/** What can be said of a day that is open. */
function useAnswerActions({ line, actions, due }: LineMenuProps): MenuAction[] {
  const { t } = useLingui();
  const { occurrence } = line;
  const { amount } = occurrence;
  const check = <Check aria-hidden="true" className={ICON_PROPS} />;
  const done = {
    label: amount === null ? t`Already done` : t`Already done, record it`,
    icon: check,
    run: () => actions.done(occurrence),
  };
  const unrecorded = {
    label: due ? t`Mark as done without recording` : t`Already done, without recording`,
    icon: check,
    run: () => actions.done(occurrence, { record: false }),
  };
  const skip = {
    label: line.missed ? t`Skip the latest date` : t`Skip this date`,
    icon: <Ban aria-hidden="true" className={ICON_PROPS} />,
    run: () => actions.skip(occurrence),
  };
  const said: [offered: boolean, action: MenuAction][] = [
    // Nothing can be recorded from here without an amount.
    [!due && isNext(line) && !asksForMore(occurrence), done],
    [(due || isNext(line)) && isRecorded(occurrence), unrecorded],
    [true, skip],
  ];
  return said.flatMap(([offered, action]) => (offered ? [action] : []));
}

/** What can be said of all dates that were missed. */
function useMissedActions({ line, actions }: LineActionsProps): MenuAction[] {
  const { t } = useLingui();
  const { occurrence, missed } = line;
  if (!missed) return [];
  const { times } = missed;
  const skip = {
    label: t`Skip all ${times}`,
    icon: <Ban aria-hidden="true" className={ICON_PROPS} />,
    run: () => actions.answerAll(occurrence, missed, "skip"),
  };
  if (occurrence.debt_id !== null) return [skip];
  return [
    {
      label: isRecorded(occurrence)
        ? t`Mark all ${times} as done without recording`
        : t`Mark all ${times} as done`,
      icon: <CheckCheck aria-hidden="true" className={ICON_PROPS} />,
      run: () => actions.answerAll(occurrence, missed, "done"),
    },
    skip,
  ];
}

/** What else can be done with a day, or with the reminder it belongs to. */
export function LineMenu(props: LineMenuProps) {
  const { line, actions, onEdit } = props;
  const { t } = useLingui();
  const { state, snoozed_until, description: name } = line.occurrence;
  const open = state === "open";
  const answers = useAnswerActions(props);
  const all = useMissedActions(props);
  const reopen = {
    label: open ? t`Cancel snooze` : t`Reopen this date`,
    icon: <Undo2 aria-hidden="true" className={ICON_PROPS} />,
    run: () => actions.open(line.occurrence),
  };
  const edit = onEdit && {
    label: t`Edit`,
    icon: <Pencil aria-hidden="true" className={ICON_PROPS} />,
    run: onEdit,
  };
  return (
    <ActionMenu
      label={t`Actions for ${name}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        ...(edit ? [edit] : []),
        ...all,
        ...(open ? answers : []),
        ...(!open || snoozed_until !== null ? [reopen] : []),
      ]}
    />
  );
}
