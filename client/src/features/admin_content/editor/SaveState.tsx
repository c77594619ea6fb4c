import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";

import { useMoments } from "../use-moments";
import type { Desk } from "./use-writer";

/** Whether what is typed is stored, in words. */
export function SaveState({ desk, onDecide }: { desk: Desk; onDecide: () => void }) {
  const words = useWords(desk);
  const { standing } = desk;
  const bad = ["waiting", "refused", "conflict", "gone"].includes(standing);
  return (
    <p
      role="status"
      className={cx(
        "flex min-w-0 items-center gap-2 text-small font-medium text-balance sm:max-w-64 sm:justify-end",
        bad ? "text-expense" : "text-ink-3",
      )}
    >
      {bad && <CloudOff aria-hidden="true" className="size-4 shrink-0" />}
      {standing === "conflict" ? (
        <button type="button" className="link min-h-11 text-left text-expense" onClick={onDecide}>
          {words}
        </button>
      ) : (
        words
      )}
    </p>
  );
}

function useWords({ standing, savedAt, article, error, unkept }: Desk): ReactNode {
  const { clock, day, briefDay } = useMoments();
  const failureText = useFailureText();
  const reason = failureText(error);
  if (standing !== "saved") {
    return {
      saving: <Trans>Saving</Trans>,
      typing: <Trans>Not saved yet</Trans>,
      conflict: <Trans>Not saved: changed by somebody else</Trans>,
      gone: <Trans>Not saved: deleted by somebody else</Trans>,
      waiting: unkept ? (
        <Trans>Not saved: no connection. Do not close this page.</Trans>
      ) : (
        <Trans>Not saved: no connection, kept on this device</Trans>
      ),
      refused: <Trans>Not saved: {reason}</Trans>,
    }[standing];
  }
  const moment = savedAt === null ? article.updated_at : new Date(savedAt).toISOString();
  const isToday = day(moment) === day(new Date().toISOString());
  const when = isToday ? clock(moment) : briefDay(moment);
  return <Trans>Saved {when}</Trans>;
}
