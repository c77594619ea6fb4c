import { Trans } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { PageHeader } from "@/ui/layout/PageHeader";

const LOCALES = { en: "en-US", id: "id-ID" } as const;

interface GreetingProps {
  username: string;
  /** Undefined until it is known which day it is where the person lives. */
  today?: string;
}

/** 'Hello, sariwulan' and which day it is: 'Tuesday, June 18, 2024'. */
export function Greeting({ username, today }: GreetingProps) {
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "full", timeZone: "UTC" });
  return (
    <PageHeader title={<Trans>Hello, {username}</Trans>}>
      {today ? (
        day.format(new Date(`${today}T00:00:00Z`))
      ) : (
        <Skeleton className="my-[.3625em] h-[.875em] w-48" />
      )}
    </PageHeader>
  );
}
