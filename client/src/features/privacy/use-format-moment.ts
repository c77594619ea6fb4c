import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";

/** Writes a moment as the clock of the person shows it, in their language. */
export function useFormatMoment(): (moment: string) => string {
  const { language } = useLanguage();
  const timeZone = useAccount()?.timezone;
  return (moment) => formatMoment(moment, language, timeZone);
}
