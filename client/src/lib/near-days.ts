import { formatBriefDate } from "./dates";

type Language = "en" | "id";

const NEAR: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" }),
  id: new Intl.DateTimeFormat("id-ID", { day: "numeric", month: "short", timeZone: "UTC" }),
};

/** A day where there is hardly any room; its year only where it is not this one: 'Jun 18'. */
export function formatNearDay(day: string, today: string, language: Language): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatBriefDate(day, language);
  return NEAR[language].format(new Date(`${day}T00:00:00Z`));
}
