import * as v from "valibot";
import { expect, test } from "vitest";

import { settingsCheck } from "@/features/admin_settings/settings-form";

const isLink = (youtube: string) => v.safeParse(settingsCheck.entries.youtube, youtube).success;

test("an @ names an account in the path of an address, and hides no host in front of it", () => {
  expect(isLink("https://youtube.com/@lumbung")).toBe(true);
  expect(isLink("https://x.com?u=@lumbung")).toBe(true);
  expect(isLink("https://youtube.com")).toBe(true);
  expect(isLink("https://youtube.com@evil.example/")).toBe(false);
  expect(isLink("https://youtube/@lumbung.id")).toBe(false);
  expect(isLink("http://youtube.com/@lumbung")).toBe(false);
});
