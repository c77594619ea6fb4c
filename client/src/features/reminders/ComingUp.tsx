import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Badge } from "@/ui/Badge";

import type { NamedOccurrence } from "./types";
import { useReminderWords } from "./use-reminder-words";

interface ComingUpProps {
  coming: readonly NamedOccurrence[];
  today: string;
  /** Goes to a day. */
  onDay: (day: string) => void;
}

/** What comes next, on whichever day. */
export function ComingUp({ coming, today, onDay }: ComingUpProps) {
  const { t } = useLingui();
  const words = useReminderWords();
  const id = useId();
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h3 id={id} className="text-small font-medium text-ink-3">
        <Trans>Coming up</Trans>
      </h3>
      <ul className="-mx-2 mt-1">
        {coming.map(({ reminder_id, day, description }) => (
          <li key={`${reminder_id} ${day}`}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-m px-2 text-left text-small font-label hover:bg-sunken"
              onClick={() => onDay(day)}
            >
              <Badge>{day === today ? t`Today` : words.monthDay(day, today)}</Badge>{" "}
              <span title={description} className="min-w-0 truncate">
                {description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
