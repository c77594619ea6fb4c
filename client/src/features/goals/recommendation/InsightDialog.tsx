import { CloseButton } from "@headlessui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { APP_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { HeroCard } from "@/ui/HeroCard";
import { useToast } from "@/ui/use-toast";

import { useMakeGoal } from "../use-save-goal";
import { Advice } from "./Advice";
import { ExactMoney } from "./ExactMoney";
import { A_LIFE, exactDigits, type Insight, insightOf, monthAfter, type Wish } from "./insight";
import type { findGoal } from "./twelve-goals";

interface InsightDialogProps {
  goal: NonNullable<ReturnType<typeof findGoal>>;
  wish: Wish;
  today: string;
  /** Back to the three numbers. */
  onChange: () => void;
  onMade: () => void;
  onClose: () => void;
}

/** What to save and for how long, where it can grow, and the way to make it a goal. */
export function InsightDialog({
  goal,
  wish,
  today,
  onChange,
  onMade,
  onClose,
}: InsightDialogProps) {
  const { t } = useLingui();
  const insight = insightOf(wish);
  const { mutateAsync, isPending } = useMakeGoal();
  const [refusal, setRefusal] = useState<unknown>(null);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const toast = useToast();

  const make = async () => {
    setRefusal(null);
    try {
      const { id, name } = await mutateAsync({
        kind: goal.kind,
        name: null,
        icon: null,
        target: wish.target,
        monthly: insight.monthly,
        due: null,
        saved: 0,
      });
      toast({ tone: "success", text: t`${name} is one of your goals now.` });
      onMade();
      navigate(APP_PATHS.planning, { state: { goal: id } });
    } catch (error) {
      setRefusal(error);
    }
  };

  return (
    <Dialog
      open
      busy={isPending}
      onClose={onClose}
      title={<Trans>Insight</Trans>}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Close</Trans>
          </CloseButton>
          <Button busy={isPending} busyLabel={t`Saving`} onClick={() => void make()}>
            <Trans>Make this a goal</Trans>
          </Button>
        </>
      }
    >
      <Sentence goal={goal} insight={insight} />
      <Arrival months={insight.months} today={today} onChange={onChange} />
      {refusal !== null && (
        <Alert tone="error" role="alert">
          {failureText(refusal)}
        </Alert>
      )}
      <Advice />
    </Dialog>
  );
}

/** Longer amounts get smaller figures, so that they are never cut. */
function figureSize(length: number): string {
  if (length <= 10) return "text-hero-short";
  return length <= 13 ? "text-hero-long" : "text-hero-longest";
}

function Sentence({ goal, insight }: Pick<InsightDialogProps, "goal"> & { insight: Insight }) {
  const { t } = useLingui();
  const { cents, months } = insight;
  return (
    <HeroCard className="shrink-0 text-center">
      <p className="font-medium text-hero-ink-2">
        {t(goal.save)}{" "}
        <span
          className={`money block font-heading tracking-tighter text-hero-ink ${figureSize(exactDigits(cents).length)}`}
        >
          <ExactMoney smallSymbol cents={cents} />
        </span>{" "}
        <Trans>
          every month for{" "}
          <b className="text-hero-gold">
            <Plural value={Number(months)} one="# month" other="# months" />
          </b>
        </Trans>
      </p>
    </HeroCard>
  );
}

/** When that is over, as a month of the calendar. */
function Arrival({
  months,
  today,
  onChange,
}: Pick<InsightDialogProps, "today" | "onChange"> & Pick<Insight, "months">) {
  const { language } = useLanguage();
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 px-1 text-small text-ink-2">
        <Trans>You get there in</Trans>{" "}
        <b className="font-label text-ink">
          {months > A_LIFE ? (
            <Trans>more than 100 years</Trans>
          ) : (
            formatMonth(monthAfter(today, Number(months)), language)
          )}
        </b>
      </p>
      <Button variant="ghost" className="mt-1 -mb-3 -ml-3.5 px-4.5" onClick={onChange}>
        <Trans>Change the numbers</Trans>
      </Button>
    </div>
  );
}
