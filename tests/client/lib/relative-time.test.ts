import { expect, test } from "vitest";

import { formatAgo } from "@/lib/relative-time";

const NOW = new Date("2026-11-20T12:00:00Z");

test.each([
  ["2026-11-20T11:59:31Z", "now", "sekarang"],
  ["2026-11-20T11:55:00Z", "5 minutes ago", "5 menit yang lalu"],
  ["2026-11-20T10:00:00Z", "2 hours ago", "2 jam yang lalu"],
  ["2026-11-19T11:00:00Z", "yesterday", "kemarin"],
  ["2026-10-30T12:00:00Z", "3 weeks ago", "3 minggu yang lalu"],
  ["2025-11-20T11:00:00Z", "last year", "tahun lalu"],
  ["2026-11-20T12:00:40Z", "now", "sekarang"],
])("%s is %s, in Indonesian %s", (moment, english, indonesian) => {
  expect(formatAgo(moment, "en", NOW)).toBe(english);
  expect(formatAgo(moment, "id", NOW)).toBe(indonesian);
});
