import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatWeekday } from "@/lib/dates";
import { Skeleton } from "@/ui/feedback/Skeleton";

const LOCALES = { en: "en-US", id: "id-ID" } as const;

interface GreetingProps {
  username: string;
  /** Undefined until it is known which day it is where the person lives. */
  today?: string;
  /** Buttons on the right. */
  children?: ReactNode;
}

/**
 * 'Hello, sariwulan' and which day it is. Below the width of the sidebar it takes the free place of
 * the bar above the page, beside the picture of the person, whose name then stands there once.
 */
export function Greeting({ username, today, children }: GreetingProps) {
  return (
    <header className="-mt-19 mr-28 ml-13 flex min-h-15 justify-between gap-4 pt-3 lg:m-0 lg:items-center lg:p-0">
      <div className="min-w-0">
        <h1 className="text-title wrap-anywhere lg:text-h1" tabIndex={-1}>
          <Trans>Hello, {username}</Trans>
        </h1>
        <p className="text-small text-ink-2 lg:text-body">
          {today ? (
            <Day day={today} />
          ) : (
            <Skeleton className="my-[.25em] h-[.9em] w-40 max-w-full" />
          )}
        </p>
      </div>
      {children}
    </header>
  );
}

/** The year has no room on a phone. */
function Day({ day }: { day: string }) {
  const { language } = useLanguage();
  const full = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "full", timeZone: "UTC" });
  return (
    <>
      <span className="sm:hidden">{formatWeekday(day, language)}</span>
      <span className="max-sm:hidden">{full.format(new Date(`${day}T00:00:00Z`))}</span>
    </>
  );
}
