import { Plural, Trans } from "@lingui/react/macro";
import { ChevronRight, Wallet } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatWeekday } from "@/lib/dates";
import { Money } from "@/ui/Money";

import type { BudgetMonth, Safe } from "./types";

interface SafeLineProps {
  safe: Safe;
  month: BudgetMonth;
  onOpen: () => void;
}

/** What can be spent a day until the month ends; a press shows how that comes about. */
export function SafeLine({ safe: { per_day, days }, month, onOpen }: SafeLineProps) {
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
