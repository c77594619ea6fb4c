import { useLingui } from "@lingui/react/macro";

import { formatRupiah } from "@/lib/money";
import { type AmountProblem, MAX_AMOUNT } from "@/lib/money-input";

/** Why what is typed is no amount, in a sentence that says what to write instead. */
export function useAmountError(
  problem: AmountProblem | undefined,
  zero: boolean | undefined,
): string | undefined {
  const { t } = useLingui();
  const limit = formatRupiah(MAX_AMOUNT);
  const problems: Record<AmountProblem, string> = {
    unreadable: t`Enter an amount like 25.000, 25rb, 1,5jt or 3x15.000.`,
    "not-whole": t`Enter whole rupiah, without cents.`,
    negative: zero ? t`Enter an amount of 0 or more.` : t`Enter an amount above 0.`,
    "too-large": t`Enter at most ${limit}.`,
  };
  return problem && problems[problem];
}
