import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight, Columns2, X } from "lucide-react";

import { useRef } from "react";

import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefMonth, formatMonth } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { addMonths, FIRST_MONTH } from "@/lib/months";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { PopoverOrSheet } from "@/ui/dialog/PopoverOrSheet";
import { DateField } from "@/ui/fields/DateField";
import { MonthGrid } from "@/ui/months/MonthGrid";
import { Segmented } from "@/ui/fields/Segmented";

import type { CategorySums } from "../types";
import type { ChangeReport, ReportState } from "./report-state";

const FACE =
  "inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-m border border-line-control bg-surface px-3.5 text-left text-small font-label hover:bg-sunken";

interface ControlsProps {
  state: ReportState;
  /** The days that are shown; nothing until they are known. */
  sums: CategorySums | undefined;
  /** Other days are loading; these are those before. */
  waiting: boolean;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onChange: ChangeReport;
}

/** Which way the money went, on which days, and what they are compared with. */
export function ReportControls(controls: ControlsProps) {
  const { state, onChange } = controls;
  const { t } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(group);
  return (
    <div
      ref={group}
      role="group"
      aria-label={t`Filters`}
      tabIndex={-1}
      onFocus={onFocus}
      className="flex flex-wrap items-center gap-x-3 gap-y-2.5 outline-none"
    >
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
function MonthChoice(controls: ControlsProps) {
  const { state, sums, waiting, today, onChange } = controls;
  const { t } = useLingui();
  const { language } = useLanguage();
  const key = state.month ?? sums?.period.key;
  const label = key ? formatMonth(`${key}-01`, language) : t`This month`;
  return (
    <div className="-mx-1 flex items-center gap-1">
      <Step way="previous" {...controls} />
      <PopoverOrSheet
        label={t`Month: ${label}`}
        title={t`Choose a month`}
        faceClassName={FACE}
        face={
          <>
            <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-ink-3 max-sm:hidden" />
            <span className="whitespace-nowrap max-sm:hidden">{label}</span>
            <span className="whitespace-nowrap sm:hidden">
              {key ? formatBriefMonth(`${key}-01`, language) : label}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </>
        }
      >
        {(close) => (
          <>
            <MonthGrid
              value={key ?? today.slice(0, 7)}
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
              disabled={!sums || waiting}
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
      <Step way="next" {...controls} />
    </div>
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

type Way = "previous" | "next";

function findMonthBeside(
  of: string,
  way: Way,
  { first, last }: ReturnType<typeof getReach>,
): Partial<ReportState> | null {
  const month = addMonths(of, way === "previous" ? -1 : 1);
  const inReach = way === "previous" ? month >= first : month <= last;
  return inReach ? { month } : null;
}

/** The month or the days beside these; nothing where nothing can be recorded. */
function findBeside(
  { state, sums, waiting, today }: ControlsProps,
  way: Way,
): Partial<ReportState> | null {
  // A month needs no answer: presses that come quickly go on from each other.
  if (state.month) return findMonthBeside(state.month, way, getReach(sums, today));
  const to = waiting ? null : sums?.period[way];
  if (!to) return null;
  return to.key ? { month: to.key } : { from: to.start, to: to.end };
}

/** A button to what lies beside these days. */
function Step({ way, ...controls }: ControlsProps & { way: Way }) {
  const { state, onChange } = controls;
  const { t } = useLingui();
  const to = findBeside(controls, way);
  const Icon = way === "previous" ? ChevronLeft : ChevronRight;
  const words = state.from
    ? { previous: t`Previous period`, next: t`Next period` }
    : { previous: t`Previous month`, next: t`Next month` };
  return (
    <IconButton
      label={words[way]}
      icon={<Icon aria-hidden="true" className="size-5" />}
      aria-disabled={!to || undefined}
      onClick={() => to && onChange(to)}
      className={cx(!to && "opacity-50")}
    />
  );
}

/** The first and the last day, and the way back to months. */
function DaysChoice(controls: ControlsProps) {
  const { state, today, onChange } = controls;
  const { t } = useLingui();
  const days = { today, brief: true, className: "min-w-33 flex-1" };
  const half = "flex flex-1 items-center gap-1";
  return (
    <>
      <div className="-mx-1 flex flex-wrap gap-1 max-sm:w-full">
        <div className={half}>
          <Step way="previous" {...controls} />
          <DateField
            {...days}
            label={t`From date`}
            value={state.from}
            max={state.to ?? undefined}
            onChange={(from) => onChange({ from })}
          />
        </div>
        <div className={half}>
          <DateField
            {...days}
            label={t`End date`}
            value={state.to}
            min={state.from ?? undefined}
            max={addDays(today, 1)}
            onChange={(to) => onChange({ to })}
          />
          <Step way="next" {...controls} />
        </div>
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
            value={state.compare}
            near={sums?.period.previous?.key ?? undefined}
            {...getReach(sums, today)}
            onChoose={(month) => {
              onChange({ compare: month === sums?.period.key ? null : month });
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
