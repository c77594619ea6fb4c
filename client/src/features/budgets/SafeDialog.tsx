import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefDate } from "@/lib/dates";
import { Dialog } from "@/ui/dialog/Dialog";
import { Money } from "@/ui/money/Money";
import { GoalIcon } from "@/ui/pictures/GoalIcon";

import type { Safe } from "./types";

type Planned = Safe["items"][number];

interface SafeDialogProps {
  safe: Safe;
  onClose: () => void;
}

/** Explains the safe daily amount line by line; what is planned opens under its line. */
export default function SafeDialog({ safe, onClose }: SafeDialogProps) {
  const { per_day, days, left, balance_limit } = safe;
  return (
    <Dialog open size="sm" onClose={onClose} title={<Trans>Safe to spend per day</Trans>}>
      <dl className="flex flex-col">
        <Parts safe={safe} />
        <Line sum label={<Trans>Left until the month ends</Trans>}>
          <Money amount={left} className={cx(left < 0 && "text-expense")} />
        </Line>
        {balance_limit !== null && (
          <Line label={<Trans>Your balance only covers</Trans>}>
            <Money amount={balance_limit} />
          </Line>
        )}
        <Line label={<Trans>Divided by the days left, including today</Trans>}>
          <Plural value={days} one="÷ # day" other="÷ # days" />
        </Line>
        <Line sum label={<Trans>Safe to spend per day</Trans>}>
          <Money amount={per_day} className="text-title text-income" />
        </Line>
      </dl>
      <p className="text-small text-ink-3">
        {per_day === 0 ? (
          <Trans>
            You've used up this month's plan. Move some money from wants, or wait for payday.
          </Trans>
        ) : (
          <Trans>Rounded down to whole rupiah. Updates with every transaction you record.</Trans>
        )}
      </p>
    </Dialog>
  );
}

/** What the sum is made of: income, less what is put aside, gone, or known to go. */
function Parts({ safe }: { safe: Safe }) {
  const { t } = useLingui();
  const { income, income_to_come, set_aside, spent, moved, to_come, items } = safe;
  const coming = <Money amount={income_to_come} />;
  return (
    <>
      <Line
        label={<Trans>This month's income</Trans>}
        hint={income_to_come > 0 && <Trans>{coming} of it is still to come</Trans>}
        show={t`Show the income to come`}
        items={items.filter(({ amount }) => amount > 0)}
      >
        <Money amount={income} />
      </Line>
      <Line
        label={<Trans>Put aside for savings</Trans>}
        show={t`Show the savings planned`}
        items={items.filter((item) => item.is_saving)}
      >
        <Money amount={-set_aside} />
      </Line>
      <Line label={<Trans>Spent on needs and wants</Trans>}>
        <Money amount={-spent} />
      </Line>
      {moved !== 0 && (
        <Line label={<Trans>Debts and transfers already paid</Trans>}>
          <Money amount={-moved} />
        </Line>
      )}
      {to_come > 0 && (
        <Line
          label={<Trans>Bills until payday</Trans>}
          show={t`Show the bills`}
          items={items.filter(({ amount, is_saving }) => amount < 0 && !is_saving)}
        >
          <Money amount={-to_come} />
        </Line>
      )}
    </>
  );
}

interface LineProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A result, under a line. */
  sum?: boolean;
  /** What makes the amount, and the words that open it. */
  items?: readonly Planned[];
  show?: string;
  children: ReactNode;
}

function Line({ label, hint, sum, items = [], show, children }: LineProps) {
  const list = useId();
  const [open, setOpen] = useState(false);
  return (
    <div
      className={cx(
        "grid grid-cols-[1fr_auto] items-center gap-x-4 py-2",
        sum && "border-t border-line font-bold",
      )}
    >
      <dt className={cx("flex flex-wrap items-center gap-x-1", !sum && "text-ink-2")}>
        {label}
        {items.length > 0 && <ShowButton list={list} words={show} open={open} onChange={setOpen} />}
        {hint && <span className="basis-full text-small text-ink-3">{hint}</span>}
      </dt>
      <dd className="money text-right font-label">{children}</dd>
      {open && items.length > 0 && (
        <dd id={list} className="col-span-2 mt-2 rounded-panel bg-sunken px-3 py-1">
          <ul className="divide-y divide-line">
            {items.map((item, index) => (
              <PlannedRow key={`${item.source_id} ${index}`} item={item} />
            ))}
          </ul>
        </dd>
      )}
    </div>
  );
}

interface ShowButtonProps {
  list: string;
  words: string | undefined;
  open: boolean;
  onChange: (open: boolean) => void;
}

function ShowButton({ list, words, open, onChange }: ShowButtonProps) {
  return (
    <button
      type="button"
      aria-label={words}
      aria-expanded={open}
      aria-controls={list}
      onClick={() => onChange(!open)}
      className="-my-3 grid size-11 cursor-pointer place-items-center rounded-control text-primary hover:bg-primary-soft"
    >
      <ChevronDown
        aria-hidden="true"
        className={cx("size-5 transition-transform duration-1", open && "rotate-180")}
      />
    </button>
  );
}

/** One thing that is planned, with its day. */
function PlannedRow({ item: { name, icon, day, amount } }: { item: Planned }) {
  const { language } = useLanguage();
  return (
    <li className="flex items-center gap-3 py-2 text-small">
      {/* It has the pictures of categories, too. */}
      <GoalIcon icon={icon} size="sm" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-label wrap-anywhere">{name}</span>
        <span className="text-ink-3">{formatBriefDate(day, language)}</span>
      </span>
      <Money
        amount={Math.abs(amount)}
        kind={amount > 0 ? "income" : "expenses"}
        className="font-label"
      />
    </li>
  );
}
