import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Controller, type UseFormReturn } from "react-hook-form";

import { Field } from "@/ui/fields/Field";
import { SuggestInput } from "@/ui/fields/SuggestInput";
import { Money } from "@/ui/money/Money";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import { MAX_DETAIL_LENGTH, type RecordValues } from "./record-form";
import { type Guess, useGuess, useGuessReason } from "./use-guess";
import { type Suggestion, useSuggestions } from "./use-suggestions";

const DETAIL_EXAMPLES = {
  income: msg`For example: June salary`,
  expenses: msg`For example: buying shoes`,
  transfer: msg`For example: weekly top-up`,
};

interface DetailFieldProps {
  form: UseFormReturn<RecordValues>;
  /** What the form holds, with the wallets that it takes by default. */
  values: RecordValues;
  /** Whether a category is guessed for what was never recorded before. */
  guessing: boolean;
  /** A detail that the server is not asked about. */
  untold?: string | undefined;
  onChoose: (suggestion: Suggestion) => void;
  onGuess: (guess: Guess) => void;
}

/** The detail field with suggestions from earlier transactions, else with a guess. */
export function DetailField(props: DetailFieldProps) {
  const { form, values, guessing, untold, onChoose, onGuess } = props;
  const { t } = useLingui();
  const { control, formState } = form;
  const { type, detail } = values;
  const isTold = detail !== untold;
  const known = useSuggestions(type, isTold ? detail : "");
  const suggestions = isTold ? known : [];
  const guess = useGuess(values, guessing && isTold && suggestions.length === 0);
  const offered = suggestions.map((suggestion) => ({
    key: suggestion.detail,
    content: <SuggestionLine suggestion={suggestion} />,
    choose: () => onChoose(suggestion),
  }));
  const guessed = guess && {
    key: "guess",
    content: <GuessLine guess={guess} typed={detail} />,
    choose: () => onGuess(guess),
  };
  return (
    <Field label={<Trans>Transaction Detail</Trans>} error={formState.errors.detail?.message}>
      {(wiring) => (
        <Controller
          control={control}
          name="detail"
          render={({ field }) => (
            <SuggestInput
              {...field}
              control={wiring}
              listLabel={guessed ? t`Suggested category` : t`What you've recorded before`}
              suggestions={guessed ? [guessed] : offered}
              onChoose={({ choose }) => choose()}
              placeholder={t(DETAIL_EXAMPLES[type])}
              maxLength={MAX_DETAIL_LENGTH}
            />
          )}
        />
      )}
    </Field>
  );
}

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useLingui();
  const { icon, color, detail, category_label, amount, rule_id } = suggestion;
  return (
    <>
      <CategoryIcon icon={icon} color={color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{detail}</span>
        <span className="block truncate text-caption text-ink-3">
          {[category_label, rule_id && t`by your rule`].filter(Boolean).join(" · ")}
        </span>
      </span>
      <Money amount={amount} className="text-small text-ink-2" />
    </>
  );
}

/** The category for what is typed, and why. */
function GuessLine({ guess, typed }: { guess: Guess; typed: string }) {
  const reason = useGuessReason()(guess);
  const { category, detail } = guess;
  return (
    <>
      <CategoryIcon icon={category.icon} color={category.color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{detail ?? typed.trim()}</span>
        <span className="block truncate text-caption text-ink-3">
          {category.label} · {reason}
        </span>
      </span>
    </>
  );
}
