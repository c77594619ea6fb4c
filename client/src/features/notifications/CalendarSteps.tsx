import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** How the programs that most people have take the address. */
export function CalendarSteps() {
  return (
    <details className="group border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small font-label">
        <Trans>How to add it</Trans>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition-transform duration-2 group-open:rotate-180"
        />
      </summary>
      <dl className="flex flex-col gap-3 pb-2 text-small text-ink-2">
        <Program name={<Trans>Google Calendar</Trans>}>
          <Trans>
            On a computer: press + beside Other calendars, choose From URL, paste the address.
            Google looks for changes a few times a day.
          </Trans>
        </Program>
        <Program name={<Trans>Apple Calendar</Trans>}>
          <Trans>
            Press Open in my calendar, then Subscribe. On a Mac you can also paste it under File,
            New Calendar Subscription.
          </Trans>
        </Program>
        <Program name={<Trans>Outlook</Trans>}>
          <Trans>
            In Outlook on the web: open the calendar, choose Add calendar, Subscribe from web, paste
            the address.
          </Trans>
        </Program>
      </dl>
    </details>
  );
}

function Program({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold text-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
