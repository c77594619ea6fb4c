import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, ArchiveRestore, Pencil, Trash2 } from "lucide-react";
import { type ComponentType, useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { Badge } from "@/ui/layout/Badge";
import { Barn } from "@/ui/pictures/Barn";
import { Button } from "@/ui/buttons/Button";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { IconButton } from "@/ui/buttons/IconButton";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useAmounts } from "@/ui/money/use-amounts";

import type { Direction } from "./contribution-form";
import { useContributions, useUndoContribution } from "./contribution-mutations";
import { ContributionDialog } from "./ContributionDialog";
import { EditGoalDialog } from "./EditGoalDialog";
import { GoalAdjustments } from "./GoalAdjustments";
import { GoalPlace } from "./GoalPlace";
import type { PictureChoice } from "./GoalFields";
import { GoalStatus } from "./GoalStatus";
import type { Contribution, Goal } from "./types";
import { useGoalActions } from "./use-goal-actions";
import { WalletNames } from "./WalletNames";

interface GoalDialogProps {
  goal: Goal;
  today: string;
  Pictures: ComponentType<PictureChoice>;
  onClose: () => void;
}

/** A goal with its progress, contributions and actions. */
export default function GoalDialog({ goal, today, Pictures, onClose }: GoalDialogProps) {
  const owner = useSession().claims?.sub;
  const [request, setRequest] = useRestoredDialog<Direction | "edit">(`goal-${goal.id}`, owner);
  const close = () => setRequest(null);
  return (
    <Dialog open onClose={onClose} title={<span className="wrap-anywhere">{goal.name}</span>}>
      <LoadedGoal goal={goal} />
      {goal.archived_at === null && <ContributionButtons goal={goal} onMove={setRequest} />}
      <ContributionLines goal={goal} />
      <GoalActions goal={goal} onEdit={() => setRequest("edit")} onGone={onClose} />
      {(request === "in" || request === "out") && (
        <ContributionDialog goal={goal} direction={request} today={today} onClose={close} />
      )}
      {request === "edit" && (
        <EditGoalDialog goal={goal} today={today} Pictures={Pictures} onClose={close} />
      )}
    </Dialog>
  );
}

function LoadedGoal({ goal }: { goal: Goal }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { percent, saved, target, left, due } = goal;
  const whole = <Money amount={target} />;
  const rest = <Money amount={left} />;
  const day = due && formatDate(due, language);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-panel bg-sunken p-4">
      <Barn percent={percent} label={t`${percent}% full`} className="size-24 shrink-0" />
      <div className="flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Money amount={saved} className="text-stat-phone font-strong tracking-tight" />
          <Badge tone="gold">
            <span className="money">{formatPercent(percent, language)}</span>
          </Badge>
        </p>
        <p className="text-small leading-5 text-ink-3">
          <Trans>of {whole}</Trans>
          {left > 0 && (
            <>
              {" · "}
              <Trans>{rest} to go</Trans>
            </>
          )}
          <GoalPlace goal={goal} />
        </p>
        {day && (
          <p className="text-small leading-5 text-ink-3">
            <Trans>Target: {day}</Trans>
          </p>
        )}
        <div className="mt-1.5">
          <GoalStatus goal={goal} />
        </div>
      </div>
      <GoalAdjustments goal={goal} />
    </div>
  );
}

function ContributionButtons({
  goal,
  onMove,
}: {
  goal: Goal;
  onMove: (direction: Direction) => void;
}) {
  return (
    <div className="flex flex-wrap gap-3 *:flex-1">
      <Button onClick={() => onMove("in")}>
        <Trans>Put aside</Trans>
      </Button>
      {goal.saved > 0 && (
        <Button variant="secondary" onClick={() => onMove("out")}>
          <Trans>Take out</Trans>
        </Button>
      )}
    </div>
  );
}

interface GoalActionsProps {
  goal: Goal;
  onEdit: () => void;
  /** It is not among those that are shown any more. */
  onGone: () => void;
}

