import { Trans } from "@lingui/react/macro";
import { Copy, type LucideIcon, MessageCircleQuestionMark, Plus, Sparkles } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { Card } from "@/ui/layout/Card";

import type { FillSource } from "./fill-amounts";
import type { Budget, BudgetMonth } from "./types";

interface FirstBudgetsProps {
  budgets: readonly Budget[];
  month: BudgetMonth;
  /** Whether something else on the page is to be done first. */
  second: boolean;
  onAll: (filling: FillSource) => void;
  onQuiz: () => void;
  onFirst: () => void;
}

interface Way {
  name: string;
  Icon: LucideIcon;
  words: ReactNode;
  run: () => void;
}

/** While nothing is budgeted: the ways to begin that there are, the likeliest first. */
export function FirstBudgets({
  budgets,
  month,
  second,
  onAll,
  onQuiz,
  onFirst,
}: FirstBudgetsProps) {
  const has = (source: FillSource) => budgets.some((budget) => budget[source] !== null);
  const ways: (Way | false)[] = [
    has("previous") && {
      name: "copy",
      Icon: Copy,
      words: <Trans>Copy from last month</Trans>,
      run: () => onAll("previous"),
    },
    has("proposal") && {
      name: "proposal",
      Icon: Sparkles,
      words: <Trans>Suggest from the last 3 months</Trans>,
      run: () => onAll("proposal"),
    },
    { name: "first", Icon: Plus, words: <Trans>Set the first budget</Trans>, run: onFirst },
    // Its budget is for the present month.
    month.day !== null && {
      name: "quiz",
      Icon: MessageCircleQuestionMark,
      words: <Trans>Get a suggestion from the quiz</Trans>,
      run: onQuiz,
    },
  ];
  const { label } = month;
  return (
    <Card className="p-0!">
      <EmptyState
        illustration="empty-goals"
        title={
          <span className="text-title tracking-tight">
            <Trans>No budget for {label} yet</Trans>
          </span>
        }
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {ways
              .filter((way) => way !== false)
              .map(({ name, Icon, words, run }, index) => (
                <Button
                  key={name}
                  variant={index === 0 && !second ? "primary" : "soft"}
                  icon={<Icon aria-hidden="true" className="size-4.5 shrink-0" />}
                  className={WRAPPING}
                  onClick={run}
                >
                  {words}
                </Button>
              ))}
          </span>
        }
      >
        <Trans>Set a limit for each category and see what's left every day.</Trans>
      </EmptyState>
    </Card>
  );
}
