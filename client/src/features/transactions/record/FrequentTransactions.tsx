import { Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid, RotateCw } from "lucide-react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Chip } from "@/ui/buttons/Chip";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Toolbar } from "@/ui/buttons/Toolbar";
import { useAmounts } from "@/ui/money/use-amounts";

import type { TransactionType } from "../types";
import { type Suggestion, useFrequentSuggestions } from "./use-suggestions";

interface FrequentTransactionsProps {
  type: TransactionType;
  /** Whether the form currently holds this suggestion. */
  isChosen: (suggestion: Suggestion) => boolean;
  /** `byKey` tells a keyboard press, after which the focus may move. */
  onChoose: (suggestion: Suggestion, byKey: boolean) => void;
  onQuick: () => void;
}

/** Suggestions from frequent transactions; the height is constant in every state. */
export function FrequentTransactions({ onQuick, ...row }: FrequentTransactionsProps) {
  const { t } = useLingui();
  return (
    <div className="-mx-4.5 -my-1 flex h-13 shrink-0 items-center gap-2 overflow-x-auto overflow-y-hidden faded-right pr-10 pl-4.5 [scrollbar-width:none] sm:-mx-6 sm:pl-6 sm:pointer-fine:h-15 sm:pointer-fine:[scrollbar-width:thin]">
      <Chip
        icon={<LayoutGrid aria-hidden="true" className="size-4" />}
        className="border-transparent bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover"
        aria-label={t`Quick entry: choose a category`}
        onClick={onQuick}
      >
        <Trans>Quick</Trans>
      </Chip>
      <LoadedChips {...row} />
    </div>
  );
}

function LoadedChips({ type, ...chips }: Omit<FrequentTransactionsProps, "onQuick">) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useFrequentSuggestions(type);
  if (data) return <SuggestionChips suggestions={data.datas} {...chips} />;
  if (isError && !isFetching) {
    return (
      <Chip
        icon={<RotateCw aria-hidden="true" className="size-4" />}
        onClick={() => void refetch()}
      >
        <Trans>Reload what you record often</Trans>
      </Chip>
    );
  }
  return (
    <Loading label={t`Loading what you record often`}>
      <span className="flex gap-2">
        {["w-38", "w-44", "w-38"].map((width, index) => (
          <Skeleton key={index} className={cx("h-11 rounded-full", width)} />
        ))}
      </span>
    </Loading>
  );
}

interface SuggestionChipsProps extends Pick<FrequentTransactionsProps, "isChosen" | "onChoose"> {
  suggestions: readonly Suggestion[];
}

function SuggestionChips({ suggestions, isChosen, onChoose }: SuggestionChipsProps) {
  const { t } = useLingui();
  const amounts = useAmounts();
  if (suggestions.length === 0) {
    return (
      <p className="text-caption text-ink-3">
        <Trans>Things you record often will show up here.</Trans>
      </p>
    );
  }
  return (
    <Toolbar label={t`Frequent`} count={suggestions.length} className="flex gap-2">
      {(stop) =>
        suggestions.map((suggestion, index) => (
          <Chip
            key={suggestion.detail}
            {...stop(index)}
            chosen={isChosen(suggestion)}
            className="pl-2"
            icon={<CategoryIcon icon={suggestion.icon} color={suggestion.color} size="xs" />}
            onClick={({ detail }) => onChoose(suggestion, detail === 0)}
          >
            <span className="max-w-36 truncate">{suggestion.detail}</span>
            <span className="money text-ink-2">{amounts.text(suggestion.amount)}</span>
          </Chip>
        ))
      }
    </Toolbar>
  );
}
