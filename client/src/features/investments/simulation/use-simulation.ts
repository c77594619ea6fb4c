import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";

import { useSession } from "@/api/use-session";
import { useLastingDraft } from "@/lib/use-lasting-draft";

import { EXAMPLE, type Inputs, planOf, readInputs } from "./inputs";
import type { RiskProfileName } from "./presets";
import { simulate } from "./simulate";

/** What is typed, kept in this tab, and what it comes to; the plan is null while a field is wrong. */
export function useSimulation(profile: RiskProfileName | null) {
  const { claims } = useSession();
  const form = useForm<Inputs>({ defaultValues: EXAMPLE });
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
    return { inputs, readings, plan, years: plan && simulate(plan), change };
  }, [watched, profile, setValue]);
}

export type Simulation = ReturnType<typeof useSimulation>;
