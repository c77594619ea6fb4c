import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { type Step, stepsOf } from "./steps";
import type { QuizResult } from "./types";
import { QUIZ_KEY } from "./use-quiz";
import { useStanding } from "./use-standing";

/** How far one step is, once that is known: a failure is what it failed with. */
export type Progress = "asking" | "open" | "busy" | "done" | { failed: unknown };

export interface Applying {
  progress: (id: string) => Progress;
  run: (id: string) => Promise<void>;
  /** Takes over whatever was not taken over yet, one after the other. */
  runAll: () => Promise<void>;
  busy: boolean;
  total: number;
  done: number;
  /** This month's budgets, by category; undefined while they are not known. */
  budgets: ReadonlyMap<string, number> | undefined;
  /** Budgets that are there already give way to the suggested ones. */
  replace: boolean;
  setReplace: (replace: boolean) => void;
}

/** Takes over what follows from the answers, each by itself. */
export function useApplying(result: QuizResult | null): Applying {
  const client = useQueryClient();
  const [progresses, setProgresses] = useState<Readonly<Record<string, Progress>>>({});
  const [replace, setReplace] = useState(false);
  const standing = useStanding(result);
  const steps = result ? stepsOf(result, standing, replace) : [];

  const note = (id: string, progress: Progress) =>
    setProgresses((before) => ({ ...before, [id]: progress }));
  const progressOf = ({ id, settled, asking }: Step): Progress => {
    const progress = progresses[id] ?? (asking ? "asking" : "open");
    return settled && progress !== "busy" ? "done" : progress;
  };
  const apply = async ({ id, apply, changes }: Step) => {
    note(id, "busy");
    try {
      await apply();
      note(id, "done");
      for (const name of [...QUIZ_KEY, ...changes]) {
        void client.invalidateQueries({ queryKey: [name] });
      }
    } catch (failed) {
      note(id, { failed });
    }
  };
  const isOpen = (step: Step) => !["busy", "done"].includes(String(progressOf(step)));

  return {
    progress: (id) => {
      const step = steps.find((one) => one.id === id);
      return step ? progressOf(step) : "open";
    },
    run: async (id) => {
      const step = steps.find((one) => one.id === id);
      if (step && isOpen(step)) await apply(step);
    },
    runAll: async () => {
      for (const step of steps.filter(isOpen)) await apply(step);
    },
    busy: steps.some((step) => progressOf(step) === "busy"),
    total: steps.length,
    done: steps.filter((step) => progressOf(step) === "done").length,
    budgets: standing.budgets,
    replace,
    setReplace: (wished) => {
      setReplace(wished);
      setProgresses(({ budget: _before, ...others }) => others);
    },
  };
}
