import * as v from "valibot";
import { expect, test } from "vitest";

import { SETTING_NAMES, settingsSchema } from "@/features/admin_settings/settings-form";

const isLink = (youtube: string) => v.safeParse(settingsSchema.entries.youtube, youtube).success;

test("an @ names an account in the path of an address, and hides no host in front of it", () => {
  expect(isLink("https://youtube.com/@lumbung")).toBe(true);
  expect(isLink("https://x.com?u=@lumbung")).toBe(true);
  expect(isLink("https://youtube.com")).toBe(true);
  expect(isLink("https://youtube.com@evil.example/")).toBe(false);
  expect(isLink("https://youtube/@lumbung.id")).toBe(false);
  expect(isLink("http://youtube.com/@lumbung")).toBe(false);
});

test("a postcode is one of its country", () => {
  const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, ""]));
  const wrong = (postcode: string, country: string) =>
    v
      .safeParse(settingsSchema, { ...empty, postcode, country })
      .issues?.map((issue) => [v.getDotPath(issue), issue.message]);
  expect(wrong("10110", " indonesia ")).toBeUndefined();
  expect(wrong("", "Indonesia")).toBeUndefined();
  expect(wrong("1012-AB", "Nederland")).toBeUndefined();
  expect(wrong("SW1A 1AA", "")).toBeUndefined();
  expect(wrong("1011", "Indonesia")).toEqual([["postcode", "notIndonesian"]]);
  expect(wrong("!!", "")).toEqual([["postcode", "noPostcode"]]);
  expect(wrong("SW1A 1AA 99", "")).toEqual([["postcode", "long"]]);
});
