import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { useId, useRef, useState } from "react";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { todayIn } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { TextInput } from "@/ui/fields/TextInput";
import { usePhone } from "@/browser/media-queries";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { useAuditActions, useAuditEvents } from "./audit-queries";
import { RESULTS, useAuditAddress } from "./use-audit-address";
import type { AuditQuery } from "./use-audit-address";

/** Filters of the audit log, stored in the URL. */
export function AuditFilters() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: kinds = [] } = useAuditActions(language);
  const { sought, page, change, showAll } = useAuditAddress();
  // An empty list offers its own reset button.
  const nothing = useAuditEvents(sought, page).data?.total === 0;
  const words = { done: t`Done`, refused: t`Refused` };
  const set = Object.keys(sought).length;
  return (
    <FilterDisclosure
      set={set}
      wrong={isReversed(sought)}
      onReset={set > 0 && !nothing ? showAll : undefined}
    >
      <div className="max-sm:col-span-2">
        <Select
          aria-label={t`Filter by action`}
          value={sought.action ?? ""}
          options={[
            { value: "", label: t`All actions` },
            ...kinds.map(({ action, label }) => ({ value: action, label })),
          ]}
          onChange={(event) => change({ action: event.target.value })}
        />
      </div>
      <div className="max-sm:col-span-2">
        <Select
          aria-label={t`Outcome`}
          value={sought.result ?? ""}
          options={[
            { value: "", label: t`Done or refused` },
            ...RESULTS.map((value) => ({ value, label: words[value] })),
          ]}
          onChange={(event) => change({ result: event.target.value })}
        />
      </div>
      <DateRange />
      <IdFields />
    </FilterDisclosure>
  );
}

/** A day at one press, or in the address, may lie before the other one. */
function isReversed({ from, to }: AuditQuery): boolean {
  return Boolean(from && to && from > to);
}

function DateRange() {
  const { t } = useLingui();
  const { sought, change } = useAuditAddress();
  const today = todayIn(useAccount()?.timezone ?? "Asia/Jakarta");
  return (
    <>
      <DateField
        label={t`From date`}
        value={sought.from ?? null}
        placeholder={t`Any day`}
        today={today}
        max={sought.to ?? today}
        onChange={(from) => change({ from })}
        onClear={() => change({ from: null })}
        className="min-h-12"
      />
      <Field
        hideLabel
        label={t`End date`}
        error={isReversed(sought) && <Trans>Choose an end date on or after the start date.</Trans>}
      >
        {(control) => (
          <DateField
            control={control}
            label={t`End date`}
            value={sought.to ?? null}
            placeholder={t`Any day`}
            today={today}
            min={sought.from}
            max={today}
            onChange={(to) => change({ to })}
            onClear={() => change({ to: null })}
            className="min-h-12"
          />
        )}
      </Field>
    </>
  );
}

function IdFields() {
  const { t } = useLingui();
  const { sought, change } = useAuditAddress();
  const { actor = "", target = "" } = sought;
  return (
    <>
      <IdField label={t`Who (user ID)`} id={actor} onId={(id) => change({ actor: id })} />
      <IdField label={t`About (ID)`} id={target} onId={(id) => change({ target: id })} />
    </>
  );
}

interface IdFieldProps {
  label: string;
  id: string;
  onId: (id: string) => void;
}

/**
 * An identifier to look for; it counts by Enter or when the field is left. It follows the address
 * where that changes by itself, and stays the same field: what is pressed next keeps the focus.
 */
function IdField({ label, id, onId }: IdFieldProps) {
  const [text, setText] = useState(id);
  const [followed, setFollowed] = useState(id);
  if (id !== followed) {
    setFollowed(id);
    setText(id);
  }
  const look = (event?: FormEvent) => {
    event?.preventDefault();
    // Ids are case-insensitive and stored in capitals.
    const wanted = text.trim().toUpperCase();
    setText(wanted);
    if (wanted !== id) onId(wanted);
  };
  return (
    <form className="max-sm:col-span-2 roomy:col-span-2" onSubmit={look}>
      <TextInput
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={26}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => look()}
      />
    </form>
  );
}

interface FilterDisclosureProps {
  /** How many filters are set. */
  set: number;
  /** Something in it is wrong, so it must be seen. */
  wrong: boolean;
  /** Clears all filters; undefined when there are none or the list offers it. */
  onReset?: () => void;
  children: ReactNode;
}

/** The filters; on phones they collapse behind a button with their number. */
function FilterDisclosure(props: FilterDisclosureProps) {
  const { onReset, children } = props;
  const group = useRef<HTMLDivElement>(null);
  const { t } = useLingui();
  const staying = useFocusFallback(group);
  if (usePhone()) return <CollapsedFilters {...props} />;
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={t`Filters`}
      onFocus={staying}
      className={cx(GRID, "mb-4 outline-none")}
    >
      {children}
      {onReset && (
        <Button variant="ghost" className="justify-self-start" onClick={onReset}>
          <Trans>Show all actions</Trans>
        </Button>
      )}
    </div>
  );
}

const GRID = "grid grid-cols-2 gap-2.5 roomy:grid-cols-4 tight:*:col-span-2";

function CollapsedFilters({ set, wrong, onReset, children }: FilterDisclosureProps) {
  const { t } = useLingui();
  const fields = useId();
  const face = useRef<HTMLButtonElement>(null);
  const staying = useFocusFallback(face);
  const [open, setOpen] = useState(wrong);
  return (
    <div className="mb-4" onFocus={staying}>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <Button
          ref={face}
          variant="secondary"
          aria-expanded={open}
          aria-controls={fields}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(!open)}
        >
          <Trans>Filter</Trans>
          {set > 0 && <FilterCount set={set} />}
          <ChevronDown
            aria-hidden="true"
            className={cx("size-4 transition-transform duration-2", open && "rotate-180")}
          />
        </Button>
        {onReset && (
          <Button variant="ghost" onClick={onReset}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      <div id={fields} role="group" aria-label={t`Filters`} hidden={!open} className="pt-2.5">
        {open && <div className={GRID}>{children}</div>}
      </div>
    </div>
  );
}

function FilterCount({ set }: { set: number }) {
  const { t } = useLingui();
  return (
    <>
      {" "}
      <span
        aria-hidden="true"
        className="grid min-h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-caption font-label text-on-primary tabular-nums"
      >
        {set}
      </span>
      <span className="sr-only">{t`${plural(set, { one: "# is set", other: "# are set" })}`}</span>
    </>
  );
}
