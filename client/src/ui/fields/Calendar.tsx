import { useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import {
  type ChevronProps,
  type DayButtonProps,
  DayPicker,
  type DayPickerProps,
  DayButton as PlainDayButton,
} from "react-day-picker";

import { cx } from "@/lib/cx";
import { dateOfDay, dayOfDate } from "@/lib/days";

const icons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown };

const classNames: DayPickerProps["classNames"] = {
  root: "w-full",
  months: "relative",
  month: "grid grid-cols-[--spacing(11)_1fr_--spacing(11)] items-center",
  month_caption: "flex justify-center",
  dropdowns: "flex items-center gap-2 text-body font-bold",
  dropdown_root:
    "relative inline-flex min-h-11 items-center rounded-m border border-line-control px-3 outline-focus has-focus-visible:outline-2",
  dropdown: "absolute inset-0 w-full cursor-pointer opacity-0",
  caption_label: "inline-flex items-center gap-1",
  button_previous:
    "grid size-11 place-items-center rounded-m hover:bg-sunken aria-disabled:text-ink-3",
  button_next: "grid size-11 place-items-center rounded-m hover:bg-sunken aria-disabled:text-ink-3",
  month_grid:
    "col-span-3 mt-2 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5",
  weekday: "h-7 text-caption font-label text-ink-3",
  day: "group p-0 text-center",
  day_button:
    "money inline-grid h-11 w-full max-w-11 cursor-pointer place-items-center rounded-full text-small font-medium hover:bg-sunken group-data-outside:font-normal group-data-outside:text-ink-3 group-data-today:font-strong group-data-today:text-primary group-data-today:inset-ring-2 group-data-today:inset-ring-primary group-data-selected:bg-primary! group-data-selected:font-strong group-data-selected:text-on-primary! group-data-disabled:cursor-not-allowed group-data-disabled:text-ink-3 group-data-disabled:opacity-50 group-data-disabled:hover:bg-transparent",
};

/** Month, ways and year stand in one row above the days, as they follow each other for Tab. */
const inCard: DayPickerProps["classNames"] = {
  ...classNames,
  months: "grid grid-cols-[--spacing(11)_minmax(0,9rem)_--spacing(11)_1fr_auto] items-center",
  month: "contents",
  nav: "contents",
  month_caption: "contents",
  dropdowns:
    "contents [&>span:first-child]:col-start-2 [&>span:first-child]:row-start-1 [&>span:first-child]:text-center [&>span:first-child]:text-[min(var(--text-title),4.7vw)]/6 [&>span:first-child]:font-bold [&>span:first-child]:tracking-tight",
  button_previous: `${classNames.button_previous} col-start-1 row-start-1`,
  button_next: `${classNames.button_next} col-start-3 row-start-1`,
  dropdown_root: `${classNames.dropdown_root} col-start-5 row-start-1 text-small font-label`,
  month_grid: `${classNames.month_grid} col-span-5`,
};

const Chevron = ({ orientation = "down" }: ChevronProps) => {
  const Icon = icons[orientation];
  return <Icon aria-hidden="true" className="size-4" />;
};

/** On a whole page of it every day has room for what happens on it. */
const onPage: DayPickerProps["classNames"] = {
  ...inCard,
  month_grid: "col-span-5 mt-3 w-full table-fixed border-collapse",
  day: "border border-line p-0 align-top",
  day_button:
    "flex min-h-24 w-full cursor-pointer flex-col gap-0.5 p-1 text-left focus-visible:-outline-offset-2",
};

type Cell = (day: string) => ReactNode;

const CellContext = createContext<Cell | null>(null);

/** A day: on a whole page with what happens on it, else with a dot when it is marked. */
function DayButton(props: DayButtonProps) {
  const cell = useContext(CellContext);
  return cell ? <PageDay {...props} cell={cell} /> : <DottedDay {...props} />;
}

function PageDay({ children, cell, className, ...day }: DayButtonProps & { cell: Cell }) {
  const { outside, selected, today } = day.modifiers;
  return (
    <PlainDayButton
      {...day}
      className={cx(className, selected ? "bg-primary-soft" : "hover:bg-sunken")}
    >
      <span
        className={cx(
          "money grid size-7 place-items-center rounded-full text-small",
          selected ? "bg-primary font-strong text-on-primary" : outside && "text-ink-3",
          today && !selected && "font-strong text-primary ring-1 ring-primary",
        )}
      >
        {children}
      </span>
      {cell(dayOfDate(day.day.date))}
    </PlainDayButton>
  );
}

