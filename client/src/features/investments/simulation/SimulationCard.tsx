import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { useFormDraft } from "@/browser/use-form-draft";
import { Card } from "@/ui/layout/Card";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { usePlans } from "../plan/queries";
import type { Plan } from "../plan/types";
import { useRiskProfile } from "../risk/queries";
import { Assumptions } from "./Assumptions";
import { EXAMPLE, type Inputs, readInputs, toPlan } from "./inputs";
import type { RiskProfileName } from "./instruments";
import { simulate } from "./simulate";
import { SimulationChart } from "./SimulationChart";
import { SimulationFields } from "./SimulationFields";

const PLOT = "h-64 sm:h-75";

/** How often a year has each of them. */
const TIMES: Readonly<Record<Plan["frequency"], number>> = {
  day: 365,
  weekly: 365 / 7,
  monthly: 12,
};

const MONTHS = 12;

/** The growth of monthly payments; preset from the risk profile. */
export default function SimulationCard({ className }: { className?: string }) {
  const heading = useId();
  // What cannot be had, the simulation does without; the cards of both say so.
  const risk = useRiskProfile();
  const plans = usePlans();
  // The field shows its value, so it must not reveal hidden amounts of plans.
  const { hidden } = useHiddenAmounts();
  return (
    <Card aria-labelledby={heading} className={className}>
      {risk.isPending || plans.isPending ? (
        <SimulationSkeleton heading={heading} />
      ) : (
        <Simulated
          heading={heading}
          profile={risk.data?.profile ?? null}
          own={hidden ? null : getMonthlyAmount(plans.data ?? [])}
        />
      )}
    </Card>
  );
}

function Title({ heading }: { heading: string }) {
  return (
    <h2 id={heading} className="text-title tracking-tight">
      <Trans>Investment Simulation</Trans>
    </h2>
  );
}

function SimulationSkeleton({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <>
      <Title heading={heading} />
      <Loading label={t`Loading the simulation`}>
        <Skeleton className="mt-1.5 h-4 w-56 max-w-full" />
        <Skeleton className="mt-4 h-11 rounded-m" />
        <div className="mt-4 grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-16 rounded-m" />
          <Skeleton className="h-16 rounded-m" />
          <Skeleton className="h-16 rounded-m" />
        </div>
        <Skeleton className="mt-4 h-16 rounded-m" />
        <Skeleton className={`mt-5 rounded-m ${PLOT}`} />
      </Loading>
    </>
  );
}

interface SimulatedProps {
  heading: string;
  profile: RiskProfileName | null;
  /** What the person's own plans put in every month. */
  own: number | null;
}

function Simulated({ heading, profile, own }: SimulatedProps) {
  const simulation = useSimulation(profile, own);
  const { plan, years } = simulation;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Title heading={heading} />
        <p className="text-small text-ink-3">
          <Subtitle {...simulation} />
        </p>
      </div>
      <SimulationFields {...simulation} />
      <Legend />
      {plan && years ? <SimulationChart plan={plan} years={years} /> : <NoCurve />}
      {plan && <Assumptions plan={plan} />}
    </div>
  );
}

/** 'Rp500.000 every month at 5% a year'. */
function Subtitle({ plan, own }: Simulation) {
  const { language } = useLanguage();
  if (!plan) return <Trans>What a monthly amount can grow to</Trans>;
  const amount = <Money amount={plan.monthly} />;
  const rate = formatPercent(plan.expected / 100, language, { digits: 2 });
  if (own === null && plan.monthly === EXAMPLE.monthly) {
    return (
      <Trans>
        For example: {amount} every month at {rate} a year
      </Trans>
    );
  }
  return (
    <Trans>
      {amount} every month at {rate} a year
    </Trans>
  );
}

function Legend() {
  return (
    <ul
      aria-hidden="true"
      className="flex flex-wrap gap-x-4 gap-y-1 text-small leading-5 font-medium text-ink-2"
    >
      <li className="inline-flex items-center gap-2">
        <span className="size-3 rounded-sm bg-chart-1" />
        <Trans>Expected value</Trans>
      </li>
      <li className="inline-flex items-center gap-2">
        <span className="h-1 w-4 rounded-sm bg-chart-2" />
        <Trans>Money put in</Trans>
      </li>
      <li className="inline-flex items-center gap-2">
        <span className="size-3 rounded-sm bg-chart-1/25" />
        <Trans>Low to high</Trans>
      </li>
    </ul>
  );
}

/** Replaces the chart while a field is invalid. */
function NoCurve() {
  return (
    <div className={`grid place-items-center rounded-panel bg-sunken px-6 text-center ${PLOT}`}>
      <p className="max-w-[38ch] text-ink-2">
        <Trans>Fill in every field above to see the chart.</Trans>
      </p>
    </div>
  );
}

/**
 * The input, stored for this tab, and the plan; null while a field is invalid. Preset from the
 * person's own plans, else from an example.
 */
function useSimulation(profile: RiskProfileName | null, own: number | null) {
  const { claims } = useSession();
  const monthly = own ?? EXAMPLE.monthly;
  const form = useForm<Inputs>({ defaultValues: { ...EXAMPLE, monthly } });
  const { reset } = form;
  useEffect(() => {
    reset({ ...EXAMPLE, monthly }, { keepDirtyValues: true });
  }, [monthly, reset]);
  useFormDraft<Inputs>("simulation", form, { storage: "tab", owner: claims?.sub });
  const watched = useWatch({ control: form.control });
  const { setValue } = form;
  return useMemo(() => {
    const inputs = { ...EXAMPLE, ...watched };
    const readings = readInputs(inputs, profile);
    const plan = toPlan(inputs, readings, profile);
    const change = (changes: Partial<Inputs>) => {
      for (const [name, value] of Object.entries(changes)) {
        setValue(name as keyof Inputs, value, { shouldDirty: true });
      }
    };
    return { inputs, readings, plan, own, years: plan && simulate(plan), change };
  }, [watched, profile, own, setValue]);
}

export type Simulation = ReturnType<typeof useSimulation>;

/** What the plans that go on put in, in a month on average, in whole rupiah; null without any. */
export function getMonthlyAmount(plans: readonly Pick<Plan, "amount" | "frequency" | "next">[]) {
  const running = plans.filter(({ next }) => next.length > 0);
  const monthly = running.reduce((sum, { amount, frequency }) => {
    return sum + (amount * TIMES[frequency]) / MONTHS;
  }, 0);
  return monthly > 0 ? Math.round(monthly) : null;
}
