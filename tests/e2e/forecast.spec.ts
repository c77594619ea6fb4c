import { daysAgo } from "./support/listed";
import { remind } from "./support/reminders";
import { expect, expectAccessible, record, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the way from the overview to what makes a day, and to what would be without a bill", async ({
  page,
  account,
}) => {
  const lunch = { type: "expenses", categoryName: "Food & Beverages", amount: 50_000 } as const;
  const salary = { type: "income", categoryName: "Salary", amount: 9_000_000 } as const;
  await record(page.request, account.token, [
    { ...salary, date: daysAgo(16) },
    ...Array.from({ length: 16 }, (_none, before) => ({ ...lunch, date: daysAgo(before + 1) })),
  ]);
  const bill = { kind: "bill", amount: 400_000 } as const;
  await remind(page.request, account.token, [
    { description: "Electricity", day: daysAgo(0), ...bill },
  ]);
  await page.goto("/overview");
  const card = page.getByRole("region", { name: "Until payday" });
  // It comes when its place is seen.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(card.getByText(/^Most likely/)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await card.getByRole("link", { name: "Forecast" }).tap();

  await expect(page.getByRole("heading", { level: 1, name: "Forecast" })).toBeVisible();
  await page.locator("label").filter({ hasText: "3 months" }).tap();
  await expect(page).toHaveURL(/months=3/);
  const days = page.getByRole("list", { name: "Day" });
  await days.getByRole("button", { name: /^Tonight/ }).focus();
  const today = page.getByText("Left in the evening").locator("../..");
  await expect(today).toContainText("Electricity");
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: /^Electricity/ }).press("Space");
  await expect(page.getByText(/than planned/)).toContainText("+Rp400.000 than planned");
  await expect(today).not.toContainText("Electricity");
  await page.getByRole("textbox", { name: /^Amount/ }).fill("1jt");
  await page.getByRole("button", { name: "Add to the forecast" }).tap();
  await expect(page.getByText(/than planned/)).toContainText("Rp600.000 than planned");
  // What was asked stays in the address.
  await page.reload();
  await expect(page.getByText(/than planned/)).toContainText("Rp600.000 than planned");
  await page.getByRole("button", { name: "As planned" }).tap();
  await expect(page.getByText(/than planned/)).toBeHidden();
  await expect(page).toHaveURL(/\/forecast\?months=3$/);
});
