import { useEffect, useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";

import { useSession } from "@/api/use-session";
import { useLastingDraft } from "@/lib/use-lasting-draft";

import { EXAMPLE, type Inputs, planOf, readInputs } from "./inputs";
import type { RiskProfileName } from "./presets";
import { simulate } from "./simulate";

/**
 * What is typed, kept in this tab, and what it comes to; the plan is null while a field is wrong.
 * It begins with what the person's own plans put in every month, without any with an example.
 */
export function useSimulation(profile: RiskProfileName | null, own: number | null) {
  const { claims } = useSession();
  const monthly = own ?? EXAMPLE.monthly;
  const form = useForm<Inputs>({ defaultValues: { ...EXAMPLE, monthly } });
  const { reset } = form;
  useEffect(() => {
    reset({ ...EXAMPLE, monthly }, { keepDirtyValues: true });
  }, [monthly, reset]);
  useLastingDraft<Inputs>("simulation", claims?.sub, form);
  const watched = useWatch({ control: form.control });
  const { setValue } = form;
  return useMemo(() => {
    const inputs = { ...EXAMPLE, ...watched };
    const readings = readInputs(inputs, profile);
    const plan = planOf(inputs, readings, profile);
    const change = (changes: Partial<Inputs>) => {
      for (const [name, value] of Object.entries(changes)) {
        setValue(name as keyof Inputs, value, { shouldDirty: true });
      }
    };
    return { inputs, readings, plan, own, years: plan && simulate(plan), change };
  }, [watched, profile, own, setValue]);
}

export type Simulation = ReturnType<typeof useSimulation>;
