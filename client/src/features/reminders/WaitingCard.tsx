import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Ban, Check, CheckCheck, Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { useFocusFallback } from "@/browser/use-focus-fallback";
import { debtPath, remindersPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { type EditRequest, toEditRequest } from "./by-day";
import { DOT, EntryText } from "./EntryText";
import { ReminderIcon } from "./ReminderIcon";
import { LineMenu, SnoozeMenu } from "./ReminderLineActions";
import type { NamedOccurrence, Reminders } from "./types";
import type { ReminderActions } from "./use-reminder-actions";
import { useReminderLabels } from "./use-reminder-labels";
import { toNamedDate, useWaitingAnswers } from "./use-waiting-answers";
import { keyOf, useWaitingEdits, type WaitingEdits, type WaitingEntry } from "./waiting-edits";
import { WalletsInstead } from "./WalletsInstead";

interface WaitingCardProps {
  shown: Pick<Reminders, "waiting" | "waiting_count">;
  today: string;
  actions: ReminderActions;
  /** There is room for all of them; elsewhere a link leads to the rest. */
  roomy?: boolean;
  /** Opens what can be changed about one, where there is a form for it. */
  onEdit?: (request: EditRequest) => void;
  /** The way to the rest was taken. */
  onLeave?: () => void;
}

/** The number of lines where there is no room for all. */
const MAX_LINES = 3;

/** The entries that are due: each is confirmed with its amount, or all of them together. */
export function WaitingCard(props: WaitingCardProps) {
  const { shown, today, actions, roomy = false, onEdit, onLeave } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const [asking, setAsking] = useState(false);
  const edits = useWaitingEdits();
  const { waiting, waiting_count: count } = shown;
  // Who is about to confirm all of them sees all of them.
  const lines = roomy || asking ? waiting : waiting.slice(0, MAX_LINES);
  if (waiting.length === 0) return null;
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="@container">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-title tracking-tight outline-none">
          <Trans>Waiting for you</Trans>
        </h2>
        <ConfirmAll
          entries={waiting.map((each) => edits.read(each))}
          asking={asking}
          onAsk={setAsking}
        />
      </div>
      <ul className="grid grid-cols-1 gap-2 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {lines.map((occurrence) => (
          <WaitingLine
            key={keyOf(occurrence)}
            occurrence={occurrence}
            edits={edits}
            today={today}
            actions={actions}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <More count={count - lines.length} linked={!roomy} onLeave={onLeave} />
    </Card>
  );
}

interface MoreProps extends Pick<WaitingCardProps, "onLeave"> {
  count: number;
  linked: boolean;
}

/** How many more wait, with the way to them where that is another page. */
function More({ count, linked, onLeave }: MoreProps) {
  if (count <= 0) return null;
  const words = <Plural value={count} one="# more waiting" other="# more waiting" />;
  return linked ? (
    <Link
      to={remindersPath()}
      onClick={onLeave}
      className="-mb-2 inline-flex min-h-11 items-center text-small link"
    >
      {words}
    </Link>
  ) : (
    <p className="mt-3 text-small text-ink-3">{words}</p>
  );
}

