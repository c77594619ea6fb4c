import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatClock } from "@/lib/clock";
import { formatBriefDate, formatDate, formatMoment, todayIn } from "@/lib/dates";
import { formatNearDay } from "@/lib/near-days";

const DEFAULT_TIME_ZONE = "Asia/Jakarta";

/** The clock and the calendar of the operator. */
export function useDateFormats() {
  const { language } = useLanguage();
  const timeZone = useAccount()?.timezone ?? DEFAULT_TIME_ZONE;
  const dayOf = (moment: string) => todayIn(timeZone, new Date(moment));
  return {
    timeZone,
    dayOf,
    today: todayIn(timeZone),
    day: (moment: string) => formatDate(dayOf(moment), language),
    briefDay: (moment: string) => formatBriefDate(dayOf(moment), language),
    nearDay: (moment: string) => formatNearDay(dayOf(moment), todayIn(timeZone), language),
    moment: (moment: string) => formatMoment(moment, language, timeZone),
    clock: (moment: string) => formatClock(moment, language, timeZone),
  };
}