function DottedDay({ children, ...day }: DayButtonProps) {
  const { marked, selected } = day.modifiers;
  return (
    <PlainDayButton {...day}>
      <span className="[grid-area:1/1]">{children}</span>
      {marked && (
        <span
          aria-hidden="true"
          className={cx(
            "mb-1 aspect-square h-1.5 self-end rounded-full [grid-area:1/1]",
            selected ? "bg-surface" : "bg-danger",
          )}
        />
      )}
    </PlainDayButton>
  );
}

/** The same at every rendering: a part that changes would be made anew, and lose the focus. */
const components = { Chevron, DayButton };

interface CalendarProps {
  /** Days as 'YYYY-MM-DD', as everywhere here. */
  value: string | null;
  today: string;
  min: string;
  max: string;
  onChoose: (day: string) => void;
  /** Days with a dot. */
  marked?: ReadonlySet<string>;
  /** What the dot says to those who listen, such as 'has reminders'. */
  markedAs?: string;
  /** What is read out of a day, after its date. */
  said?: (day: string) => string | undefined;
  /** Draws what happens on a day; the calendar then takes a whole page. */
  cell?: Cell;
  /** The month that is shown, as 'YYYY-MM', where somebody else keeps it. */
  month?: string;
  /** Another month is wanted, as 'YYYY-MM'. */
  onMonth?: (month: string) => void;
  /** It stands open on a page: it takes no focus by itself, and its head is that of a card. */
  card?: boolean;
}

function looksOf({ card, cell }: CalendarProps): DayPickerProps["classNames"] {
  if (cell) return onPage;
  return card ? inCard : classNames;
}

/** One month of days, weeks from Sunday, in the reader's language. */
export function Calendar(props: CalendarProps) {
  const { value, today, min, max, onChoose, marked, onMonth, cell = null } = props;
  const card = props.card || cell !== null;
  const { t, i18n } = useLingui();
  const write = (date: Date, options: Intl.DateTimeFormatOptions) => i18n.date(date, options);
  const long = (date: Date) =>
    write(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const month = (date: Date) => write(date, { month: "long", year: "numeric" });
  const isMarked = (date: Date) => marked?.has(dayOfDate(date)) ?? false;
  return (
    <CellContext value={cell}>
      <DayPicker
        mode="single"
        required
        autoFocus={!card}
        showOutsideDays
        fixedWeeks
        weekStartsOn={0}
        captionLayout="dropdown-years"
        reverseYears
        navLayout={card ? undefined : "around"}
        selected={value ? dateOfDay(value) : undefined}
        month={props.month ? dateOfDay(props.month) : undefined}
        defaultMonth={dateOfDay(value ?? today)}
        onMonthChange={(date) => onMonth?.(dayOfDate(date).slice(0, 7))}
        today={dateOfDay(today)}
        startMonth={dateOfDay(min)}
        endMonth={dateOfDay(max)}
        disabled={{ before: dateOfDay(min), after: dateOfDay(max) }}
        onSelect={(date) => onChoose(dayOfDate(date))}
        classNames={looksOf(props)}
        modifiers={{ marked: isMarked }}
        components={components}
        formatters={{
          formatCaption: month,
          formatMonthDropdown: (date) => (card ? month(date) : write(date, { month: "long" })),
          formatWeekdayName: (date) => write(date, { weekday: "narrow" }),
        }}
        labels={{
          labelDayButton: (date, { today: isToday, selected }) =>
            [
              isToday && t`Today`,
              long(date),
              isMarked(date) && props.markedAs,
              props.said?.(dayOfDate(date)),
              selected && t`selected`,
            ]
              .filter(Boolean)
              .join(", "),
          labelGrid: month,
          labelNav: () => t`Months`,
          labelNext: () => t`Next month`,
          labelPrevious: () => t`Previous month`,
          labelWeekday: (date) => write(date, { weekday: "long" }),
          labelYearDropdown: () => t`Year`,
        }}
      />
    </CellContext>
  );
}
