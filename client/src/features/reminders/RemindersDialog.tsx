import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, SlidersHorizontal } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from "react";

import { AppError } from "@/api/errors";
import type { Ledger } from "@/api/ledger";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { useDraftOnUnload, useRestoredDialog, useStateDraft } from "@/browser/dialog-drafts";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { Calendar } from "@/ui/fields/Calendar";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { Field } from "@/ui/fields/Field";
import { IconButton } from "@/ui/buttons/IconButton";
import { TextInput } from "@/ui/fields/TextInput";
import { usePhone } from "@/browser/media-queries";

import type { EditRequest } from "./by-day";
import { DayPanel } from "./DayPanel";
import type { CategoryChoice } from "./EntryFields";
import { getLastDay, getMonth } from "./month-range";
import { getMarkedDays, useAddReminder, useRemindersOfMonth } from "./queries";
import { isPastMorning } from "./reminder-times";
import { getNewValues, MAX_LENGTH, toBody } from "./reminder-values";
import { GiveTimeHint } from "./ReminderLine";
import { useReminderActions } from "./use-reminder-actions";
import { useReminderLabels, useTimeZone } from "./use-reminder-labels";

const EditReminderDialog = lazyComponent(
  () => import(/* webpackChunkName: "edit-reminder" */ "./EditReminderDialog"),
);

/** The storage key of the draft. */
const DRAFT = "reminders";
/** The request for a new reminder instead of the id of one. */
const NEW = "new";

interface RemindersDialogProps {
  /** The day that is chosen at first. */
  day: string;
  today: string;
  ledger: Ledger;
  CategoryField: ComponentType<CategoryChoice>;
  onClose: () => void;
}

/** The calendar with its reminders, to which a line of words adds one more. */
export function RemindersDialog({ day: first, today, ledger, ...props }: RemindersDialogProps) {
  const { CategoryField, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const phone = usePhone();
  const [day, setDay] = useState(first);
  const [month, setMonth] = useState(getMonth(first));
  const [text, setText] = useState("");
  const owner = useSession().claims?.sub;
  const [wish, setWish] = useRestoredDialog<EditRequest>("reminders", owner);
  const shown = useRemindersOfMonth(month).data;
  const query = useRemindersOfMonth(getMonth(day));
  const actions = useReminderActions(ledger);
  const adding = useNewReminder(text, setText);

  const goTo = (to: string) => {
    setDay(to);
    setMonth(getMonth(to));
  };
  const holds = () => text.trim() !== "";
  useStateDraft(DRAFT, { text, day }, (kept) => {
    setText(kept.text);
    goTo(kept.day);
  });
  useDraftOnUnload(DRAFT, holds);

  const subject =
    wish?.id === NEW
      ? ({ id: null, description: text.trim(), day } as const)
      : query.data?.datas.find(({ id }) => id === wish?.id);

  return (
    <Dialog
      open
      size="lg"
      busy={adding.saving}
      guard={holds}
      onClose={onClose}
      title={<Trans>Customizable Reminders</Trans>}
      footer={
        <>
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button
            type="submit"
            form={formId}
            busy={adding.saving}
            busyLabel={t`Saving`}
            icon={<Plus aria-hidden="true" className="size-5" />}
          >
            <Trans context="reminder">New</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-7">
        <Calendar
          card
          value={day}
          today={today}
          {...getLastDay(today)}
          month={month}
          marked={getMarkedDays(shown?.occurrences)}
          markedAs={t`has reminders`}
          onMonth={setMonth}
          onChoose={goTo}
        />
        <DayPanel
          brief
          roomy={!phone}
          level="h3"
          query={query}
          day={day}
          today={today}
          actions={actions}
          onEdit={setWish}
          onDay={goTo}
        >
          <NewReminderField
            id={formId}
            day={day}
            today={today}
            month={month}
            text={text}
            adding={adding}
            autoFocus={!phone}
            onDetails={() => setWish({ id: NEW, date: null })}
          />
        </DayPanel>
      </div>
      {subject && (
        <Suspense>
          <EditReminderDialog
            subject={subject}
            date={wish?.date}
            today={today}
            CategoryField={CategoryField}
            onSaved={(on) => {
              if (wish?.id === NEW) setText("");
              goTo(on);
            }}
            onClose={() => setWish(null)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

interface NewReminderFieldProps {
  id: string;
  /** The day to which it is added. */
  day: string;
  today: string;
  /** The month that the calendar shows, which need not be that of the day. */
  month: string;
  text: string;
  adding: ReturnType<typeof useNewReminder>;
  autoFocus: boolean;
  /** Goes on to its time, its repetition and its amount. */
  onDetails: () => void;
}

/** Keeps the form with its messages visible while a phone's keyboard is open. */
function useScrollIntoView() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const sight = window.visualViewport;
    const keep = () => {
      if (form.current?.contains(document.activeElement))
        form.current.scrollIntoView({ block: "nearest" });
    };
    sight?.addEventListener("resize", keep);
    return () => sight?.removeEventListener("resize", keep);
  }, []);
  return form;
}

/** One line for a new reminder: Enter adds it to the chosen day. */
function NewReminderField(props: NewReminderFieldProps) {
  const { id, day, today, month, text, adding, autoFocus, onDetails } = props;
  const { t } = useLingui();
  const words = useReminderLabels();
  const { language } = useLanguage();
  const zone = useTimeZone();
  const form = useScrollIntoView();
  const shown = month === getMonth(day);
  const date = shown ? words.monthDay(day, today) : formatDate(day, language);
  const silent = isPastMorning(zone, day, new Date());
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void adding.add(day);
      }}
    >
      <Field
        label={<Trans>New reminder</Trans>}
        hint={
          <>
            <Trans>Press Enter or New to add it to {date}</Trans>
            {silent && (
              <span className="block">
                <GiveTimeHint onPress={onDetails} />
              </span>
            )}
          </>
        }
        error={adding.problem}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={adding.field}
            value={text}
            maxLength={MAX_LENGTH}
            readOnly={adding.saving}
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus={autoFocus || undefined}
            onChange={(event) => adding.type(event.target.value)}
            trailing={
              <IconButton
                label={t`Time, repeat and amount`}
                icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
                onClick={onDetails}
              />
            }
          />
        )}
      </Field>
    </form>
  );
}

/** What the server says against the words themselves, else against it all. */
function getReason(error: unknown): string | undefined {
  return error instanceof AppError ? error.errors.description?.[0] : undefined;
}

/** A reminder of which only the words are typed; they stay until they are stored. */
function useNewReminder(text: string, onText: (text: string) => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useAddReminder();
  /** Whether a request is in flight, known before the next render. */
  const sending = useRef(false);

  const add = async (day: string) => {
    field.current?.focus({ preventScroll: true });
    const description = text.trim();
    if (sending.current) return;
    if (!description) {
      setProblem(t`Enter what you want to be reminded about.`);
      return;
    }
    sending.current = true;
    setProblem(null);
    try {
      await mutateAsync(toBody(getNewValues(description, day)));
      onText("");
    } catch (error) {
      setProblem(getReason(error) ?? failureText(error));
    } finally {
      sending.current = false;
    }
  };

  const type = (typed: string) => {
    setProblem(null);
    onText(typed);
  };
  return { field, problem, saving: isPending, add, type };
}
