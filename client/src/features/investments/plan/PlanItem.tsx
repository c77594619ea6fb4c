import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis, Flame, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useId, useRef } from "react";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate, formatDate } from "@/lib/dates";
import { useKeptWish } from "@/lib/use-kept-wish";
import { ActionMenu } from "@/ui/ActionMenu";
import { Badge } from "@/ui/Badge";
import { Money } from "@/ui/Money";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { DeletePlan } from "./DeletePlan";
import { PastDates } from "./PastDates";
import type { Ledger, Plan } from "./types";
import { useAnswers } from "./use-answers";
import { useRhythmWords } from "./use-rhythm-words";

const EditPlan = lazy(() => import(/* webpackChunkName: "edit-plan" */ "./EditPlan"));

interface PlanItemProps {
  plan: Plan;
  today: string;
  ledger: Ledger;
  /** Under the heading of its list. */
  level: "h3" | "h4";
}

/** One plan: what it is, the dates that come, and those that have been. */
export function PlanItem({ plan, today, ledger, level: Title }: PlanItemProps) {
  const owner = useSession().claims?.sub;
  const [wish, setWish] = useKeptWish<"edit" | "delete">(`plan-${plan.id}`, owner);
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(head);
  const answers = useAnswers(plan, ledger);
  return (
    <li
      aria-labelledby={heading}
      onFocus={onFocus}
      className="flex min-w-0 flex-col gap-3 rounded-panel border border-line p-3.5"
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <Title ref={head} id={heading} tabIndex={-1} className="font-bold outline-none">
            <Money amount={plan.amount} />
          </Title>
          {plan.streak > 1 && <Streak count={plan.streak} />}
        </div>
        <PlanMenu plan={plan} onWish={setWish} />
      </div>
      <Rhythm plan={plan} />
      <NextDates next={plan.next} today={today} />
      {plan.past.length > 0 && <PastDates past={plan.past} answers={answers} />}
      {plan.done_count > 0 && <Invested plan={plan} />}
      {wish === "edit" && (
        <Suspense>
          <EditPlan plan={plan} today={today} onClose={() => setWish(null)} />
        </Suspense>
      )}
      <DeletePlan plan={plan} asked={wish === "delete"} onAnswered={() => setWish(null)} />
    </li>
  );
}

function Rhythm({ plan }: { plan: Plan }) {
  const { language } = useLanguage();
  const when = useRhythmWords().sentence(plan);
  const end = plan.until && formatDate(plan.until, language);
  return (
    <p className="-mt-3 text-small text-ink-2">
      {end ? (
        <Trans>
          {when}, until {end}
        </Trans>
      ) : (
        <Trans>{when}, forever</Trans>
      )}
    </p>
  );
}

function Streak({ count }: { count: number }) {
  return (
    <Badge tone="green" icon={<Flame aria-hidden="true" className="size-3.5" />}>
      <Trans>{count} in a row</Trans>
    </Badge>
  );
}

function Invested({ plan: { invested, done_count: count } }: { plan: Plan }) {
  const money = <Money amount={invested} className="font-label text-ink" />;
  return (
    <p className="text-small text-ink-2">
      <Plural
        value={count}
        one={<Trans>{money} invested on # date</Trans>}
        other={<Trans>{money} invested on # dates</Trans>}
      />
    </p>
  );
}

/** The dates that come, at most five. */
function NextDates({ next, today }: { next: readonly string[]; today: string }) {
  const { language } = useLanguage();
  const heading = useId();
  if (next.length === 0) {
    return (
      <p className="text-small text-ink-2">
        <Trans>No more dates: this plan is over.</Trans>
      </p>
    );
  }
  return (
    <div>
      <p id={heading} className="text-caption text-ink-3">
        <Trans>Next dates</Trans>
      </p>
      <ul aria-labelledby={heading} className="mt-1.5 flex flex-wrap gap-1.5">
        {next.map((day) => (
          <li key={day}>
            <Badge>{day === today ? <Trans>Today</Trans> : formatBriefDate(day, language)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanMenu({ plan, onWish }: { plan: Plan; onWish: (wish: "edit" | "delete") => void }) {
  const { t } = useLingui();
  const when = useRhythmWords().sentence(plan);
  return (
    <ActionMenu
      label={t`What to do with the plan: ${when}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      className="-mt-2 -mr-2"
      actions={[
        {
          label: t`Edit`,
          icon: <Pencil aria-hidden="true" className="size-4" />,
          run: () => onWish("edit"),
        },
        {
          label: t`Delete`,
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          run: () => onWish("delete"),
          danger: true,
        },
      ]}
    />
  );
}
