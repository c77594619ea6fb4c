import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { APP_PATHS } from "@/lib/paths";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { GoalIcon } from "@/ui/pictures/GoalIcon";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";
import { useToast } from "@/ui/feedback/use-toast";

import type { findGoalKind, GoalKind } from "../goal-kinds";
import { useCreateGoal } from "../queries";
import { getInsight, type InsightInput } from "./insight";
import { InsightText } from "./InsightText";
import {
  EMPTY_VALUES,
  isEmptyProblem,
  RecommendationFields,
  type RecommendationValues,
} from "./RecommendationFields";

/** The storage key of the draft. */
const DRAFT = "wish";

interface RecommendationDialogsProps {
  goal: NonNullable<ReturnType<typeof findGoalKind>>;
  open: boolean;
  today: string;
  onClose: () => void;
  onMade: () => void;
}

/**
 * Asks for three numbers, then shows the recommendation; the input is kept when it is closed. One
 * dialog for both steps keeps the focus.
 */
export default function RecommendationDialogs({
  goal,
  open,
  today,
  onClose,
  onMade,
}: RecommendationDialogsProps) {
  const { t } = useLingui();
  const formId = useId();
  const [input, setInput] = useState<InsightInput | null>(null);
  const { planned, day } = usePlan(today);
  const form = useForm<RecommendationValues>({
    defaultValues: { ...EMPTY_VALUES, income: planned },
  });
  // It may be known before the fields are there, or come after them; what was typed stays.
  const { reset } = form;
  useEffect(() => {
    reset({ ...EMPTY_VALUES, income: planned }, { keepDirtyValues: true, keepDirty: true });
  }, [planned, reset]);
  useFormDraft<RecommendationValues>(DRAFT, form, {
    storage: "tab",
    owner: useSession().claims?.sub,
  });

  const close = () => {
    setInput(null);
    onClose();
  };
  const { make, making, submitError, forget } = useCreateRecommendedGoal(goal.kind, () => {
    reset({ ...EMPTY_VALUES, income: planned });
    close();
    onMade();
  });
  const change = () => {
    forget();
    setInput(null);
  };

  if (!open) return null;
  return (
    <Dialog
      open
      step={input !== null}
      busy={making}
      onClose={close}
      title={input ? <Trans>Insight</Trans> : t(goal.label)}
      footer={
        <>
          <CloseButton>
            <Trans>Close</Trans>
          </CloseButton>
          {input ? (
            <Button key="make" busy={making} busyLabel={t`Saving`} onClick={() => void make(input)}>
              <Trans>Make this a goal</Trans>
            </Button>
          ) : (
            <Button key="generate" type="submit" form={formId}>
              <Trans>Generate</Trans>
            </Button>
          )}
        </>
      }
    >
      {input ? (
        <InsightText
          goal={goal}
          input={input}
          today={day}
          errorMessage={submitError}
          onChange={change}
        />
      ) : (
        <RecommendationForm
          id={formId}
          form={form}
          goal={goal}
          planned={planned}
          onGenerate={setInput}
        />
      )}
    </Dialog>
  );
}

/** The planned income where it may be seen and there is any, and the end of the present month. */
function usePlan(today: string): { planned: number | null; day: string } {
  const month = usePlannedIncome();
  const { hidden } = useHiddenAmounts();
  return { planned: (!hidden && month?.income) || null, day: month?.end ?? today };
}

interface RecommendationFormProps {
  id: string;
  form: UseFormReturn<RecommendationValues>;
  goal: NonNullable<ReturnType<typeof findGoalKind>>;
  /** With what the income begins, when the plan of this month knows it. */
  planned: number | null;
  onGenerate: (input: InsightInput) => void;
}

/** Three numbers for the chosen goal. */
function RecommendationForm({ id, form, goal, planned, onGenerate }: RecommendationFormProps) {
  const alertId = useId();
  const place = useRef<HTMLFormElement>(null);
  const { errors } = form.formState;
  const flaws = [errors.income, errors.percentage, errors.targets?.[goal.kind]];
  const empty = flaws.some((flaw) => isEmptyProblem(flaw?.message));

  // Come back to from the Insight, whose focused part is gone.
  useEffect(() => {
    if (document.activeElement === document.body) {
      place.current?.querySelector("input")?.focus({ preventScroll: true });
    }
  }, []);

  const generate = form.handleSubmit(({ income, percentage, targets }) => {
    const target = targets[goal.kind];
    if (income && percentage && target) {
      onGenerate({ income, percentage: Number(percentage), target });
    }
  });

  return (
    <>
      <div className="flex items-center gap-3 rounded-panel bg-gold-soft p-3.5 text-small leading-5">
        <span className="rounded-panel bg-surface">
          <GoalIcon icon={goal.icon} size="lg" />
        </span>
        <p>
          <Trans>Give us three numbers and we'll work out how much to put aside each month.</Trans>
        </p>
      </div>
      <form
        ref={place}
        id={id}
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => void generate(event)}
      >
        <RecommendationFields
          form={form}
          kind={goal.kind}
          planned={planned}
          markedBy={empty ? alertId : undefined}
        />
        {empty && (
          <div id={alertId}>
            <Alert tone="error" role="alert">
              <Trans>Please fill in all fields.</Trans>
            </Alert>
          </div>
        )}
      </form>
    </>
  );
}

interface PlannedIncome {
  /** The planned income of this money month, in whole rupiah. */
  income: number;
  /** The last day of that month. */
  end: string;
}

/** The plan of the present money month; nothing while it is not known. */
function usePlannedIncome(): PlannedIncome | undefined {
  const { language } = useLanguage();
  const { data } = useQuery({
    // Shares the query key with the budget page.
    queryKey: ["allocation", language, null],
    queryFn: async ({ signal }) => {
      const [allocation] = payloadOf(await api.GET("/allocation", { signal })).datas;
      if (!allocation) throw new TypeError("The allocation is one object");
      return allocation;
    },
  });
  return data && { income: data.income.planned, end: data.month.end };
}

/** Creates the recommended goal and opens it; an error stays visible. */
function useCreateRecommendedGoal(kind: GoalKind, onMade: () => void) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useCreateGoal();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const toast = useToast();

  const make = async (input: InsightInput) => {
    setSubmitError(null);
    const { target } = input;
    const { monthly } = getInsight(input);
    const rest = { name: null, icon: null, due: null, saved: 0 };
    try {
      const { id, name } = await mutateAsync({ kind, target, monthly, ...rest });
      toast({ tone: "success", text: t`${name} is now one of your goals.` });
      onMade();
      navigate(APP_PATHS.planning, { state: { goal: id } });
    } catch (error) {
      setSubmitError(failureText(error));
    }
  };

  return { make, making: isPending, submitError, forget: () => setSubmitError(null) };
}