/** The actions on a goal. */
function GoalActions({ goal, onEdit, onGone }: GoalActionsProps) {
  const { name, archived_at } = goal;
  const { alter, discard, busy } = useGoalActions();
  const [asking, setAsking] = useState(false);
  const archived = archived_at !== null;
  const said = archived ? (
    <Trans>{name} is back in your goals.</Trans>
  ) : (
    <Trans>{name} is archived.</Trans>
  );
  const archive = async () => {
    if (await alter(goal, { archived: !archived }, said)) onGone();
  };
  const remove = async () => {
    setAsking(false);
    if (await discard(goal, <Trans>Deleted: {name}.</Trans>)) onGone();
  };
  const Box = archived ? ArchiveRestore : Archive;
  return (
    <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-3 *:-mx-2">
      <Button
        variant="ghost"
        icon={<Pencil aria-hidden="true" className="size-4.5" />}
        onClick={onEdit}
      >
        <Trans>Edit</Trans>
      </Button>
      <Button
        variant="ghost"
        busy={busy}
        icon={<Box aria-hidden="true" className="size-4.5" />}
        onClick={() => void archive()}
      >
        {archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
      </Button>
      <Button
        variant="warning"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => setAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Delete {name}?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          This deletes the goal and its savings history. Recorded transactions stay. To just hide
          the goal, archive it instead.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}

/** The contributions to a goal, newest first. */
function ContributionLines({ goal }: { goal: Goal }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h3 id={heading} className="mb-1 text-body font-bold">
        <Trans>Put aside so far</Trans>
      </h3>
      <LoadedLines goalId={goal.id} />
    </section>
  );
}

function LoadedLines({ goalId }: { goalId: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const list = useContributions(goalId);
  const remove = useUndoContribution(goalId);
  if (!list.data) {
    if (!list.error) return <ContributionLinesSkeleton />;
    return (
      <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {failureText(list.error)}
      </ErrorState>
    );
  }
  const rows = list.data.pages.flatMap(({ datas }) => datas);
  if (rows.length === 0) {
    return (
      <p className="py-2 text-small text-ink-2">
        <Trans>Nothing put aside yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <ContributionLine key={row.id} row={row} onRemove={() => void remove(row)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          block
          variant="secondary"
          busy={list.isFetchingNextPage}
          busyLabel={t`Loading...`}
          onClick={() => void list.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function ContributionLine({ row, onRemove }: { row: Contribution; onRemove: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { spoken } = useAmounts();
  const { amount, date, detail } = row;
  const day = formatDate(date, language);
  const sum = spoken(amount);
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{detail || <ContributionLabel row={row} />}</p>
        <p className="text-small leading-5 text-ink-3">
          {day}
          {!row.opening && (
            <>
              {" · "}
              <ContributionPlace row={row} />
            </>
          )}
        </p>
      </div>
      <Money amount={amount} kind="net" className="font-label" />
      <IconButton
        label={t`Delete ${sum} from ${day}`}
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={onRemove}
        className="-mr-2"
      />
    </li>
  );
}

function ContributionLabel({ row: { amount, opening } }: { row: Contribution }) {
  if (opening) return <Trans>Starting amount</Trans>;
  return amount < 0 ? <Trans>Taken out</Trans> : <Trans>Put aside</Trans>;
}

/** Where the money is; of a starting amount nobody has said it. */
function ContributionPlace({ row }: { row: Contribution }) {
  const { amount, booked, wallet_id, to_wallet_id } = row;
  const taken = amount < 0;
  if (wallet_id && to_wallet_id) {
    return (
      <>
        <Trans>transfer</Trans>{" "}
        <WalletNames ids={[wallet_id, to_wallet_id]}>
          {(source, target) => (
            <Trans>
              from {source} to {target}
            </Trans>
          )}
        </WalletNames>
      </>
    );
  }
  if (booked) {
    return taken ? (
      <Trans>recorded as income in Saving</Trans>
    ) : (
      <Trans>recorded as an expense in Saving</Trans>
    );
  }
  return taken ? (
    <Trans>available again in your balance</Trans>
  ) : (
    <Trans>set aside in your balance</Trans>
  );
}

function ContributionLinesSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading what you put aside`}>
      {["first", "second", "third"].map((place) => (
        <div key={place} className="py-2">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="mt-1.5 h-4 w-full" />
        </div>
      ))}
    </Loading>
  );
}
