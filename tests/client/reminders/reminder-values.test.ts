import { expect, it } from "vitest";

import { getShownDays } from "@/features/reminders/month-range";
import {
  getSnoozeMoments,
  isPastMorning,
  isTooLate,
  toMoment,
} from "@/features/reminders/reminder-times";
import {
  changesRhythm,
  getFirstDate,
  getNewValues,
  type ReminderValues,
  toBody,
  toChanges,
  toValues,
} from "@/features/reminders/reminder-values";
import { readAddress, writeAddress } from "@/features/reminders/reminders-address";

import { occurrence, reminder } from "./reminders";

it("finds the first date of a monthly one, on the last day of months that are too short", () => {
  const on = (day: string, month_day: string) =>
    getFirstDate({ day, month_day, frequency: "monthly" });
  expect(on("2024-02-10", "31")).toBe("2024-02-29");
  expect(on("2023-02-10", "-1")).toBe("2023-02-28");
  expect(on("2024-06-20", "5")).toBe("2024-07-05");
  expect(on("2024-12-31", "30")).toBe("2025-01-30");
  expect(on("2024-06-20", "")).toBe("2024-06-20");
  expect(on("2024-06-20", "0")).toBe("2024-06-20");
  expect(getFirstDate({ day: "2024-06-20", month_day: "5", frequency: "weekly" })).toBe(
    "2024-06-20",
  );
});

it("sends what holds and nothing that was chosen before it was taken back", () => {
  const plain = getNewValues("Pay", "2024-06-20");
  expect(toBody({ ...plain, ends: "period", until: "2024-07-01", month_day: "3" })).toEqual({
    description: "Pay",
    day: "2024-06-20",
    time: null,
    frequency: "once",
    every: 1,
    month_day: null,
    shift: null,
    until: null,
    times: null,
    kind: "other",
    amount_mode: "fixed",
    amount: null,
    category_id: null,
    wallet_id: null,
    to_wallet_id: null,
    automatic: false,
  });
  const monthly = reminder({
    frequency: "monthly",
    month_day: 20,
    amount: 5,
    entry: "expenses",
    category_id: "c",
  });
  expect(toValues(monthly).month_day).toBe("");
  expect(toBody(toValues(monthly))).toMatchObject({ month_day: 20, amount: 5, category_id: "c" });
  const inWallet = toValues(
    reminder({ amount: 5, entry: "expenses", category_id: "c", wallet_id: "w" }),
  );
  expect(toBody(inWallet)).toMatchObject({ category_id: "c", wallet_id: "w" });
  expect(toBody({ ...inWallet, entry: "none" })).toMatchObject({
    amount: null,
    category_id: null,
    wallet_id: null,
  });
  // Another day moves the date that follows it; a date that was chosen stays.
  expect(toBody({ ...toValues(monthly), day: "2024-06-25" }).month_day).toBe(25);
  const last = toValues(reminder({ frequency: "monthly", month_day: -1 }));
  expect(toBody({ ...last, day: "2024-06-25" }).month_day).toBe(-1);
  const payday = toValues(reminder({ frequency: "monthly", month_day: 0 }));
  expect(toBody({ ...payday, day: "2024-06-25" }).month_day).toBe(0);
});

const recorded = (more: Partial<ReminderValues>) =>
  getNewValues("Pay", "2024-06-20", { entry: "expenses", amount: 5, frequency: "weekly", ...more });

it.each<[string, Partial<ReminderValues>, object]>([
  [
    "an amount that is asked for is none, and cannot be recorded by itself",
    { amount_mode: "asked", automatic: true, category_id: "c", wallet_id: "w" },
    { amount_mode: "asked", amount: null, automatic: false, category_id: "c", wallet_id: "w" },
  ],
  [
    "that of the last time begins with one, or with none",
    { amount_mode: "last", amount: null },
    { amount_mode: "last", amount: null, automatic: false },
  ],
  [
    "an income is one by its category",
    { entry: "income" },
    { category_id: "salary", to_wallet_id: null },
  ],
  ["the server knows the category of an expense", { kind: "bill" }, { category_id: null }],
  [
    "a transfer has two wallets and no category",
    { entry: "transfer", category_id: "c", wallet_id: "a", to_wallet_id: "b", automatic: true },
    { category_id: null, wallet_id: "a", to_wallet_id: "b", automatic: true },
  ],
  [
    "it comes every 2 weeks 6 times, before weekends",
    { every: "2", ends: "count", times: "6", until: "2024-09-01", shift: "before" },
    { frequency: "weekly", every: 2, times: 6, until: null, shift: "before" },
  ],
  [
    "until a day, whatever number was typed before",
    { ends: "period", times: "6", until: "2024-09-01" },
    { times: null, until: "2024-09-01" },
  ],
  [
    "once, without a rhythm",
    { frequency: "once", every: "2", ends: "count", times: "6", shift: "after" },
    { every: 1, times: null, until: null, shift: null },
  ],
  [
    "only reminds",
    { entry: "none", amount_mode: "last", wallet_id: "w", automatic: true },
    { amount_mode: "fixed", amount: null, wallet_id: null, automatic: false },
  ],
])("sends that %s", (_words, more, body) => {
  expect(toBody(recorded(more))).toMatchObject(body);
});

