import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate, formatDate, formatMoment, todayIn } from "@/lib/dates";
import { formatNearDay } from "@/lib/near-days";

/** Writes days and moments as the operator's clock and language have them. */
export function useDateFormats() {
  const { language } = useLanguage();
  const timeZone = useAccount()?.timezone ?? "Asia/Jakarta";
  const dayOf = (moment: string) => todayIn(timeZone, new Date(moment));
  return {
    /** The day of a moment, as 'YYYY-MM-DD'. */
    dayOf,
    /** The day of a moment: 'June 18, 2026'. */
    long: (moment: string) => formatDate(dayOf(moment), language),
    /** The day of a moment where there is hardly any: 'Jun 18' of this year. */
    near: (moment: string) => formatNearDay(dayOf(moment), todayIn(timeZone), language),
    /** A day 'YYYY-MM-DD'. */
    day: (day: string) => formatDate(day, language),
    /** The same where there is little room: 'Jun 18, 2026'. */
    briefDay: (day: string) => formatBriefDate(day, language),
    moment: (moment: string) => formatMoment(moment, language, timeZone),
  };
}
