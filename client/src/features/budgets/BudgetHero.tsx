import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, ChevronRight, Wallet } from "lucide-react";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatWeekday } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";
import { Select } from "@/ui/fields/Select";
import { useToast } from "@/ui/feedback/use-toast";

import { GROUP_NAMES, GROUPS } from "./groups";
import { useSaveAllocation } from "./queries";
import { formatSplit, listSplits } from "./splits";
import type { Allocation, BudgetMonth, Safe } from "./types";

const CUSTOM = "custom";

export type HeroDialog = "safe" | "split" | "income";

interface BudgetHeroProps {
  allocation: Allocation;
  /** Whether the month is over. */
  past: boolean;
  onRequest: (request: HeroDialog) => void;
}

/** The hero card: safe daily spending, income and split. */
export function BudgetHero({ allocation, past, onRequest }: BudgetHeroProps) {
  const { income, month, safe } = allocation;
  const { label } = month;
  return (
    <HeroCard className="flex flex-col gap-5">
      {safe && <SafeLine safe={safe} month={month} onOpen={() => onRequest("safe")} />}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 flex-auto basis-60">
          <div className="flex items-center gap-3 max-sm:justify-between">
            <h2 className="text-small font-medium tracking-normal sm:text-body text-hero-ink-2">
              {month.day === null ? (
                <Trans>Money allocation · income in {label}</Trans>
              ) : (
                <Trans>Money allocation · income this month</Trans>
              )}
            </h2>
            <HideAmountsButton />
          </div>
          <HeroMoney amount={income.planned} />
          <IncomeLine
            income={income}
            label={label}
            past={past}
            onExpect={() => onRequest("income")}
          />
        </div>
        <SplitChoice allocation={allocation} onCustom={() => onRequest("split")} />
      </div>
      <SplitBar allocation={allocation} />
    </HeroCard>
  );
}

/** The split as a bar; on the green card it wears the colours of the dark theme. */
function SplitBar({ allocation: { split } }: { allocation: Allocation }) {
  return (
    <div aria-hidden="true" className="dark flex gap-1">
      {GROUP_NAMES.filter((group) => split[group] > 0).map((group) => (
        <span
          key={group}
          style={{ flexGrow: split[group] }}
          className={cx("h-3 rounded-full", GROUPS[group].fill)}
        />
      ))}
    </div>
  );
}

interface IncomeLineProps {
  income: Allocation["income"];
  label: string;
  past: boolean;
  onExpect: () => void;
}

/** The received and expected income, or how to set it. */
function IncomeLine({ income, label, past, onExpect }: IncomeLineProps) {
  const none = income.planned === 0;
  return (
    <div
      className={cx(
        "mt-1.5 flex flex-wrap gap-x-4 gap-y-2 text-small text-hero-ink-2",
        none ? "flex-col items-start" : "items-center",
      )}
    >
      <p className="max-w-[52ch]">
        {none ? <NoIncome label={label} past={past} /> : <ReceivedIncome income={income} />}
      </p>
      {!past && (
        <Button
          variant={none ? "gold" : "glass"}
          className={WRAPPING}
          icon={<CalendarClock aria-hidden="true" className="size-5" />}
          onClick={onExpect}
        >
          {income.expected === null ? (
            <Trans>Set expected income</Trans>
          ) : (
            <Trans>Change expected income</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

function NoIncome({ label, past }: Pick<IncomeLineProps, "label" | "past">) {
  if (past) return <Trans>Nothing came in during {label}, so there was nothing to split.</Trans>;
  return (
    <Trans>
      Nothing has come in for {label} yet. Write down what you expect before payday, and the split
      shows what it is enough for.
    </Trans>
  );
}

function ReceivedIncome({
  income: { received, expected, planned },
}: Pick<IncomeLineProps, "income">) {
  const money = <Money amount={received} className="font-label text-hero-gold" />;
  if (expected === null || planned === 0) return <Trans>{money} received so far</Trans>;
  const wanted = <Money amount={expected} className="font-label" />;
  return (
    <Trans>
      {money} received of {wanted} expected
    </Trans>
  );
}

interface SafeLineProps {
  safe: Safe;
  month: BudgetMonth;
  onOpen: () => void;
}

/** What can be spent a day until the month ends; a press shows how that comes about. */
function SafeLine({ safe: { per_day, days }, month, onOpen }: SafeLineProps) {
  const { language } = useLanguage();
  const end = formatWeekday(month.end, language);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex w-full cursor-pointer items-center gap-3 rounded-panel bg-hero-glass px-4 py-2.5 text-left outline-hero-gold transition-colors duration-1 hover:bg-hero-glass-hover"
    >
      <Wallet aria-hidden="true" className="size-5 shrink-0 text-hero-gold max-sm:hidden" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">
          <span className="block leading-5 font-bold">
            <Trans>Safe to spend per day</Trans>
          </span>{" "}
          <span className="block text-small text-hero-ink-2">
            <Plural
              value={days}
              one={`# day left, until ${end}`}
              other={`# days left, until ${end}`}
            />
          </span>
        </span>{" "}
        <Money amount={per_day} className="text-stat font-strong text-hero-gold" />
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-hero-ink-2" />
    </button>
  );
}

interface SplitChoiceProps {
  allocation: Allocation;
  onCustom: () => void;
}

/** Which split the income follows; a choice holds at once. */
function SplitChoice({ allocation: { split, month }, onCustom }: SplitChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useSaveAllocation(month.key);
  const shown = (isPending && variables.split) || split;
  const choices = listSplits(shown);

  const choose = (text: string) => {
    const chosen = choices.find((choice) => formatSplit(choice) === text);
    if (!chosen) return onCustom();
    mutate(
      { split: chosen },
      { onError: (error) => toast({ tone: "error", text: failureText(error) }) },
    );
  };

  return (
    <div className="flex w-48 max-w-full flex-col gap-1.5">
      <label htmlFor={id} className="text-small leading-5 text-hero-ink-2">
        <Trans>Split: needs, wants, savings</Trans>
      </label>
      <Select
        id={id}
        value={formatSplit(shown)}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          ...choices.map((choice) => ({ value: formatSplit(choice), label: formatSplit(choice) })),
          { value: CUSTOM, label: t`Custom split…` },
        ]}
        className="font-label text-ink"
      />
    </div>
  );
}
