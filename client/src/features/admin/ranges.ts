import { msg } from "@lingui/core/macro";

/** For which days there are figures, up to today, and what they are compared with. */
export const RANGES = [
  { value: "7d", label: msg`Last 7 days`, before: msg`vs 7 days before` },
  { value: "30d", label: msg`Last 30 days`, before: msg`vs 30 days before` },
  { value: "90d", label: msg`Last 90 days`, before: msg`vs 90 days before` },
  { value: "12m", label: msg`Last 12 months`, before: msg`vs 12 months before` },
] as const;

export type Range = (typeof RANGES)[number]["value"];

export const DEFAULT_RANGE: Range = "30d";

/** The range that an address names, else the usual one. */
export function rangeOf(named: string | null): Range {
  return RANGES.find(({ value }) => value === named)?.value ?? DEFAULT_RANGE;
}
