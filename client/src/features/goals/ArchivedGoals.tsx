import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";

import { GoalCards, GoalCardsWaiting } from "./GoalCards";
import type { Goal } from "./types";
import { useGoals } from "./use-goals";

/** The goals that were put away, once somebody wants to see them. */
export function ArchivedGoals({ onOpen }: { onOpen: (goal: Goal) => void }) {
  const { t } = useLingui();
  const list = useId();
  const [open, setOpen] = useState(false);
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
        {open && <Archived onOpen={onOpen} />}
      </div>
    </section>
  );
}

function Archived({ onOpen }: { onOpen: (goal: Goal) => void }) {
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useGoals({ archived: true });
  if (data) {
    if (data.datas.length > 0) return <GoalCards goals={data.datas} onOpen={onOpen} />;
    return (
      <p className="text-small text-ink-2">
        <Trans>Nothing archived. A goal that is full can rest here.</Trans>
      </p>
    );
  }
  if (!error) return <GoalCardsWaiting />;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}
