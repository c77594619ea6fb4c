import { LEDGER } from "./support/ledger";
import { daysAgo } from "./support/listed";
import { expect, expectAccessible, record, test } from "./support/test";

const VIEW = "/transaction?view=categories";

test("the overview leads to where the money went, and from there to months and rows", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  await page.goto("/overview");
  await page.getByRole("link", { name: "Where the money went" }).click();
  await expect(page).toHaveURL(VIEW);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Where the money went/);
  // Two expenses of the last days, in whichever month they lie.
  const food = page.getByRole("button", { name: /^Food & Beverages/ });
  await expect(food).toBeVisible();
  await expectAccessible(page);

  await page.getByText("By group", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Needs" })).toContainText("Food & Beverages");
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Month: / }).press("Enter");
  await page.getByRole("button", { name: "Choose days" }).press("Enter");
  await expect(page.getByRole("group", { name: "Filters" })).toBeFocused();
  await page.goBack();

  await food.press("Enter");
  await expect(page.getByRole("heading", { name: "Food & Beverages" })).toBeFocused();
  await expect(page.getByRole("listitem").getByRole("link", { name: /: Rp/ })).toHaveCount(12);
  await expectAccessible(page);
  await page.goBack();
  await expect(food).toBeFocused();
  await page.goForward();
  await page.getByRole("link", { name: /^See \d+ transaction/ }).click();
  await expect(page).toHaveURL(/category=expenses&category_id=food-beverages&from=.+&to=/);
  await expect(page).toHaveTitle(/^Transactions/);
  await page.getByRole("link", { name: "Categories", exact: true }).click();
  await expect(page).toHaveURL(VIEW);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the page brings its sums, and the summary shows them in a tab", async ({ page, account }) => {
  await record(page.request, account.token, [
    ...LEDGER,
    // Those of the ledger may lie in the month before.
    { type: "income", categoryName: "Salary", amount: 1_000_000, date: daysAgo(0) },
  ]);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.goto(`${VIEW}&type=income`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where the money came from");
  await expect(page).toHaveTitle(/^Where the money came from/);
  await expect(page.getByRole("button", { name: /^Salary/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await page.getByRole("link", { name: "List", exact: true }).click();
  await page.getByRole("button", { name: "Summary" }).click();
  const dialog = page.getByRole("dialog", { name: "Transaction Summary" });
  await dialog.getByRole("tab", { name: "Categories" }).click();
  await dialog.getByRole("button", { name: /^Food & Beverages/ }).click();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: /^See \d+ transaction/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/category_id=food-beverages/);
});
