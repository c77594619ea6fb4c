import { expect, it } from "vitest";

import {
  isWhatIf,
  readQuestion,
  toQuery,
  USUAL,
  writeQuestion,
} from "@/features/forecast/question";

const read = (search: string) => readQuestion(new URLSearchParams(search));

it("reads what an address asks, and leaves out what it does not understand", () => {
  expect(read("")).toEqual(USUAL);
  expect(read("months=3&leave_out=goal:A,series:B&add=2026-06-20:-500000")).toEqual({
    months: 3,
    leftOut: ["goal:A", "series:B"],
    added: [{ day: "2026-06-20", amount: -500_000 }],
  });
  expect(read("months=9&add=soon:5,2026-06-20:0,2026-06-20:x")).toEqual(USUAL);
});

it("writes the same address again, and nothing for the usual question", () => {
  const search = "months=2&leave_out=goal%3AA&add=2026-06-20%3A-500000%2C2026-06-21%3A40";
  expect(writeQuestion(new URLSearchParams(), read(search)).toString()).toBe(search);
  expect(writeQuestion(new URLSearchParams(search), USUAL).toString()).toBe("");
  expect(toQuery(USUAL)).toEqual({});
});

it("knows whether anything is different", () => {
  expect(isWhatIf(USUAL)).toBe(false);
  expect(isWhatIf({ ...USUAL, months: 3 })).toBe(false);
  expect(isWhatIf({ ...USUAL, leftOut: ["goal:A"] })).toBe(true);
});
