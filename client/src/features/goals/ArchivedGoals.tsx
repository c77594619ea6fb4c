import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, ChevronDown } from "lucide-react";
import { useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";

import { GoalCards } from "./GoalCards";
import type { Goal } from "./types";
import { useGoals } from "./use-goals";

/** The goals that were put away, once somebody wants to see them; nothing where there are none. */
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
        {open && <Archived goals={archived} onOpen={onOpen} />}
      </div>
    </section>
  );
}

interface ArchivedProps {
  goals: ReturnType<typeof useGoals>;
  onOpen: (goal: Goal) => void;
}

function Archived({ goals: { data, error, isFetching, refetch }, onOpen }: ArchivedProps) {
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
