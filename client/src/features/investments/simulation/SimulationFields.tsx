import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatRupiah } from "@/lib/money";
import { formatPercent } from "@/lib/percent";
import { Chip } from "@/ui/buttons/Chip";
import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";
import { TextInput } from "@/ui/fields/TextInput";
import { Toggle } from "@/ui/fields/Toggle";

import { type InputProblem, MAX_MONTHLY, MAX_PERCENT, MAX_YEARS, type Reading } from "./inputs";
import { type Instrument, TERMS } from "./instruments";
import type { Simulation } from "./SimulationCard";

/** The fields: payment, return and duration, with the suggested instruments. */
export function SimulationFields({ inputs, readings, own, change }: Simulation) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const problems = useProblems(readings);
  const typed = inputs.percent !== "" || inputs.instrument === "own";
  const preset = formatPercent(TERMS[readings.instrument].expected / 100, language, { digits: 2 });
  return (
    <div className="flex flex-col gap-4">
      <Instruments chosen={readings.instrument} change={change} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <RupiahField
          required
          label={<Trans>Every month</Trans>}
          value={inputs.monthly}
          onChange={(monthly) => change({ monthly })}
          error={problems.monthly}
          hint={own !== null && own === inputs.monthly && t`From your plans`}
        />
        <Field required label={<Trans>Yearly return</Trans>} error={problems.expected}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed ? inputs.percent : preset.replace(/[\s%]/g, "")}
              onChange={({ target }) => change({ instrument: "own", percent: target.value })}
              trailing={<span className="pr-2 font-label text-ink-3">%</span>}
            />
          )}
        </Field>
        <Field required label={<Trans>Years</Trans>} error={problems.years}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={inputs.years}
              onChange={({ target }) => change({ years: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Toggle
          label={t`Adjust for inflation`}
          hint={t`In today's money`}
          on={inputs.inflation}
          onChange={(inflation) => change({ inflation })}
        />
        <Toggle
          label={t`After tax`}
          hint={t`The final tax on the interest`}
          on={inputs.tax}
          onChange={(tax) => change({ tax })}
        />
      </div>
    </div>
  );
}

interface InstrumentsProps {
  chosen: Instrument;
  change: Simulation["change"];
}

/** Where the advice says that money can go. */
function Instruments({ chosen, change }: InstrumentsProps) {
  const { t } = useLingui();
  const presets = [
    { instrument: "savings", label: <Trans>Digital bank savings, 5-6.5%</Trans> },
    { instrument: "fund", label: <Trans>Mutual fund, 4-5%</Trans> },
    { instrument: "bond", label: <Trans>Bond, fixed 3%</Trans> },
  ] as const;
  return (
    <fieldset aria-label={t`Where the money goes`} className="flex min-w-0 flex-wrap gap-2">
      {presets.map(({ instrument, label }) => (
        <Chip
          key={instrument}
          chosen={chosen === instrument}
          onClick={() => change({ instrument, percent: "" })}
          className="max-w-full whitespace-normal!"
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}

type Sentences = Record<InputProblem, string>;

const sentence = ({ problem }: Reading, sentences: Sentences) => problem && sentences[problem];

/** The error of each field as a sentence. */
function useProblems(readings: { monthly: Reading; expected: Reading; years: Reading }) {
  const { t } = useLingui();
  const most = formatRupiah(MAX_MONTHLY);
  const amount = t`Enter how much you'd put in every month.`;
  const percent = t`Enter a percentage such as 5 or 5.75.`;
  const years = t`Enter the number of years, from 1 to ${MAX_YEARS}.`;
  return {
    monthly: sentence(readings.monthly, {
      empty: amount,
      unreadable: amount,
      "not-whole": amount,
      negative: amount,
      "too-large": t`The simulation goes up to ${most} a month.`,
    }),
    expected: sentence(readings.expected, {
      empty: percent,
      unreadable: percent,
      "not-whole": percent,
      negative: t`The return can't be below 0%.`,
      "too-large": t`The return can be at most ${MAX_PERCENT}%.`,
    }),
    years: sentence(readings.years, {
      empty: years,
      unreadable: years,
      "not-whole": t`Enter whole years.`,
      negative: t`Enter at least 1 year.`,
      "too-large": t`The simulation goes up to ${MAX_YEARS} years.`,
    }),
  };
}
