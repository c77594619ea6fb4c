import { Trans } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { PageHeader } from "@/ui/layout/PageHeader";

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** 'Hello, sariwulan' and which day it is: 'Tuesday, June 18, 2024'. */
export function Greeting({ username, today }: { username: string; today: string }) {
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "full", timeZone: "UTC" });
  return (
    <PageHeader title={<Trans>Hello, {username}</Trans>}>
      {day.format(new Date(`${today}T00:00:00Z`))}
    </PageHeader>
  );
}
