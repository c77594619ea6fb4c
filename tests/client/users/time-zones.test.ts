import { expect, test } from "vitest";

import { timeZones } from "@/features/users/time-zones";

test("Indonesia's zones come first, under the names that people there use", () => {
  const first = timeZones("Asia/Jakarta").slice(0, 4);
  expect(first.map(({ label }) => label)).toEqual([
    "Jakarta (WIB)",
    "Pontianak (WIB)",
    "Makassar (WITA)",
    "Jayapura (WIT)",
  ]);
});

test("every zone is offered once, by its city", () => {
  const zones = timeZones("Asia/Jakarta");
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  expect(zones.find(({ value }) => value === "Asia/Singapore")?.label).toBe("Singapore · Asia");
  expect(zones.find(({ value }) => value === "America/New_York")?.label).toBe("New York · America");
});

test("a zone that this browser does not know is offered when it is the present one", () => {
  const zones = timeZones("Asia/Somewhere_New");
  expect(zones.map(({ value }) => value)).toContain("Asia/Somewhere_New");
});
