import { Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid, RotateCw } from "lucide-react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Chip } from "@/ui/buttons/Chip";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Toolbar } from "@/ui/buttons/Toolbar";
import { useAmounts } from "@/ui/money/use-amounts";

import { useWalletNames } from "../wallet-names";
import type { RecordValues } from "./record-form";
import {
  type Suggestion,
  type TransferSuggestion,
  useFrequentSuggestions,
} from "./use-suggestions";

type AnySuggestion = Suggestion | TransferSuggestion;

/** Where transfers stand among other suggestions: what is recorded most comes first. */
const TRANSFERS_AT = 3;
/** How many transfers stand among them; all of them are there when one records a transfer. */
const MOST_TRANSFERS = 2;

interface FrequentTransactionsProps {
  /** What the form holds. */
  values: RecordValues;
  /** `byKey` tells a keyboard press, after which the focus may move. */
  onChoose: (suggestion: AnySuggestion, byKey: boolean) => void;
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

/** Only transfers for a transfer, else those that were repeated among the rest. */
function listSuggestions(
  { datas, transfers }: { datas: readonly Suggestion[]; transfers: readonly TransferSuggestion[] },
  type: RecordValues["type"],
): readonly AnySuggestion[] {
  if (type === "transfer") return transfers;
  const repeated = transfers.filter(({ count }) => count > 1).slice(0, MOST_TRANSFERS);
  return [...datas.slice(0, TRANSFERS_AT), ...repeated, ...datas.slice(TRANSFERS_AT)];
}

function isChosen(suggestion: AnySuggestion, values: RecordValues): boolean {
  if (suggestion.detail !== values.detail) return false;
  if ("category_id" in suggestion) return suggestion.category_id === values.category_id;
  const compared = ["wallet_id", "to_wallet_id", "amount", "fee"] as const;
  return (
    values.type === "transfer" && compared.every((field) => suggestion[field] === values[field])
  );
}

function LoadedChips({ values, ...chips }: Omit<FrequentTransactionsProps, "onQuick">) {
  const { t } = useLingui();
  const frequent = useFrequentSuggestions(values.type);
  const { data, isError, isFetching, isPaused, failureCount, refetch } = frequent;
  if (data) {
    const suggestions = listSuggestions(data, values.type);
    return <SuggestionChips suggestions={suggestions} values={values} {...chips} />;
  }
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
  // Nothing comes without a connection, and one can record without it.
  if (isPaused || failureCount > 0) return null;
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

interface SuggestionChipsProps extends Pick<FrequentTransactionsProps, "values" | "onChoose"> {
  suggestions: readonly AnySuggestion[];
}

const getKey = (suggestion: AnySuggestion) =>
  "category_id" in suggestion ? suggestion.detail : JSON.stringify(suggestion);

function SuggestionIcon({ suggestion }: { suggestion: AnySuggestion }) {
  if (!("category_id" in suggestion)) return <CategoryIcon icon="left-right-arrow" size="xs" />;
  return <CategoryIcon icon={suggestion.icon} color={suggestion.color} size="xs" />;
}

function SuggestionChips({ suggestions, values, onChoose }: SuggestionChipsProps) {
  const { t } = useLingui();
  const walletsOf = useWalletNames();
  const amounts = useAmounts();
  if (suggestions.length === 0) {
    return (
      <p className="text-caption text-ink-3">
        {values.type === "transfer" ? (
          <Trans>Transfers you make often will show up here.</Trans>
        ) : (
          <Trans>Things you record often will show up here.</Trans>
        )}
      </p>
    );
  }
  return (
    <Toolbar label={t`Frequent`} count={suggestions.length} className="flex gap-2">
      {(stop) =>
        suggestions.map((suggestion, index) => (
          <Chip
            key={getKey(suggestion)}
            {...stop(index)}
            chosen={isChosen(suggestion, values)}
            className="pl-2"
            icon={<SuggestionIcon suggestion={suggestion} />}
            onClick={({ detail }) => onChoose(suggestion, detail === 0)}
          >
            <span className="max-w-36 truncate">
              {"category_id" in suggestion ? suggestion.detail : walletsOf(suggestion)}
            </span>
            <span className="money text-ink-2">{amounts.text(suggestion.amount)}</span>
          </Chip>
        ))
      }
    </Toolbar>
  );
}
