import { Trans } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { Money } from "@/ui/money/Money";

import { LetterSentence } from "./LetterSentence";
import type { Letter, LetterFigure } from "./types";

export const FIGURE_NAMES = {
  income: <Trans>Income</Trans>,
  expenses: <Trans>Expenses</Trans>,
  left: <Trans>Left</Trans>,
};

/** What is left has no sign of its own. */
const KINDS = { income: "income", expenses: "expenses", left: undefined } as const;

/** What came in, what went out and what is left, and how that compares. */
export function LetterFigures({ letter: { figures, spent } }: { letter: Letter }) {
  if (figures.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {figures.map((figure) => (
          <Figure key={figure.kind} figure={figure} />
        ))}
      </dl>
      {spent && <Spent {...spent} />}
    </div>
  );
}

function Figure({ figure: { kind, amount, comparison } }: { figure: LetterFigure }) {
  return (
    <div className="@container rounded-panel bg-sunken p-4">
      <dt className="text-small text-ink-2">{FIGURE_NAMES[kind]}</dt>
      <dd>
        <Money
          amount={amount}
          kind={KINDS[kind]}
          className="text-stat-long font-strong tracking-tight"
        />
        {comparison && (
          <span className="block text-small text-ink-3">
            <LetterSentence pieces={comparison} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** The expenses as a part of the income; the words say it too. */
function Spent({ percent, sentence }: NonNullable<Letter["spent"]>) {
  const over = percent > 100;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-track">
        <div
          className={cx("h-full rounded-full", over ? "bg-expense-bar" : "bg-primary")}
          style={{ width: `${String(Math.min(percent, 100))}%` }}
        />
      </div>
      <p className="text-small text-ink-2">{sentence}</p>
    </div>
  );
}
