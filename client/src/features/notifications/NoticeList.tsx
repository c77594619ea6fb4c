import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";

import { byDay } from "./days";
import { NoticeLine } from "./NoticeLine";
import type { Notice } from "./types";

export interface NoticeListProps {
  notices: readonly Notice[];
  /** Where the person lives, and which day it is there. */
  timezone: string;
  today: string;
  onOpen: (notice: Notice) => void;
  /** What can be done here about a notice that is not settled. */
  actsOf?: (notice: Notice) => ReactNode;
}

/** What somebody was told, day by day, newest first. */
export function NoticeList({ notices, timezone, today, onOpen, actsOf }: NoticeListProps) {
  return (
    <div className="-mx-2 flex flex-col gap-3">
      {byDay(notices, timezone).map(({ day, notices: told }) => (
        <section key={day} className="flex flex-col gap-1">
          <DayHead day={day} today={today} />
          <ul>
            {told.map((notice) => (
              <NoticeLine
                key={notice.id}
                notice={notice}
                timezone={timezone}
                today={today}
                onOpen={onOpen}
                acts={actsOf?.(notice)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayHead({ day, today }: { day: string; today: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const near: Record<string, string> = { [today]: t`Today`, [addDays(today, -1)]: t`Yesterday` };
  return (
    <h3 className="px-3 text-small font-label tracking-normal text-ink-3">
      {near[day] ?? formatDate(day, language)}
    </h3>
  );
}
