import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { IconButton } from "@/ui/buttons/IconButton";

import type { Line } from "./by-day";
import type { Scope } from "./types";
import type { ReminderActions } from "./use-reminder-actions";

const RemovalQuestion = lazyComponent(
  () => import(/* webpackChunkName: "snooze" */ "./RemovalQuestion"),
);

interface RemoveButtonProps {
  line: Line;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  actions: ReminderActions;
}

/** Removes a reminder; of one that repeats it asks which dates go. */
export function RemoveButton({ line, today, actions }: RemoveButtonProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { occurrence, missed } = line;
  const { reminder_id: id, description: name, repeats } = occurrence;
  const since = missed?.days[0] ?? occurrence.day;
  const choose = (scope: Scope) => {
    setAsking(false);
    if (scope === "later") actions.remove({ id, since, description: name });
    else if (missed) actions.answerAll(occurrence, missed, "skip");
    else actions.skip(occurrence);
  };
  return (
    <>
      <IconButton
        label={t`Remove ${name}`}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => (repeats ? setAsking(true) : actions.remove({ id, description: name }))}
      />
      {asking && (
        <Suspense>
          <RemovalQuestion
            line={line}
            today={today}
            since={since}
            onChoose={choose}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
