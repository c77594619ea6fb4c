import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type ComponentType, lazy, Suspense, useId, useState } from "react";

import { useSession } from "@/api/use-session";
import { useStateDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { useKeptWish } from "@/lib/use-kept-wish";
import { Button } from "@/ui/Button";
import { Calendar } from "@/ui/Calendar";
import { Dialog } from "@/ui/Dialog";
import { usePhone } from "@/ui/use-phone";

import { DaySide } from "./DaySide";
import { NewReminderField } from "./NewReminderField";
import type { CategoryChoice } from "./ReminderFields";
import { farthest, monthOf } from "./spans";
import type { Ledger } from "./types";
import { useNewReminder } from "./use-new-reminder";
import { useReminderActs } from "./use-reminder-acts";
import { markedDays, useRemindersOfMonth } from "./use-reminders";

const EditReminder = lazy(() => import(/* webpackChunkName: "edit-reminder" */ "./EditReminder"));

/** Under this name what is typed is carried over a reload. */
const DRAFT = "reminders";
/** Is wished for instead of the id of a reminder. */
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
  const [month, setMonth] = useState(monthOf(first));
  const [text, setText] = useState("");
  const [wish, setWish] = useKeptWish<string>("reminders", useSession().claims?.sub);
  const shown = useRemindersOfMonth(month).data;
  const query = useRemindersOfMonth(monthOf(day));
  const acts = useReminderActs(ledger);
  const adding = useNewReminder(text, setText);

  const goTo = (to: string) => {
    setDay(to);
    setMonth(monthOf(to));
  };
  const holds = () => text.trim() !== "";
  useStateDraft(DRAFT, { text, day }, (kept) => {
    setText(kept.text);
    goTo(kept.day);
  });
  useKeptOverReload(DRAFT, holds);

  const subject =
    wish === NEW
      ? ({ id: null, description: text.trim(), day } as const)
      : query.data?.datas.find(({ id }) => id === wish);

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
          <CloseButton as={Button} variant="secondary">
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
          {...farthest(today)}
          month={month}
          marked={markedDays(shown?.occurrences)}
          markedAs={t`has reminders`}
          onMonth={setMonth}
          onChoose={goTo}
        />
        <DaySide
          brief
          roomy={!phone}
          level="h3"
          query={query}
          day={day}
          today={today}
          acts={acts}
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
            onDetails={() => setWish(NEW)}
          />
        </DaySide>
      </div>
      {subject && (
        <Suspense>
          <EditReminder
            subject={subject}
            today={today}
            CategoryField={CategoryField}
            onSaved={(on) => {
              if (wish === NEW) setText("");
              goTo(on);
            }}
            onClose={() => setWish(null)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
