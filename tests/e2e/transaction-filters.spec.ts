import type { Page } from "@playwright/test";
import { daysAgo, earned, spent } from "./support/listed";
import { API, type Entry } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

const of = (categoryName: string, entry: Entry): Entry => ({ ...entry, categoryName });

const FOUR = [
  of("Transportation", spent("ojek", 22_000, 0)),
  of("Rent", spent("boarding house", 1_500_000, 1)),
  spent("rice", 20_000, 1),
  earned("pay", 8_500_000, 40),
];

test("several categories are listed together, each until its chip is pressed", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, FOUR);
  await page.goto("/transaction");
  await expect(page.getByText("4 transactions")).toBeVisible();

  await page.getByRole("button", { name: "Category: All" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("rent");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Search" }).fill("");
  await page.getByRole("option", { name: "Salary" }).click();
  await expect(page.getByText("2 transactions")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Category: 2 selected" })).toBeFocused();
  await expect(page).toHaveURL(/\?category_id=rent%2Csalary$/);
  await expect(page.getByText("+Rp7.000.000", { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText("2 transactions")).toBeVisible();
  await page.getByRole("button", { name: /Rent\s*Remove$/ }).click();
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: "pay" })).toBeVisible();
  await expect(page).toHaveURL(/\?category_id=salary$/);
});

test("choosing categories is one step, which Back takes away", async ({ page, account }) => {
  await record(page.request, account.token, FOUR);
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Category: All" }).click();
  for (const name of ["Rent", "Transportation"]) {
    await page.getByRole("option", { name }).click();
  }
  await expect(page.getByText("2 transactions")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/transaction");
  await expect(page.getByText("4 transactions")).toBeVisible();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many rows are whole above the bar at the foot of the window. */
const rowsAboveTheFold = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("nav.fixed")?.getBoundingClientRect().top ?? 0;
    const rows = [...document.querySelectorAll('[role="listitem"]')].filter((item) =>
      item.querySelector("button"),
    );
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bar).length;
  });

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const language of ["en", "id"] as const) {
    test(`six rows of five days show above the fold (${language})`, async ({ page, account }) => {
      const days = [0, 0, 1, 2, 3, 4, 5, 6];
      const entries = days.map((day, at) => spent(`meal ${at}`, 1_250_000 + at, day));
      await record(page.request, account.token, [...entries, earned("pay", 12_500_000, 7)]);
      const headers = { Authorization: `Bearer ${account.token}` };
      await page.request.put(`${API}/users/preferences`, { data: { language }, headers });
      await page.goto("/transaction");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("main").locator("header")).toContainText("Rp");
      await expect(page.getByRole("listitem").first()).toBeVisible();
      expect(await rowsAboveTheFold(page)).toBeGreaterThanOrEqual(6);
    });
  }

  test("a sheet sets days and categories together, and chips take them back", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, FOUR);
    await page.goto("/transaction");
    await expect(page.getByText("4 transactions")).toBeVisible();
    const filter = page.getByRole("button", { name: /^Filter/ });
    const sheet = page.getByRole("dialog", { name: "Filter" });
    const picker = page.getByRole("dialog", { name: "Categories" });

    await filter.tap();
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(filter).toBeFocused();
    await expect(page).toHaveURL("/transaction");

    await filter.tap();
    await sheet.getByRole("button", { name: "Category: All" }).tap();
    await picker.getByRole("option", { name: "Rent" }).tap();
    await picker.getByRole("option", { name: "Transportation" }).tap();
    await expectAccessible(page);
    await picker.getByRole("button", { name: "Done" }).tap();
    await expect(picker).toHaveCount(0);
    await sheet.getByRole("button", { name: "End date: Any day" }).tap();
    await page.getByRole("button", { name: "Yesterday", exact: true }).tap();
    await expect(sheet.getByRole("button", { name: /^End date: (?!Any)/ })).toBeVisible();
    await sheet.getByRole("button", { name: "Show transactions" }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/transaction?category_id=rent%2Ctransportation&to=${daysAgo(1)}`);
    await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
    await expect(filter).toHaveAccessibleName("Filter, 3 active");
    await expectAccessible(page);

    await page.getByRole("button", { name: /^Period:\s*Until/ }).tap();
    await expect(page.getByText("2 transactions")).toBeVisible();
    await page.getByRole("button", { name: /Rent\s*Remove$/ }).tap();
    await expect(page).toHaveURL("/transaction?category_id=transportation");
    await expect(page.getByRole("button", { name: "Edit ojek, -Rp22.000" })).toBeVisible();
  });

  test("the head says what is left of the month, and its menu saves the list", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [
      earned("pay", 8_500_000, 0),
      spent("rice", 20_000, 0),
    ]);
    await page.goto("/transaction");
    const head = page.getByRole("main").locator("header");
    await expect(head).toContainText(/Left in .+ Rp8\.480\.000/);
    await head.getByRole("button", { name: "More actions" }).tap();
    await page.getByRole("menuitem", { name: "Hide amounts" }).tap();
    await expect(head).not.toContainText("8.480.000");
    const coming = page.waitForEvent("download");
    await head.getByRole("button", { name: "More actions" }).tap();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Export as CSV" }).tap();
    expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test.describe("on the narrowest phone", () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 640 } });

  test("large text and filters take no room beside the window", async ({ page, account }) => {
    await record(page.request, account.token, FOUR);
    await page.goto(
      `/transaction?category_id=rent,transportation&from=${daysAgo(30)}&sort=-amount`,
    );
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "150%";
    });
    await expect(page.getByText("2 transactions")).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await page.getByRole("button", { name: /^Filter/ }).tap();
    await expect(page.getByRole("button", { name: "Show transactions" })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
});
