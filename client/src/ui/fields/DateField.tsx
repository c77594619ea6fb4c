import { Trans, useLingui } from "@lingui/react/macro";
import { Calendar as CalendarIcon } from "lucide-react";
import { Suspense } from "react";

import { cx } from "@/lib/cx";
import { formatBriefDate, formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { lazyComponent } from "@/lib/lazy-component";

import { Button } from "../buttons/Button";
import type { FieldControl } from "./Field";
import { Loading } from "../feedback/Loading";
import { PopoverOrSheet } from "../dialog/PopoverOrSheet";
import { Skeleton } from "../feedback/Skeleton";

const Calendar = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "calendar" */ "./Calendar");
  return { default: part.Calendar };
});

interface DateFieldProps {
  /** The caption before the day, for instance "From date". */
  label: string;
  /** A day 'YYYY-MM-DD', or null while none is chosen. */
  value: string | null;
  /** Shown while no day is chosen. */
  placeholder?: string;
  /** Today where the person lives. */
  today: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
  /** Gives a button that takes the day away. */
  onClear?: () => void;
  /** Days at one press above the calendar; today and yesterday unless said otherwise. */
  quick?: readonly { label: string; day: string }[];
  /** Wires it to its field, whose error it then shows. */
  control?: FieldControl;
  /** The month is cut short on phones, where the button shares its row. */
  brief?: boolean;
  /** Its label stands above it, as that of other fields. */
  bare?: boolean;
  className?: string;
}

/** A button with caption and day; the calendar opens beside it, on phones as a sheet. */
export function DateField(props: DateFieldProps) {
  const { label, value, placeholder, brief, bare, control, className } = props;
  const { t, i18n } = useLingui();
  const language = i18n.locale === "id" ? "id" : "en";
  const shown = value ? formatDate(value, language) : (placeholder ?? t`Choose a day`);
  return (
    <PopoverOrSheet
      control={control}
      label={`${label}: ${shown}`}
      title={label}
      faceClassName={cx(
        "inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-m border border-line-control bg-surface px-3.5 py-1 text-left text-small font-label hover:bg-sunken data-invalid:border-danger data-invalid:outline-2 data-invalid:-outline-offset-2 data-invalid:outline-danger",
        className,
      )}
      face={
        <>
          <CalendarIcon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          <span className="flex min-w-0 flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-2.5">
            {!bare && <span className="text-caption text-ink-3">{label}</span>}
            {brief && value ? (
              <>
                <span className="whitespace-nowrap sm:hidden">
                  {formatBriefDate(value, language)}
                </span>
                <span className="max-sm:hidden">{shown}</span>
              </>
            ) : (
              <span>{shown}</span>
            )}
          </span>
        </>
      }
    >
      {(close) => <Choices {...props} close={close} />}
    </PopoverOrSheet>
  );
}

function Choices({
  value,
  today,
  min = "1970-01-01",
  max = addDays(today, 1),
  onChange,
  onClear,
  quick,
  close,
}: DateFieldProps & { close: () => void }) {
  const { t } = useLingui();
  const near = quick ?? [
    { label: t`Today`, day: today },
    { label: t`Yesterday`, day: addDays(today, -1) },
  ];
  const choose = (day: string) => {
    onChange(day);
    close();
  };
  const waiting = (
    <Loading label={t`Loading the calendar`}>
      <Skeleton className="h-92 w-full" />
    </Loading>
  );
  return (
    <div className="mx-auto flex w-84 max-w-full flex-col gap-2 p-1.5">
      <div className="flex flex-wrap gap-2">
        {near.map(({ label, day }) => (
          <Button key={day} variant="soft" onClick={() => choose(day)}>
            {label}
          </Button>
        ))}
        {onClear && value && (
          <Button
            variant="ghost"
            onClick={() => {
              onClear();
              close();
            }}
          >
            <Trans>Any day</Trans>
          </Button>
        )}
      </div>
      <Suspense fallback={waiting}>
        <Calendar value={value} today={today} min={min} max={max} onChoose={choose} />
      </Suspense>
    </div>
  );
}
