import type { Page } from "@playwright/test";
import { daysAgo } from "./support/listed";
import { API, mustBe } from "./support/people";
import { rows } from "./support/records";
import { remind } from "./support/reminders";
import { expect, expectAccessible, record, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const TODAY = daysAgo(0);
/** Due whatever the time of day is; the first two come first. */
const ENTRIES = [
  { description: "Internet", category_id: "utilities", amount: 285_000, time: "00:00" },
  { description: "Gym", category_id: "healthcare", amount: 150_000, time: "00:00" },
  { description: "Kos rent", category_id: "rent", amount: 2_000_000, time: "00:01" },
  { description: "Streaming", category_id: "entertainment", amount: 65_000, time: "00:01" },
  { description: "Salary", category_id: "salary", amount: 9_000_000, time: "00:01" },
].map((entry) => ({ ...entry, day: TODAY }));

/** The card of what waits; on the overview it comes when its place is seen. */
async function findWaiting(page: Page) {
  const card = page.getByRole("region", { name: "Waiting for you" });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  return card;
}

for (const { path, shown } of [
  { path: "/reminders", shown: 5 },
  { path: "/overview", shown: 3 },
]) {
  test(`five entries that are due are recorded in two taps and taken back by one on ${path}`, async ({
    page,
    account,
  }) => {
    await remind(page.request, account.token, ENTRIES);
    await page.goto(path);
    const card = await findWaiting(page);
    const lines = card.getByRole("listitem");
    await expect(lines).toHaveCount(shown);
    await expectAccessible(page);
    await card.getByRole("button", { name: "Confirm all" }).tap();
    // All that will be recorded is shown before it is.
    await expect(lines).toHaveCount(5);
    await card.getByRole("button", { name: "Record 5 entries" }).tap();
    await expect(card).toBeHidden();
    expect(await rows(page, account.token)).toBe(5);
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(lines).toHaveCount(shown);
    expect(await rows(page, account.token)).toBe(0);

    const internet = lines.filter({ hasText: "Internet" });
    await internet.getByRole("button", { name: "Change the amount: Internet" }).tap();
    await internet.getByRole("textbox", { name: "Amount" }).fill("310rb");
    await expectAccessible(page);
    await internet.getByRole("button", { name: "Record Rp310.000" }).tap();
    await expect(internet).toHaveCount(0);
    const gym = lines.filter({ hasText: "Gym" });
    await gym.getByRole("button", { name: "Actions for Gym" }).tap();
    await page.getByRole("menuitem", { name: "Skip this date" }).tap();
    await expect(gym).toHaveCount(0);
    expect(await rows(page, account.token)).toBe(1);
    await card.getByRole("button", { name: "Confirm all" }).tap();
    await card.getByRole("button", { name: "Record 3 entries" }).tap();
    await expect(card).toBeHidden();
    expect(await rows(page, account.token)).toBe(4);
    await page.goto("/transaction");
    await expect(page.getByText("310.000").filter({ visible: true }).first()).toBeVisible();
  });
}

test("beside recorded entries what waits stands below the forecast", async ({ page, account }) => {
  await record(page.request, account.token, [
    { type: "expenses", categoryName: "Transportation", amount: 25_000 },
  ]);
  await remind(page.request, account.token, ENTRIES.slice(0, 1));
  await page.goto("/overview");
  const card = await findWaiting(page);
  const forecast = page.getByRole("region", { name: "Until payday" });
  await expect(forecast.locator("xpath=following-sibling::*[1]")).toHaveAccessibleName(
    "Waiting for you",
  );
  await card.getByRole("button", { name: "Record Rp285.000" }).tap();
  await expect(card).toBeHidden();
  expect(await rows(page, account.token)).toBe(2);
});

test("an instalment waits, is put off and paid, and owed again when that is taken back", async ({
  page,
  account,
}) => {
  const loan = {
    direction: "owed",
    name: "Vario",
    principal: 3_000_000,
    instalments: 3,
    first_due: daysAgo(3),
    start: "existing",
    remind: true,
  };
  const headers = { Authorization: `Bearer ${account.token}` };
  await mustBe(201, await page.request.post(`${API}/debts`, { headers, data: loan }));
  await page.goto("/reminders");
  const card = await findWaiting(page);
  await expectAccessible(page);
  await card.getByRole("button", { name: "Remind me later: Instalment: Vario" }).tap();
  await page.getByRole("menuitem", { name: "Next week" }).tap();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).tap();
  await card.getByRole("button", { name: "Record Rp1.000.000" }).tap();
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).first().tap();
  await card.getByRole("link", { name: "Instalment: Vario" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Vario" })).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: /^1\. / });
  await expect(first.getByText(/^Overdue/)).toBeVisible();
});
