import type { Page } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { daysAgo, earned, listed, spent } from "./support/listed";
import { expect, expectAccessible, record, test } from "./support/test";

const named = (page: Page, detail: string) => page.getByRole("row", { name: detail });

test("the filters live in the address and survive a reload", async ({ page, account }) => {
  await record(page.request, account.token, [
    earned("pay", 8_500_000, 40),
    spent("old rice", 30_000, 40),
    spent("new rice", 20_000, 0),
  ]);
  await page.goto("/transaction");
  await expect(page.getByText("3 transactions")).toBeVisible();

  await page.getByText("Expenses", { exact: true }).and(page.locator("label")).click();
  await expect(page).toHaveURL(/category=expenses/);
  await expect(page.getByText("2 transactions")).toBeVisible();
  await expect(named(page, "pay")).toHaveCount(0);

  await page.getByRole("button", { name: "From date: Any day" }).click();
  await page.getByRole("button", { name: "Yesterday", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${daysAgo(1)}`));
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
  await expect(named(page, "new rice")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Expenses" })).toBeChecked();
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
  await expect(named(page, "old rice")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Income", exact: true }).click();
  await expect(page).toHaveURL(/category=income$/);
  await expect(named(page, "pay")).toBeVisible();
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
});

test("what no filter meets leads back to everything", async ({ page, account }) => {
  await record(page.request, account.token, [spent("rice", 20_000, 0)]);
  await page.goto("/transaction?from=2001-01-01&to=2001-01-31");
  await expect(page.getByText("Nothing found here")).toBeVisible();
  await page.getByRole("button", { name: "Show all transactions" }).click();
  await expect(named(page, "rice")).toBeVisible();
  await expect(page).toHaveURL("/transaction");
});

const details = async (page: Page) =>
  (await listed(page)).map(([name = ""]) => name.split("\n").at(-1) ?? "");

test("a search, an order and a span are steps that Back undoes", async ({ page, account }) => {
  await record(page.request, account.token, [
    earned("pay of the old month", 8_500_000, 45),
    spent("nasi padang", 48_000, 1),
    spent("nasi uduk", 25_000, 0),
    spent("kopi", 30_000, 0),
  ]);
  await page.goto("/transaction");
  await expect(page.getByText("4 transactions")).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Search your transactions" });
  await search.fill("NASI");
  await expect(page.getByText("2 transactions")).toBeVisible();
  await expect(page).toHaveURL(/\?q=NASI$/);
  await search.fill("48rb");
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
  await expect(named(page, "nasi padang")).toBeVisible();
  // Typing goes on in one step: Back takes the whole search away.
  await page.goBack();
  await expect(page.getByText("4 transactions")).toBeVisible();
  await expect(search).toHaveValue("");

  const amounts = page.getByRole("columnheader", { name: "Amount" });
  await amounts.getByRole("button").click();
  await expect(amounts).toHaveAttribute("aria-sort", "descending");
  await expect(async () => {
    const found = await details(page);
    expect(found).toEqual(["pay of the old month", "nasi padang", "kopi", "nasi uduk"]);
  }).toPass();

  await page.getByRole("button", { name: "This month" }).click();
  await expect(page).toHaveURL(/sort=-amount&from=[\d-]+&to=[\d-]+$/);
  await expect(named(page, "pay of the old month")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\?sort=-amount$/);
  await expect(named(page, "pay of the old month")).toBeVisible();

  await search.fill("nothing like it");
  await expect(page.getByText("Nothing found for “nothing like it”")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Clear the search" }).last().click();
  await expect(page.getByText("4 transactions")).toBeVisible();
});

test("one category is listed until its chip is pressed, and odd addresses are read mildly", async ({
  page,
  account,
}) => {
  const ojek = { ...spent("ojek", 22_000, 0), categoryName: "Transportation" };
  await record(page.request, account.token, [ojek, spent("rice", 20_000, 0)]);
  await page.goto("/transaction?category_id=transportation&from=tomorrow&sort=size&to=1999-99-99");
  await expect(page.getByText("1 transaction", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Transportation\s*Remove$/ }).click();
  await expect(page.getByText("2 transactions")).toBeVisible();
});

test("a long list loads as one scrolls, holds only what is near, and obeys the keyboard", async ({
  page,
  account,
}) => {
  test.setTimeout(120_000);
  const entries = Array.from({ length: 260 }, (_, at) => spent(`meal ${at}`, 1_000 + at, at));
  const parts = [0, 1, 2, 3].map((part) => entries.slice(part * 65, part * 65 + 65));
  await Promise.all(parts.map((part) => record(page.request, account.token, part)));

  await page.goto("/transaction");
  await expect(page.getByText("260 transactions")).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "261");
  await page.getByRole("button", { name: "Load more" }).press("Enter");
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(named(page, "meal 259")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  expect(await page.getByRole("row").count()).toBeLessThan(80);
  await expectAccessible(page);

  // Whoever looks at another page comes back to the place that was left.
  const scrolled = () => page.evaluate(() => window.scrollY);
  const place = await scrolled();
  expect(place).toBeGreaterThan(5_000);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("cell", { name: "meal 0", exact: false }).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the list is grouped by day, each with what it comes to", async ({ page, account }) => {
    await record(page.request, account.token, [
      spent("noodles", 20_000, 1),
      earned("tip", 50_000, 0),
      spent("rice", 30_000, 0),
    ]);
    await page.goto("/transaction");
    const heads = page.getByRole("heading", { level: 2 });
    await expect(heads.filter({ hasText: /^Today,/ }).locator("..")).toContainText("+Rp20.000");
    await expect(heads.filter({ hasText: /^Yesterday,/ }).locator("..")).toContainText("-Rp20.000");
    await expect(page.getByRole("table")).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe("when the list cannot be loaded", () => {
  test.use({ refusals: [503] });

  test("it says so and tries again on demand", async ({ page, account }) => {
    test.setTimeout(90_000);
    await record(page.request, account.token, [spent("rice", 20_000, 0)]);
    let broken = true;
    await askForBarePages(page);
    await page.route("**/api/v1/transactions*", (route) =>
      broken ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto("/transaction");
    await expect(page.getByText(/can't reach Lumbung right now/)).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(named(page, "rice")).toBeVisible();
  });
});