interface ConfirmAllProps {
  entries: readonly WaitingEntry[];
  /** The first tap was made. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
}

/** Two taps record all that have an amount and a wallet: the first says what that is. */
function ConfirmAll({ entries, asking, onAsk }: ConfirmAllProps) {
  const { confirm, isPending } = useWaitingAnswers();
  const button = useRef<HTMLButtonElement>(null);
  const known = entries.filter(({ isReady }) => isReady);
  useEffect(() => {
    if (asking) button.current?.focus();
  }, [asking]);
  if (known.length < 2) return null;
  if (!asking) {
    return (
      <Button
        variant="soft"
        busy={isPending}
        icon={<CheckCheck aria-hidden="true" className="size-5" />}
        onClick={() => onAsk(true)}
      >
        <Trans>Confirm all</Trans>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => onAsk(false)}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        ref={button}
        onClick={() => {
          onAsk(false);
          confirm(known.map(({ date }) => date));
        }}
      >
        <Plural value={known.length} one="Record # entry" other="Record # entries" />
      </Button>
    </div>
  );
}

interface WaitingLineProps extends Pick<WaitingCardProps, "today" | "actions" | "onEdit"> {
  occurrence: NamedOccurrence;
  edits: WaitingEdits;
}

/** One entry: what it records, and what can be said of it. */
function WaitingLine({ occurrence, edits, today, actions, onEdit }: WaitingLineProps) {
  const { t } = useLingui();
  const words = useReminderLabels();
  const { description: name, day } = occurrence;
  const { confirm, isPending } = useWaitingAnswers();
  const { amount, isEditing, instead, isReady, date } = edits.read(occurrence);
  const setAmount = (entered: number | null) => edits.enter(occurrence, { amount: entered });
  return (
    <li className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <div className="flex items-start gap-3">
        <ReminderIcon icon={occurrence.icon} />
        <div className="min-w-0 flex-1">
          <p title={name} className="line-clamp-2 leading-5 font-bold wrap-anywhere">
            <Name occurrence={occurrence} />
          </p>
          <p className="text-small text-ink-3">
            {day === today ? t`Today` : words.briefWeekday(day, today)}
            {DOT}
            <EntryText brief occurrence={occurrence} />
          </p>
        </div>
        <div className="-my-1 -mr-2 flex">
          {!isEditing && (
            <IconButton
              label={t`Change the amount: ${name}`}
              icon={<Pencil aria-hidden="true" className="size-5" />}
              onClick={() => setAmount(amount)}
            />
          )}
          <MoreActions occurrence={occurrence} actions={actions} onEdit={onEdit} />
        </div>
      </div>
      {isEditing && (
        <RupiahField
          label={<Trans>Amount</Trans>}
          value={amount}
          onChange={setAmount}
          placeholder="150.000"
        />
      )}
      <WalletsInstead
        occurrence={occurrence}
        instead={instead}
        onChoose={(side, id) => edits.enter(occurrence, { [side]: id })}
      />
      <div className="mt-auto flex items-center gap-2">
        <Button
          variant="soft"
          className="flex-1"
          busy={isPending}
          aria-disabled={!isReady || undefined}
          icon={<Check aria-hidden="true" className="size-4 shrink-0" />}
          onClick={() => {
            if (isReady && amount !== null) confirm([{ ...date, amount }]);
          }}
        >
          <WhatToDo amount={amount} isReady={isReady} />
        </Button>
        <PutOff occurrence={occurrence} actions={actions} />
      </div>
    </li>
  );
}

/** What else can be said of a date; a plan is changed where plans are, and a debt stays owed. */
function MoreActions({
  occurrence,
  actions,
  onEdit,
}: Pick<WaitingLineProps, "occurrence" | "actions" | "onEdit">) {
  const { t } = useLingui();
  const { skip } = useWaitingAnswers();
  const { description: name, source } = occurrence;
  if (source === "debt") return null;
  if (source === "plan") {
    return (
      <IconButton
        label={t`Skip this date: ${name}`}
        icon={<Ban aria-hidden="true" className="size-5" />}
        onClick={() => skip([toNamedDate(occurrence)])}
      />
    );
  }
  const line = { occurrence, reminder: null };
  const edit = onEdit && (() => onEdit(toEditRequest(line)));
  return <LineMenu due line={line} actions={actions} onEdit={edit} />;
}

/** Each can come again later. */
function PutOff({ occurrence, actions }: Pick<WaitingLineProps, "occurrence" | "actions">) {
  const { snooze } = useWaitingAnswers();
  const isReminder = occurrence.source === "reminder";
  return (
    <SnoozeMenu
      line={{ occurrence, reminder: null }}
      onSnooze={(until, when) =>
        isReminder
          ? actions.snooze(occurrence, until, when)
          : snooze([toNamedDate(occurrence)], until, when)
      }
    />
  );
}

/** What it is called; a debt is seen on its page. */
function Name({ occurrence: { debt_id, description } }: Pick<WaitingLineProps, "occurrence">) {
  if (debt_id === null) return description;
  return (
    <Link to={debtPath(debt_id)} className="hover:underline">
      {description}
    </Link>
  );
}

/** Records the amount, or says what is missing. */
function WhatToDo({ amount, isReady }: Pick<WaitingEntry, "amount" | "isReady">) {
  if (amount === null) return <Trans>Enter the amount</Trans>;
  return isReady ? <RecordAmount amount={amount} /> : <Trans>Choose a wallet</Trans>;
}

function RecordAmount({ amount }: { amount: number }) {
  const money = <Money amount={amount} />;
  return (
    <span>
      <Trans>Record {money}</Trans>
    </span>
  );
}
