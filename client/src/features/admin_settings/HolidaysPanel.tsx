import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate, formatWeekday, todayIn } from "@/lib/dates";
import { lazyComponent } from "@/lib/lazy-component";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { DataTable } from "@/ui/table/DataTable";
import type { Column } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Select } from "@/ui/fields/Select";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import type { Holiday } from "./types";
import { useHolidays, useRemoveHoliday } from "./use-holidays";
import { useListStatus } from "./use-list-status";
import { useListAddress } from "./use-list-address";

const HolidayDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-holiday" */ "./HolidayDialog"),
);

/** The year in the URL, else the server's default, with the years to choose from. */
function useYear() {
  const { read, change } = useListAddress();
  const asked = /^\d{4}$/.test(read("year")) ? Number(read("year")) : null;
  const asking = useHolidays(asked);
  const year = String(asked ?? asking.data?.year ?? todayIn("Asia/Jakarta").slice(0, 4));
  const known = (asking.data?.years ?? []).map(String);
  const years = [...new Set([...known, year])].sort();
  return { asking, year, years, choose: (next: string) => change({ year: next }) };
}

/** The public holidays of a year, which move paydays. */
export default function HolidaysPanel() {
  const { t } = useLingui();
  const id = useId();
  const { asking, year, years, choose } = useYear();
  const state = useListStatus(asking);
  const [open, setOpen] = useState<OpenHolidayDialog | null>(null);
  const columns = useHolidayColumns();
  const adding = useRef<HTMLButtonElement>(null);
  // The menu goes with its holiday.
  const onFocus = useFocusFallback(adding);
  const menu = (holiday: Holiday) => <HolidayMenu holiday={holiday} onAsk={setOpen} />;
  const add = () => setOpen({ what: "edit", holiday: null });
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={<Trans>Public holidays</Trans>}>
        <Button ref={adding} icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={add}>
          <Trans>Add a holiday</Trans>
        </Button>
      </CardHead>
      <p className="-mt-2 mb-4 max-w-[60ch] text-pretty text-ink-2">
        <Trans>
          For people who chose this, paydays on these dates move earlier. Reminders also mention the
          holidays. Follow the government decree.
        </Trans>
      </p>
      <div className="mb-4 w-36">
        <Select
          aria-label={t`Year`}
          value={year}
          options={years.map((one) => ({ value: one, label: one }))}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <div onFocus={onFocus}>
        <DataTable
          label={t`Public holidays`}
          columns={[
            ...columns,
            { key: "menu", label: t`Actions`, hideLabel: true, right: true, cell: menu },
          ]}
          rows={asking.data?.datas}
          keyOf={(holiday) => holiday.date}
          item={(holiday) => <HolidayItem holiday={holiday} menu={menu(holiday)} />}
          empty={
            <NothingHere icon={CalendarDays} title={<Trans>No holidays in {year} yet</Trans>}>
              <Trans>Add them once the joint decree is out.</Trans>
            </NothingHere>
          }
          {...state}
        />
      </div>
      <HolidayDialogs asked={open} year={year} onClose={() => setOpen(null)} />
    </Card>
  );
}

interface HolidayDialogsProps {
  asked: OpenHolidayDialog | null;
  year: string;
  onClose: () => void;
}

function HolidayDialogs({ asked, year, onClose }: HolidayDialogsProps) {
  if (asked?.what === "remove")
    return <RemoveHolidayDialog holiday={asked.holiday} onClose={onClose} />;
  if (!asked) return null;
  const today = todayIn("Asia/Jakarta");
  const day = today.startsWith(year) ? today : `${year}-01-01`;
  return (
    <Suspense>
      <HolidayDialog holiday={asked.holiday} day={day} today={today} onClose={onClose} />
    </Suspense>
  );
}

type OpenHolidayDialog =
  | { what: "edit"; holiday: Holiday | null }
  | { what: "remove"; holiday: Holiday };

/** What the table shows of a holiday. */
function useHolidayColumns(): Column<Holiday>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  return [
    {
      key: "date",
      label: t`Date`,
      className: "whitespace-nowrap",
      cell: (one) => <span className="font-bold">{formatWeekday(one.date, language)}</span>,
    },
    { key: "name", label: t`In English`, cell: (one) => <span lang="en">{one.name}</span> },
    {
      key: "name_id",
      label: t`In Indonesian`,
      cell: (one) => <span lang="id">{one.name_id}</span>,
    },
  ];
}

/** A holiday in the list of a phone. */
function HolidayItem({ holiday, menu }: { holiday: Holiday; menu: ReactNode }) {
  const { language } = useLanguage();
  const names = [
    { lang: "en", name: holiday.name },
    { lang: "id", name: holiday.name_id },
  ] as const;
  const [first, second] = language === "en" ? names : ([names[1], names[0]] as const);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-bold">{formatWeekday(holiday.date, language)}</p>
        <p lang={first.lang}>{first.name}</p>
        <p lang={second.lang} className="text-small text-ink-3">
          {second.name}
        </p>
      </div>
      {menu}
    </div>
  );
}

interface HolidayMenuProps {
  holiday: Holiday;
  onAsk: (asked: OpenHolidayDialog) => void;
}

function HolidayMenu({ holiday, onAsk }: HolidayMenuProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = language === "id" ? holiday.name_id : holiday.name;
  return (
    <ActionMenu
      label={t`Actions for ${name}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        {
          label: t`Edit`,
          icon: <Pencil aria-hidden="true" className="size-4" />,
          run: () => onAsk({ what: "edit", holiday }),
        },
        {
          label: t`Delete`,
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          run: () => onAsk({ what: "remove", holiday }),
          danger: true,
        },
      ]}
    />
  );
}

interface RemoveHolidayDialogProps {
  holiday: Holiday;
  onClose: () => void;
}

/** Asks before a public holiday becomes a day like others. */
function RemoveHolidayDialog({ holiday, onClose }: RemoveHolidayDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { language } = useLanguage();
  const { mutateAsync } = useRemoveHoliday();
  const day = formatDate(holiday.date, language);
  const name = language === "id" ? holiday.name_id : holiday.name;
  const remove = async () => {
    onClose();
    try {
      toast({ tone: "success", text: await mutateAsync(holiday) });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={t`Delete ${name}?`}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Trans>
        {day} becomes a regular day. Paydays that move for holidays, and the months that start on
        them, update right away.
      </Trans>
    </ConfirmDialog>
  );
}
