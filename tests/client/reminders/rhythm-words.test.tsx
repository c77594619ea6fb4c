import { expect, it } from "vitest";

import type { Reminder } from "@/features/reminders/types";
import { useReminderLabels } from "@/features/reminders/use-reminder-labels";

import { serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { reminder } from "./reminders";

function Rhythm({ more }: { more: Partial<Reminder> }) {
  const { rhythm } = useReminderLabels();
  return <output>{rhythm(reminder(more)) ?? "once"}</output>;
}

function say(more: Partial<Reminder>, language: "en" | "id"): string {
  serve({});
  const { container, unmount } = showScreen(<Rhythm more={more} />, { language });
  const words = container.querySelector("output")?.textContent ?? "";
  unmount();
  return words;
}

const monthly = (more: Partial<Reminder>) => ({ frequency: "monthly" as const, ...more });
const weekly = (more: Partial<Reminder>) => ({ frequency: "weekly" as const, ...more });

it.each([
  [{}, "once", "once"],
  [{ frequency: "daily" as const }, "Every day", "Setiap hari"],
  [{ frequency: "daily" as const, every: 3 }, "Every 3 days", "Setiap 3 hari"],
  [weekly({}), "Every Thursday", "Setiap Kamis"],
  [weekly({ every: 2 }), "Every 2 weeks on Thursday", "Setiap 2 minggu pada hari Kamis"],
  [monthly({}), "Every month on the 20th", "Setiap bulan tanggal 20"],
  [monthly({ month_day: 1 }), "Every month on the 1st", "Setiap bulan tanggal 1"],
  [monthly({ month_day: -1 }), "Every month on the last day", "Setiap bulan di hari terakhir"],
  [monthly({ month_day: 0 }), "Every month on payday", "Setiap bulan saat gajian"],
  [monthly({ month_day: 0, every: 2 }), "Every 2 months on payday", "Setiap 2 bulan saat gajian"],
  [{ frequency: "yearly" as const }, "Every year on June 20", "Setiap tahun pada 20 Juni"],
  [
    { frequency: "yearly" as const, every: 5 },
    "Every 5 years on June 20",
    "Setiap 5 tahun pada 20 Juni",
  ],
])("says how often %o comes", (more, english, indonesian) => {
  expect(say(more, "en")).toBe(english);
  expect(say(more, "id")).toBe(indonesian);
});

it("says where a date goes that is no working day, and when it ends", () => {
  const salary = monthly({ month_day: 0, shift: "before" });
  expect(say(salary, "en")).toBe("Every month on payday, or the working day before");
  expect(say(salary, "id")).toBe("Setiap bulan saat gajian, atau hari kerja sebelumnya");
  const rent = monthly({ month_day: 31, shift: "after", times: 12 });
  expect(say(rent, "en")).toBe("Every month on the 31st, or the working day after, 12 times");
  expect(say(rent, "id")).toBe("Setiap bulan tanggal 31, atau hari kerja sesudahnya, 12 kali");
  expect(say(weekly({ times: 1 }), "en")).toBe("Every Thursday, 1 time");
  expect(say(monthly({ until: "2026-06-20" }), "en")).toMatch(
    /^Every month on the 20th, until .*2026$/,
  );
  expect(say(monthly({ until: "2026-06-20" }), "id")).toMatch(/, sampai .*2026$/);
});
