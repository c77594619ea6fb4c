import { useLingui } from "@lingui/react/macro";

import { formatRupiah } from "@/lib/money";

import { type InputProblem, MOST_MONTHLY, MOST_PERCENT, MOST_YEARS, type Reading } from "./inputs";

type Sentences = Record<InputProblem, string>;

const sentence = ({ problem }: Reading, sentences: Sentences) => problem && sentences[problem];

/** What is wrong with each field, in a sentence that says what to write instead. */
export function useProblems(readings: { monthly: Reading; expected: Reading; years: Reading }) {
  const { t } = useLingui();
  const most = formatRupiah(MOST_MONTHLY);
  const amount = t`Write how much you would put in every month.`;
  const percent = t`Write a percent such as 5 or 5.75.`;
  const years = t`Write how many years it takes, from 1 to ${MOST_YEARS}.`;
  return {
    monthly: sentence(readings.monthly, {
      empty: amount,
      unreadable: amount,
      "not-whole": amount,
      negative: amount,
      "too-large": t`The simulation takes at most ${most} a month.`,
    }),
    expected: sentence(readings.expected, {
      empty: percent,
      unreadable: percent,
      "not-whole": percent,
      negative: t`The return cannot be below 0%.`,
      "too-large": t`The return can be at most ${MOST_PERCENT}%.`,
    }),
    years: sentence(readings.years, {
      empty: years,
      unreadable: years,
      "not-whole": t`Write whole years.`,
      negative: t`It takes at least 1 year.`,
      "too-large": t`The simulation ends after ${MOST_YEARS} years.`,
    }),
  };
}
