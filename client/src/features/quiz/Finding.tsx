import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { Alert } from "@/ui/feedback/Alert";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useAmounts } from "@/ui/money/use-amounts";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { getLabel, QUESTIONS } from "./questions";
import type { Because } from "./types";
import type { ApplyControl } from "./use-apply-findings";

interface FindingProps {
  title: ReactNode;
  /** Left out where each part of it has reasons of its own. */
  because?: Because;
  children?: ReactNode;
  /** What a tap takes over, and what its button and its being done are called. */
  step?: { id: string; applying: ApplyControl; offer: ReactNode; settled: ReactNode };
}

/** One thing that follows from the answers: what, why, and the tap that takes it over. */
export function Finding({ title, because, children, step }: FindingProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const onFocus = useFocusFallback(card);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      onFocus={onFocus}
      className="flex min-w-0 flex-col gap-3 rounded-panel border border-line p-4 outline-none"
    >
      <div className="flex flex-col gap-1">
        <h3 id={id}>{title}</h3>
        {because && <BecauseLine because={because} />}
      </div>
      {children}
      {step && <StepState {...step} titleId={id} />}
    </section>
  );
}

function StepState({
  id,
  applying,
  offer,
  settled,
  titleId,
}: NonNullable<FindingProps["step"]> & { titleId: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const buttonId = useId();
  const progress = applying.progress(id);
  if (progress === "asking") return <Skeleton className="h-11 w-40 rounded-m" />;
  return (
    <>
      {typeof progress === "object" && (
        <Alert tone="error" role="alert">
          {failureText(progress.failed)}
        </Alert>
      )}
      <div role="status" className="flex min-h-6 items-center empty:hidden">
        {progress === "done" && (
          <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
            {settled}
          </Badge>
        )}
      </div>
      {progress !== "done" && (
        <Button
          id={buttonId}
          variant="soft"
          className="self-start"
          aria-labelledby={`${buttonId} ${titleId}`}
          busy={progress === "busy"}
          busyLabel={t`Saving`}
          onClick={() => void applying.run(id)}
        >
          {typeof progress === "object" ? <Trans>Try again</Trans> : offer}
        </Button>
      )}
    </>
  );
}

/** Which answers something follows from; a hidden income stays hidden. */
export function BecauseLine({ because }: { because: Because }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { hidden } = useAmounts();
  const reasons = because.flatMap(({ question, answer }) => {
    const asked = QUESTIONS[question - 1];
    if (!asked) return [];
    const topic = t(asked.topic);
    if (hidden && asked.ofMoney) return [topic];
    const option = asked.options.find(([value]) => value === answer);
    const label = option ? getLabel(option, t) : answer;
    return [t`“${label}” (${topic})`];
  });
  const answers = new Intl.ListFormat(language, { type: "conjunction" }).format(reasons);
  return (
    <p className="text-small leading-5 text-ink-3">
      {reasons.length > 0 ? (
        <Trans>Because you answered {answers}</Trans>
      ) : (
        <Trans>You skipped this question, so here's where most people start</Trans>
      )}
    </p>
  );
}
