import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { formatAgo } from "@/lib/relative-time";

/** Writes moments in the operator's language and zone, or as long ago. */
export function useDateFormats() {
  const { language } = useLanguage();
  const timeZone = useAccount()?.timezone;
  return {
    whole: (moment: string) => formatMoment(moment, language, timeZone),
    ago: (moment: string, now: Date) => formatAgo(moment, language, now),
  };
}
