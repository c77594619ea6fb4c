import type { Language } from "@/i18n/languages";

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** When less than this is left, a request is pressing, in minutes. */
const URGENT_MINUTES = 12 * 60;

interface RemainingTime {
  urgency: "calm" | "pressing" | "overdue";
  /** How long it still is, or how long it has been over: '2 days 4 hours', '35 minutes'. */
  words: string;
}

function largestUnits(minutes: number): [number, "day" | "hour" | "minute"][] {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) {
    return [
      [days, "day"],
      [hours, "hour"],
    ];
  }
  if (hours > 0) {
    return [
      [hours, "hour"],
      [minutes % 60, "minute"],
    ];
  }
  return [[minutes, "minute"]];
}

/** How far a moment is from now, in at most two units; under a minute is one minute. */
export function remainingUntil(due: string, now: Date, language: Language): RemainingTime {
  const left = (Date.parse(due) - now.getTime()) / 60_000;
  const minutes = Math.max(1, Math.floor(Math.abs(left)));
  const said = largestUnits(minutes).filter(([value], at) => value > 0 || at === 0);
  const words = said.map(([value, unit]) =>
    new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, unitDisplay: "long" }).format(
      value,
    ),
  );
  const urgency = left < 0 ? "overdue" : left < URGENT_MINUTES ? "pressing" : "calm";
  return { urgency, words: words.join(" ") };
}
