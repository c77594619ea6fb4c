import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const PYTHON = join(import.meta.dirname, "..", "..", ".venv", "bin", "python");
/** Reads a calendar as another program would, and names its events. */
const READ = `
import json, sys, vobject
calendar = vobject.readOne(sys.stdin.buffer.read().decode())
print(json.dumps([one.summary.value for one in calendar.vevent_list]))
`;
const REMINDER = "Bayar listrik, air; internet 🌾";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

function eventsIn(calendar: string): string[] {
  const told = execFileSync(PYTHON, ["-c", READ], { input: calendar, encoding: "utf8" });
  return JSON.parse(told) as string[];
}

async function copied(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Copy address" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("another program follows the calendar until its address is renewed", async ({
  page,
  account,
  request,
}) => {
  const made = await page.request.post(`${API}/reminders`, {
    data: { description: REMINDER, day: "2030-01-31", time: "08:00", frequency: "monthly" },
    headers: { Authorization: `Bearer ${account.token}` },
  });
  expect(made.status()).toBe(201);
  await page.goto("/notification");
  await page.getByRole("button", { name: "Get my calendar address" }).click();
  const address = page.getByLabel("Calendar address");
  await expect(address).toHaveValue(/\.ics$/);
  const before = await copied(page);
  await expect(address).toHaveValue(before);
  const followed = await request.get(before);
  expect(followed.headers()["content-type"]).toContain("text/calendar");
  expect(eventsIn(await followed.text())).toContain(REMINDER);
  const opened = page.getByRole("link", { name: "Open in my calendar" });
  await expect(opened).toHaveAttribute("href", before.replace(/^https?/, "webcal"));
  await expectAccessible(page);

  await page.getByRole("button", { name: "Make a new address" }).click();
  await page.getByRole("button", { name: "Make a new one" }).click();
  await expect(address).not.toHaveValue(before);
  const after = await address.inputValue();
  expect((await request.get(before)).status()).toBe(404);
  expect(eventsIn(await (await request.get(after)).text())).toContain(REMINDER);
});
