import type { Page } from "@playwright/test";
import { daysAgo } from "./support/listed";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

interface Month {
  start: string;
  moved_from: string | null;
}

const PREFERENCES = "/setting?tab=preference";

/** The day of the month on which a month began that holds yesterday too. */
function earlier(today: number): number {
  return today > 2 ? today - 2 : 28;
}

/** Chooses a payday; the one that is chosen already asks for nothing. */
async function choosePayday(page: Page, day: number): Promise<void> {
  const payday = page.getByRole("combobox", { name: "Payday" });
  await expect(payday).toBeEnabled();
  if ((await payday.inputValue()) === String(day)) return;
  const months = page.waitForResponse((answer) => answer.url().includes(`payday=${String(day)}&`));
  await payday.selectOption(String(day));
  await months;
  await expect(page.getByText("Saved to your account")).toBeVisible();
}

const toOverview = (page: Page) => page.getByRole("link", { name: "Overview" }).click();
const toPreference = (page: Page) => page.goto(PREFERENCES);

test("a payday moves the month of every figure, and may move before a weekend itself", async ({
  page,
  account,
}) => {
  const meal = { type: "expenses", categoryName: "Food & Beverages" } as const;
  await record(page.request, account.token, [
    { ...meal, amount: 100_000, date: daysAgo(1) },
    { ...meal, amount: 50_000, date: daysAgo(0) },
  ]);
  const today = Number(daysAgo(0).slice(8));
  const spent = page.locator("section").filter({ hasText: /^Expense this month/ });
  await toPreference(page);
  await choosePayday(page, today);
  await toOverview(page);
  await expect(spent).toContainText("-Rp50.000");
  await toPreference(page);
  await choosePayday(page, earlier(today));
  await toOverview(page);
  await expect(spent).toContainText("-Rp150.000");

  await toPreference(page);
  await choosePayday(page, 25);
  await page.getByRole("switch", { name: /^Move to the last working day/ }).check();
  const headers = { Authorization: `Bearer ${account.token}` };
  const query = "payday=25&payday_shift=true";
  const answer = await page.request.get(`${API}/users/money-months?${query}`, { headers });
  const { payload } = (await answer.json()) as { payload: { datas: Month[] } };
  const moved = payload.datas.filter((month) => month.moved_from !== null);
  await expect(page.getByText(/^Moved from \w+day 25 to \w+day \d+: /)).toHaveCount(moved.length);
  await expectAccessible(page);
});

test("the opening amount is in the balance at once, and later by the difference", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  await toPreference(page);
  const field = page.getByRole("textbox", { name: "Opening amount" });
  const save = page.getByRole("button", { name: "Save opening amount" });
  const plate = page.getByRole("complementary");
  await field.fill("1,5jt");
  await page.getByRole("button", { name: /^As of the start of/ }).click();
  await page.getByRole("button", { name: "Yesterday" }).click();
  await save.click();
  await expect(plate.getByText("Rp1.500.000", { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("1.500.000");
  await field.fill("1.250.000");
  await expect(page.getByText("-Rp250.000", { exact: true })).toBeVisible();
  await save.click();
  await expect(plate.getByText("Rp1.250.000", { exact: true })).toBeVisible();
  await toOverview(page);
  await expect(page.getByRole("main").getByText("Rp1.250.000").first()).toBeVisible();
  await expect(page.getByText("How much do you have now?")).toHaveCount(0);
});
