import { LEDGER } from "./support/ledger";
import { expect, expectAccessible, record, test } from "./support/test";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("somebody new says what there is, puts something aside and sees where it went", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    await page.goto("/overview");
    const asked = page.getByRole("region", { name: "How much do you have now?" });
    await asked.getByRole("textbox").fill("2jt");
    await asked.getByRole("button", { name: "Save" }).tap();
    await expect(asked).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main").getByText("Rp2.000.000").first()).toBeVisible();

    await page.getByRole("button", { name: "Saving Now" }).tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Saving", { exact: true }).first()).toBeVisible();
    await dialog.getByRole("textbox").first().fill("150000");
    await dialog.getByRole("button", { name: "Save", exact: true }).tap();
    await expect(dialog).toHaveCount(0);
    const saving = page.getByRole("region", { name: "Keep saving" });
    await expect(saving).toContainText("Rp150.000 put aside in");
    const spending = page.getByRole("region", { name: /spending$/ });
    await expect(spending.getByRole("listitem").nth(2)).toHaveText(/Savings100%Rp150\.000/);
    await expectAccessible(page);
  });
});

test("the page brings all that it shows, and its cards lead to where their rows are", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.goto("/overview");
  await page.getByRole("button", { name: /Record today's expense/ }).scrollIntoViewIfNeeded();
  const calendar = page.getByRole("region", { name: "Reminder" });
  await expect(calendar.getByRole("button", { name: "No reminders" })).toBeVisible();
  await expect(page.getByRole("main").getByText("-Rp27.500").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  // The token that came with the page is nowhere but in memory.
  expect(await page.content()).not.toContain("accessToken");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expectAccessible(page);

  await calendar.getByRole("button", { name: /^Today, / }).click();
  await calendar.getByRole("link", { name: "Transactions of this day" }).click();
  await expect(page).toHaveURL(/\/transaction\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await expect(page.getByText("-Rp27.500").first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "See budget" }).click();
  await expect(page).toHaveURL(/\/budget$/);
  await page.goBack();
  await page.getByRole("button", { name: /Record today's expense on a tile/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Food & Beverages");
});
