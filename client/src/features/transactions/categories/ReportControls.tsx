import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, Columns2, X } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefMonth } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { DateField } from "@/ui/fields/DateField";
import { MonthGrid } from "@/ui/months/MonthGrid";
import { Segmented } from "@/ui/fields/Segmented";

import type { CategorySums } from "../types";
import { type ChangeReport, FIRST_MONTH, type ReportState } from "./report-state";

const FACE =
  "inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-m border border-line-control bg-surface px-3.5 text-left text-small font-label hover:bg-sunken";

interface ControlsProps {
  state: ReportState;
  /** The days that are shown; nothing until they are known. */
  sums: CategorySums | undefined;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onChange: ChangeReport;
}

/** Which way the money went, on which days, and what they are compared with. */
export function ReportControls({ state, sums, today, onChange }: ControlsProps) {
  const { t } = useLingui();
  const controls = { state, sums, today, onChange };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <Segmented
        label={t`Income or expenses`}
        value={state.type}
        onChange={(type) => onChange({ type, open: null })}
        options={[
          { value: "expenses", label: t`Expenses` },
          { value: "income", label: t`Income` },
        ]}
        className="max-sm:flex max-sm:w-full *:flex-1"
      />
      {state.from ? <DaysChoice {...controls} /> : <MonthChoice {...controls} />}
      {!state.from && <ComparisonChoice {...controls} />}
    </div>
  );
}

/** The months to choose from. */
function getReach(sums: CategorySums | undefined, today: string) {
  return { first: FIRST_MONTH, last: sums?.last_month ?? today.slice(0, 7) };
}

/** The month, between the ways to the one before and the one after. */
function MonthChoice({ state, sums, today, onChange }: ControlsProps) {
  const { t } = useLingui();
  const label = sums?.period.label ?? t`Loading...`;
  const value = state.month ?? sums?.period.key ?? today.slice(0, 7);
  return (
    <div className="-mx-1 flex items-center gap-1">
      <Step way="previous" state={state} sums={sums} onChange={onChange} />
      <PopoverOrSheet
        label={t`Month: ${label}`}
        title={t`Choose a month`}
        faceClassName={FACE}
        face={
          <>
            <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
            <MonthName month={sums?.period} />
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </>
        }
      >
        {(close) => (
          <>
            <MonthGrid
              value={value}
              {...getReach(sums, today)}
              onChoose={(month) => {
                onChange({ month });
                close();
              }}
              onPresent={() => {
                onChange({ month: null });
                close();
              }}
            />
            <Button
              block
              variant="ghost"
              className="mx-auto flex w-84 max-w-full"
              onClick={() => {
                if (sums) onChange(getDays(sums, today));
                close();
              }}
            >
              <Trans>Choose days</Trans>
            </Button>
          </>
        )}
      </PopoverOrSheet>
      <Step way="next" state={state} sums={sums} onChange={onChange} />
    </div>
  );
}

/** A month by its name, on phones cut short. */
function MonthName({ month }: { month: CategorySums["period"] | undefined }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (!month?.key) return t`Loading...`;
  return (
    <>
      <span className="whitespace-nowrap max-sm:hidden">{month.label}</span>
      <span className="whitespace-nowrap sm:hidden">
        {formatBriefMonth(`${month.key}-01`, language)}
      </span>
    </>
  );
}

/** The days of a month to begin with, as far as they have come. */
function getDays({ period: { start, end } }: CategorySums, today: string): Partial<ReportState> {
  return {
    month: null,
    compare: null,
    from: start,
    to: start <= today && today < end ? today : end,
  };
}

interface StepProps extends Omit<ControlsProps, "today"> {
  way: "previous" | "next";
}

/** A button to the month or the days beside these; it rests where nothing can be recorded. */
function Step({ way, state, sums, onChange }: StepProps) {
  const { t } = useLingui();
  const to = sums?.period[way];
  const Icon = way === "previous" ? ChevronLeft : ChevronRight;
  const words = state.from
    ? { previous: t`Previous days`, next: t`Next days` }
    : { previous: t`Previous month`, next: t`Next month` };
  return (
    <IconButton
      label={words[way]}
      icon={<Icon aria-hidden="true" className="size-5" />}
      aria-disabled={!to || undefined}
      onClick={() => to && onChange(to.key ? { month: to.key } : { from: to.start, to: to.end })}
      className={cx(!to && "opacity-50")}
    />
  );
}

/** The first and the last day, and the way back to months. */
function DaysChoice({ state, sums, today, onChange }: ControlsProps) {
  const { t } = useLingui();
  const days = { today, brief: true, className: "min-w-0 flex-1 sm:flex-none" };
  return (
    <>
      <div className="-mx-1 flex min-w-0 items-center gap-1 max-sm:w-full">
        <Step way="previous" state={state} sums={sums} onChange={onChange} />
        <DateField
          {...days}
          label={t`From date`}
          value={state.from}
          max={state.to ?? undefined}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          {...days}
          label={t`End date`}
          value={state.to}
          min={state.from ?? undefined}
          max={addDays(today, 1)}
          onChange={(to) => onChange({ to })}
        />
        <Step way="next" state={state} sums={sums} onChange={onChange} />
      </div>
      <Button variant="ghost" onClick={() => onChange({ from: null, to: null })}>
        <Trans>By month</Trans>
      </Button>
    </>
  );
}

/** The month that is set beside this one, if any. */
function ComparisonChoice({ state, sums, today, onChange }: ControlsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const compared = sums?.compared.chosen ? sums.compared : null;
  const other = compared?.label;
  const brief = compared && formatBriefMonth(`${compared.key}-01`, language);
  return (
    <div className="flex items-center gap-1">
      <PopoverOrSheet
        label={other ? t`Compared with ${other}` : t`Compare with another month`}
        title={t`Compare with another month`}
        faceClassName={FACE}
        face={
          <>
            <Columns2 aria-hidden="true" className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
            <span className="whitespace-nowrap">
              {brief ? <Trans>vs {brief}</Trans> : <Trans>Compare</Trans>}
            </span>
          </>
        }
      >
        {(close) => (
          <MonthGrid
            value={state.compare ?? sums?.period.previous?.key ?? today.slice(0, 7)}
            {...getReach(sums, today)}
            onChoose={(compare) => {
              onChange({ compare });
              close();
            }}
          />
        )}
      </PopoverOrSheet>
      {state.compare && (
        <IconButton
          label={t`Stop comparing`}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => onChange({ compare: null })}
        />
      )}
    </div>
  );
}
