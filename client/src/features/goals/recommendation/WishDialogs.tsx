import { CloseButton } from "@headlessui/react";
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
import { useLastingDraft } from "@/lib/use-lasting-draft";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { GoalIcon } from "@/ui/GoalIcon";
import { useHiding } from "@/ui/hiding";
import { useToast } from "@/ui/use-toast";

import { useMakeGoal } from "../queries";
import { insightOf, type Wish } from "./insight";
import { InsightWords } from "./InsightWords";
import type { findGoal, GoalKind } from "./twelve-goals";
import { isEmptyProblem, NO_WISH, WishFields, type WishValues } from "./WishFields";

/** The name under which the three numbers are kept until they have become a goal. */
const DRAFT = "wish";

interface WishDialogsProps {
  goal: NonNullable<ReturnType<typeof findGoal>>;
  open: boolean;
  today: string;
  onClose: () => void;
  onMade: () => void;
}

/**
 * Asks three numbers, then says what follows from them; what was typed stays when it is closed.
 * It is one dialog: two that follow each other would leave the focus nowhere in between.
 */
export default function WishDialogs({ goal, open, today, onClose, onMade }: WishDialogsProps) {
  const { t } = useLingui();
  const formId = useId();
  const [wish, setWish] = useState<Wish | null>(null);
  const form = useForm<WishValues>({ defaultValues: NO_WISH });
  const { planned, day } = usePlanned(today);
  useLastingDraft(DRAFT, useSession().claims?.sub, form);

  const { getValues, resetField, reset } = form;
  useEffect(() => {
    if (planned && getValues("income") === null) {
      resetField("income", { defaultValue: planned });
    }
  }, [planned, getValues, resetField]);

  const close = () => {
    setWish(null);
    onClose();
  };
  const { make, making, refusal, forget } = useMake(goal.kind, () => {
    reset(NO_WISH);
    close();
    onMade();
  });
  const change = () => {
    forget();
    setWish(null);
  };

  if (!open) return null;
  return (
    <Dialog
      open
      step={wish !== null}
      busy={making}
      onClose={close}
      title={wish ? <Trans>Insight</Trans> : t(goal.label)}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Close</Trans>
          </CloseButton>
          {wish ? (
            <Button key="make" busy={making} busyLabel={t`Saving`} onClick={() => void make(wish)}>
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
      {wish ? (
        <InsightWords goal={goal} wish={wish} today={day} refusal={refusal} onChange={change} />
      ) : (
        <WishForm id={formId} form={form} goal={goal} planned={planned} onGenerate={setWish} />
      )}
    </Dialog>
  );
}

/** The planned income where it may be seen and there is any, and the end of the present month. */
function usePlanned(today: string): { planned: number | null; day: string } {
  const month = usePlannedIncome();
  const { hidden } = useHiding();
  return { planned: (!hidden && month?.income) || null, day: month?.end ?? today };
}

interface WishFormProps {
  id: string;
  form: UseFormReturn<WishValues>;
  goal: NonNullable<ReturnType<typeof findGoal>>;
  /** With what the income begins, when the plan of this month knows it. */
  planned: number | null;
  onGenerate: (wish: Wish) => void;
}

/** Three numbers for the chosen goal. */
export function WishForm({ id, form, goal, planned, onGenerate }: WishFormProps) {
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
          <Trans>Tell us three numbers. We work out how much to put aside each month.</Trans>
        </p>
      </div>
      <form
        ref={place}
        id={id}
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => void generate(event)}
      >
        <WishFields
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

interface Planned {
  /** What is planned to come in this money month, in whole rupiah. */
  income: number;
  /** The last day of that month, by which what goals put aside in it is there. */
  end: string;
}

/** The plan of the present money month; nothing while it is not known. */
export function usePlannedIncome(): Planned | undefined {
  const { language } = useLanguage();
  const { data } = useQuery({
    // The budget page asks for the same under the same key.
    queryKey: ["allocation", language, null],
    queryFn: async ({ signal }) => {
      const [allocation] = payloadOf(await api.GET("/allocation", { signal })).datas;
      if (!allocation) throw new TypeError("The allocation is one object");
      return allocation;
    },
  });
  return data && { income: data.income.planned, end: data.month.end };
}

/** Makes a goal of what was worked out and leads to it; a refusal stays to be read. */
export function useMake(kind: GoalKind, onMade: () => void) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMakeGoal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const toast = useToast();

  const make = async (wish: Wish) => {
    setRefusal(null);
    const { target } = wish;
    const { monthly } = insightOf(wish);
    const rest = { name: null, icon: null, due: null, saved: 0 };
    try {
      const { id, name } = await mutateAsync({ kind, target, monthly, ...rest });
      toast({ tone: "success", text: t`${name} is one of your goals now.` });
      onMade();
      navigate(APP_PATHS.planning, { state: { goal: id } });
    } catch (error) {
      setRefusal(failureText(error));
    }
  };

  return { make, making: isPending, refusal, forget: () => setRefusal(null) };
}
