import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis, Flame, Pencil, Trash2 } from "lucide-react";
import { Suspense, useId, useRef } from "react";

import type { Ledger } from "@/api/ledger";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefDate, formatDate } from "@/lib/dates";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { lazyComponent } from "@/lib/lazy-component";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { Badge } from "@/ui/layout/Badge";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { PastOccurrences } from "./PastOccurrences";
import { useDeletePlan, usePlans } from "./queries";
import { useRecurrenceText } from "./recurrence";
import type { Plan } from "./types";
import { useOccurrenceActions } from "./use-occurrence-actions";

interface PlanListProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Receives the ledger rows that a plan books or removes. */
  ledger: Ledger;
}

/** The plans that there are, each with its dates, as a card of a page. */
export default function PlansCard(props: PlanListProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-title tracking-tight">
        <Trans>Your plans</Trans>
      </h2>
      <Plans {...props} level="h3" />
    </Card>
  );
}

/** The same within a dialog. */
export function PlanList(props: PlanListProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <h3 id={heading} className="text-title tracking-tight">
        <Trans>Your plans</Trans>
      </h3>
      <Plans {...props} level="h4" />
    </section>
  );
}

function Plans({ today, ledger, level }: PlanListProps & { level: "h3" | "h4" }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: plans, error, isFetching, refetch } = usePlans();
  if (!plans && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!plans) {
    return (
      <Loading label={t`Loading your plans`}>
        <Skeleton className="h-40 rounded-panel" />
      </Loading>
    );
  }
  if (plans.length === 0) {
    return (
      <p className="text-small text-ink-2">
        <Trans>No plan yet. A small amount on a fixed day is a good start.</Trans>
      </p>
    );
  }
  return (
    <ul className={cx("grid grid-cols-1 gap-3", plans.length > 1 && "md:grid-cols-2")}>
      {plans.map((plan) => (
        <PlanItem key={plan.id} plan={plan} today={today} ledger={ledger} level={level} />
      ))}
    </ul>
  );
}

const EditPlanDialog = lazyComponent(
  () => import(/* webpackChunkName: "edit-plan" */ "./EditPlanDialog"),
);

interface PlanItemProps {
  plan: Plan;
  today: string;
  ledger: Ledger;
  /** Under the heading of its list. */
  level: "h3" | "h4";
}

/** A plan with its next and past dates. */
function PlanItem({ plan, today, ledger, level: Title }: PlanItemProps) {
  const owner = useSession().claims?.sub;
  const [wish, setWish] = useRestoredDialog<"edit" | "delete">(`plan-${plan.id}`, owner);
  const heading = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(head);
  const answers = useOccurrenceActions(plan, ledger);
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
      <RecurrenceText plan={plan} />
      {plan.wallet && <Source wallet={plan.wallet.name} />}
      <NextDates next={plan.next} today={today} />
      {plan.past.length > 0 && <PastOccurrences past={plan.past} answers={answers} />}
      {plan.done_count > 0 && <Invested plan={plan} />}
      {wish === "edit" && (
        <Suspense>
          <EditPlanDialog plan={plan} today={today} onClose={() => setWish(null)} />
        </Suspense>
      )}
      <DeletePlan plan={plan} asked={wish === "delete"} onAnswered={() => setWish(null)} />
    </li>
  );
}

function RecurrenceText({ plan }: { plan: Plan }) {
  const { language } = useLanguage();
  const when = useRecurrenceText().sentence(plan);
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

/** The wallet that the money comes from. */
function Source({ wallet }: { wallet: string }) {
  return (
    <p className="-mt-3 text-small wrap-anywhere text-ink-2">
      <Trans>From {wallet}</Trans>
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
        <Trans>No more dates: this plan has ended.</Trans>
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
  const when = useRecurrenceText().sentence(plan);
  return (
    <ActionMenu
      label={t`Actions for the plan: ${when}`}
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

interface DeletePlanProps {
  plan: Plan;
  /** Whether the confirmation is open. */
  asked: boolean;
  onAnswered: () => void;
}

/** Asks before a plan goes; its recordings stay where they are. */
function DeletePlan({ plan, asked, onAnswered }: DeletePlanProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useDeletePlan();

  const remove = async () => {
    onAnswered();
    try {
      await mutateAsync(plan);
      toast({ tone: "success", text: t`Plan deleted. What you recorded stays.` });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };

  return (
    <ConfirmDialog
      open={asked}
      title={<Trans>Delete this plan?</Trans>}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => void remove()}
      onCancel={onAnswered}
    >
      <Trans>
        This deletes its dates and its streak. What you recorded stays in your transactions.
      </Trans>
    </ConfirmDialog>
  );
}
