import { Trans, useLingui } from "@lingui/react/macro";
import { type Control, Controller } from "react-hook-form";

import { CategoryIcon } from "@/ui/CategoryIcon";
import { Field } from "@/ui/Field";
import { Money } from "@/ui/Money";
import { SuggestInput } from "@/ui/SuggestInput";

import { LONGEST_DETAIL, type RecordValues } from "./record-form";
import type { TransactionType } from "./types";
import { type Suggestion, useSuggestions } from "./use-suggestions";

interface DetailFieldProps {
  control: Control<RecordValues>;
  type: TransactionType;
  /** What is typed now. */
  typed: string;
  error?: string;
  onChoose: (suggestion: Suggestion) => void;
}

/** What it was for; what the person has written before is suggested and brings its category. */
export function DetailField({ control, type, typed, error, onChoose }: DetailFieldProps) {
  const { t } = useLingui();
  const suggestions = useSuggestions(type, typed);
  return (
    <Field label={<Trans>Transaction Detail</Trans>} error={error}>
      {(wiring) => (
        <Controller
          control={control}
          name="detail"
          render={({ field }) => (
            <SuggestInput
              {...field}
              control={wiring}
              listLabel={t`What you have recorded before`}
              suggestions={suggestions.map((suggestion) => ({
                suggestion,
                key: suggestion.detail,
                content: <Known suggestion={suggestion} />,
              }))}
              onChoose={({ suggestion }) => onChoose(suggestion)}
              placeholder={
                type === "income" ? t`For example: June salary` : t`For example: buying shoes`
              }
              maxLength={LONGEST_DETAIL}
            />
          )}
        />
      )}
    </Field>
  );
}

function Known({ suggestion }: { suggestion: Suggestion }) {
  const { icon, color, detail, category_label, amount } = suggestion;
  return (
    <>
      <CategoryIcon icon={icon} color={color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{detail}</span>
        <span className="block truncate text-caption text-ink-3">{category_label}</span>
      </span>
      <Money amount={amount} className="text-small text-ink-2" />
    </>
  );
}