it("shows a recurring entry as it was stored", () => {
  const kept = {
    frequency: "monthly",
    month_day: 25,
    every: 3,
    shift: "after",
    times: 6,
    amount: 5,
    amount_mode: "last",
    entry: "transfer",
    wallet_id: "a",
    to_wallet_id: "b",
    automatic: true,
  } as const;
  const { entry, ...body } = kept;
  const values = toValues(reminder(kept));
  expect(values).toMatchObject({ entry, ends: "count", times: "6", every: "3" });
  expect(toBody(values)).toMatchObject(body);
  expect(toValues(reminder({ frequency: "daily", until: "2024-09-01" })).ends).toBe("period");
  expect(toValues(reminder({ frequency: "daily" })).ends).toBe("forever");
});

it("sends only what was changed, also on a date of a series", () => {
  const monthly = reminder({
    frequency: "monthly",
    month_day: 31,
    day: "2024-05-31",
    amount: 5,
    entry: "expenses",
  });
  const before = toValues(monthly, "2024-06-30");
  expect(before.day).toBe("2024-06-30");
  expect(toChanges(before, before)).toEqual({});
  const later = toChanges(before, { ...before, amount: 7 });
  expect(later).toEqual({ amount: 7 });
  expect(changesRhythm(later)).toBe(false);
  // Another day is one of that date, until its rhythm is changed.
  expect(changesRhythm(toChanges(before, { ...before, day: "2024-06-28" }))).toBe(false);
  const follows = toValues(reminder({ ...monthly, month_day: 30 }), "2024-06-30");
  const moved = toChanges(follows, { ...follows, day: "2024-06-28" });
  expect(moved).toEqual({ day: "2024-06-28", month_day: 28 });
  expect(changesRhythm(moved)).toBe(false);
  expect(changesRhythm(toChanges(before, { ...before, month_day: "15" }))).toBe(true);
  expect(changesRhythm(toChanges(before, { ...before, ends: "count", times: "3" }))).toBe(true);
});

it("reads moments off the clocks of a zone, also where they are changed", () => {
  expect(toMoment("Asia/Jakarta", "2024-06-20", "08:00")).toBe("2024-06-20T01:00:00.000Z");
  expect(toMoment("Europe/Amsterdam", "2024-03-30", "08:00")).toBe("2024-03-30T07:00:00.000Z");
  expect(toMoment("Europe/Amsterdam", "2024-03-31", "08:00")).toBe("2024-03-31T06:00:00.000Z");
  const noon = getSnoozeMoments("Asia/Makassar", new Date("2024-06-20T04:10:00Z"), null);
  expect(noon).toEqual({
    later: "2024-06-20T07:30:00.000Z",
    tomorrow: "2024-06-21T00:00:00.000Z",
    nextWeek: "2024-06-27T00:00:00.000Z",
  });
  expect(
    getSnoozeMoments("Asia/Makassar", new Date("2024-06-20T13:10:00Z"), "09:30"),
  ).toMatchObject({
    later: null,
    tomorrow: "2024-06-21T01:30:00.000Z",
  });
});

it("knows what rings nowhere because its morning has passed", () => {
  const late = new Date("2024-06-18T01:00:00Z");
  expect(isPastMorning("Asia/Jakarta", "2024-06-18", late)).toBe(true);
  expect(isPastMorning("Asia/Jakarta", "2024-06-19", late)).toBe(false);
  expect(isPastMorning("Asia/Jakarta", "2024-06-18", new Date(late.getTime() - 1))).toBe(false);
  const silent = (more: object) => {
    const made = reminder({ day: "2024-06-18", created_at: "2024-06-18T02:00:00Z", ...more });
    return isTooLate({ reminder: made, occurrence: occurrence(made) }, "2024-06-18");
  };
  expect(silent({})).toBe(true);
  expect(silent({ time: "20:00" })).toBe(false);
  expect(silent({ frequency: "daily" })).toBe(false);
  expect(silent({ created_at: "2024-06-17T02:00:00Z" })).toBe(false);
});

it("keeps month and day in the address, and knows the days that a calendar shows", () => {
  const today = "2024-06-18";
  const read = (search: string) => readAddress(new URLSearchParams(search), today);
  expect(read("")).toEqual({ month: "2024-06", day: today });
  expect(read("day=2024-08-17")).toEqual({ month: "2024-08", day: "2024-08-17" });
  expect(read("month=2024-07")).toEqual({ month: "2024-07", day: "2024-07-01" });
  expect(read("day=2024-02-31&month=x")).toEqual({ month: "2024-06", day: today });
  expect(read("day=2074-12-31").day).toBe("2074-12-31");
  expect(read("day=2075-01-01")).toEqual({ month: "2024-06", day: today });
  expect(read("month=1973-12")).toEqual({ month: "2024-06", day: today });
  const write = (place: object) =>
    writeAddress(new URLSearchParams("day=1"), place, today).toString();
  expect(write({ day: "2024-08-17" })).toBe("day=2024-08-17");
  expect(write({ month: "2024-07" })).toBe("month=2024-07");
  expect(write({ month: "2024-06" })).toBe("");
  expect(getShownDays("2024-06")).toEqual({ from: "2024-05-26", to: "2024-07-06" });
});
