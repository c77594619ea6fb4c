import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, ChevronDown, Plus } from "lucide-react";
import { useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { Badge } from "@/ui/layout/Badge";
import { Barn } from "@/ui/pictures/Barn";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { GoalIcon } from "@/ui/pictures/GoalIcon";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { GoalAdjustments } from "./GoalAdjustments";
import { GoalPlace } from "./GoalPlace";
import { GoalStatus } from "./GoalStatus";
import { useGoals } from "./queries";
import type { Goal } from "./types";

const GRID = "grid grid-cols-1 gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3";

interface GoalCardsProps {
  goals: readonly Goal[];
  onOpen: (goal: Goal) => void;
}

/** The goals that are being saved for. */
export function GoalCards({ goals, onOpen }: GoalCardsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Your goals`} className={GRID}>
      {goals.map((goal) => (
        <li key={goal.id} className="grid min-w-0">
          <GoalCard goal={goal} onOpen={() => onOpen(goal)} />
        </li>
      ))}
    </ul>
  );
}

/** The empty state. */
export function NoGoals({ onNew }: { onNew: () => void }) {
  return (
    <Card>
      <EmptyState
        illustration="empty-goals"
        title={
          <span className="text-h2 tracking-tight">
            <Trans>Your barn is waiting</Trans>
          </span>
        }
        action={
          <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNew}>
            <Trans>New goal</Trans>
          </Button>
        }
      >
        <Trans>
          Pick your first goal: a motorbike, a wedding, an emergency fund. You can start small.
        </Trans>
      </EmptyState>
    </Card>
  );
}

export function GoalCardsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your goals`}>
      <div className={GRID}>
        {["first", "second", "third"].map((place) => (
          <Card key={place} className="flex items-center gap-4">
            <Skeleton className="size-24 shrink-0 rounded-panel" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-6 w-full" />
              <Skeleton className="mt-3 h-6 w-36 max-w-full" />
              <Skeleton className="mt-2 h-4 w-3/4" />
              <Skeleton className="mt-2 h-4 w-full" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}

interface GoalCardProps {
  goal: Goal;
  onOpen: () => void;
}

/** A goal as a barn that fills; the whole card opens it. */
function GoalCard({ goal, onOpen }: GoalCardProps) {
  const { language } = useLanguage();
  const { name, icon, percent, saved, target } = goal;
  const whole = <Money amount={target} />;
  return (
    <Card className="@container relative flex flex-col gap-3 transition-colors duration-1 hover:border-line-control">
      {/* On narrow cards, and where an amount has not room enough beside the barn, it goes below. */}
      <div className="flex flex-wrap gap-3 @max-2xs:flex-col">
        <Barn percent={percent} className="size-24 shrink-0 self-center" />
        <div className="flex max-w-full flex-1 flex-col">
          {/* A long name keeps its line, and the percent goes below. */}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <div className="flex max-w-full min-w-0 grow items-center gap-2">
              <GoalIcon icon={icon} size="title" />
              <h2 className="min-w-0 text-title tracking-tight wrap-break-word">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={onOpen}
                  className="text-left after:absolute after:inset-0 after:rounded-xl after:content-['']"
                >
                  {name}
                </button>
              </h2>
            </div>
            <Badge tone="gold">
              <span className="money">{formatPercent(percent, language)}</span>
            </Badge>
          </div>
          <Money amount={saved} className="mt-2 text-xl font-strong tracking-tight" />
          <p className="mb-1.5 text-small leading-5 text-ink-3">
            <Trans>of {whole}</Trans>
            <GoalPlace goal={goal} />
          </p>
          <GoalStatus goal={goal} />
        </div>
      </div>
      <GoalAdjustments goal={goal} />
    </Card>
  );
}

/** The archived goals, loaded on demand; nothing if there are none. */
export function ArchivedGoals({ onOpen }: { onOpen: (goal: Goal) => void }) {
  const { t } = useLingui();
  const archived = useGoals({ archived: true });
  const list = useId();
  const [open, setOpen] = useState(false);
  if (!archived.data?.datas.length && !archived.error) return null;
  return (
    <section aria-label={t`Archived goals`} className="flex flex-col gap-4">
      <Button
        variant="ghost"
        aria-expanded={open}
        aria-controls={list}
        icon={<Archive aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(!open)}
        className="self-start"
      >
        <Trans>Archived goals</Trans>
        <ChevronDown
          aria-hidden="true"
          className={cx("size-4 transition-transform duration-2", open && "rotate-180")}
        />
      </Button>
      <div id={list} hidden={!open}>
        {open && <LoadedArchive goals={archived} onOpen={onOpen} />}
      </div>
    </section>
  );
}

interface LoadedArchiveProps {
  goals: ReturnType<typeof useGoals>;
  onOpen: (goal: Goal) => void;
}

function LoadedArchive({
  goals: { data, error, isFetching, refetch },
  onOpen,
}: LoadedArchiveProps) {
  const failureText = useFailureText();
  if (data) return <GoalCards goals={data.datas} onOpen={onOpen} />;
  if (!error) return null;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}
