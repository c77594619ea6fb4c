import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Plus } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState } from "react";

import { todayIn } from "@/lib/dates";
import { Button } from "@/ui/Button";
import { Card, CardHead } from "@/ui/Card";
import { DataTable } from "@/ui/DataTable";
import { NothingHere } from "@/ui/NothingHere";
import { Select } from "@/ui/Select";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { type Asked, HolidayItem, HolidayMenu, useHolidayColumns } from "./HolidayRows";
import { RemoveHoliday } from "./RemoveHoliday";
import type { Holiday } from "./types";
import { useHolidays } from "./use-holidays";
import { useListState } from "./use-list-state";
import { usePanelAddress } from "./use-panel-address";

const HolidayDialog = lazy(
  () => import(/* webpackChunkName: "console-holiday" */ "./HolidayDialog"),
);

/** The year that the address names, else the one that the server told; and all to choose from. */
function useYear() {
  const { read, change } = usePanelAddress();
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
  const state = useListState(asking);
  const [open, setOpen] = useState<Asked | null>(null);
  const columns = useHolidayColumns();
  const adding = useRef<HTMLButtonElement>(null);
  // The menu goes with its holiday.
  const onFocus = useStayingFocus(adding);
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
          Paydays move before them for everybody who wants that, and reminders name them. The
          government's decree counts.
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
            { key: "menu", label: t`What to do`, hideLabel: true, right: true, cell: menu },
          ]}
          rows={asking.data?.datas}
          keyOf={(holiday) => holiday.date}
          item={(holiday) => <HolidayItem holiday={holiday} menu={menu(holiday)} />}
          empty={
            <NothingHere icon={CalendarDays} title={<Trans>No holidays in {year} yet</Trans>}>
              <Trans>Add them when the joint decree is out.</Trans>
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
  asked: Asked | null;
  year: string;
  onClose: () => void;
}

function HolidayDialogs({ asked, year, onClose }: HolidayDialogsProps) {
  if (asked?.what === "remove") return <RemoveHoliday holiday={asked.holiday} onClose={onClose} />;
  if (!asked) return null;
  const today = todayIn("Asia/Jakarta");
  const day = today.startsWith(year) ? today : `${year}-01-01`;
  return (
    <Suspense>
      <HolidayDialog holiday={asked.holiday} day={day} today={today} onClose={onClose} />
    </Suspense>
  );
}
