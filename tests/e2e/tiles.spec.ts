import type { Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const FOOD = { type: "expenses", categoryName: "Food & Beverages", amount: 300_000 } as const;

const tile = (page: Page, name: RegExp) => page.getByRole("dialog").getByRole("button", { name });

/** How many tiles stand in the first row. */
async function columns(page: Page): Promise<number> {
  const tiles = await tile(page, /Rp/).all();
  const boxes = await Promise.all(tiles.map((place) => place.boundingBox()));
  return boxes.filter((box) => box && box.y === boxes[0]?.y).length;
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a tile takes an amount of today and grows by it", async ({ page, account }) => {
    await record(page.request, account.token, [FOOD]);
    await page.goto("/overview");
    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await tile(page, /^Quick/).tap();
    await expect(tile(page, /^Food & Beverages Rp300.000/)).toBeVisible();
    expect(await columns(page)).toBe(4);
    await expectAccessible(page);

    await tile(page, /^Food & Beverages/).tap();
    const amount = page.getByRole("textbox", { name: "Amount" });
    await expect(amount).toBeFocused();
    await expectAccessible(page);
    const sheet = page.getByRole("dialog").last();
    await sheet.getByRole("button", { name: "+50.000" }).tap();
    await sheet.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Saved. Rp50.000 for Food & Beverages.")).toBeVisible();
    await expect(tile(page, /^Food & Beverages Rp350.000/)).toBeVisible();

    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("main").getByText("-Rp350.000").first()).toBeVisible();
  });

  test("large text leaves fewer tiles in a row, and no amount is cut", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [{ ...FOOD, amount: 999_999_999_999 }]);
    await page.goto("/overview");
    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await tile(page, /^Quick/).tap();
    const largest = tile(page, /^Food & Beverages Rp999.999.999.999/);
    await expect(largest).toBeVisible();
    expect(await columns(page)).toBe(2);
    const cut = await largest.evaluate((button) => button.scrollWidth > button.clientWidth);
    expect(cut).toBe(false);
  });
});

test.describe("while the sums cannot be had", () => {
  test.use({ refusals: [503] });

  test("the keyboard alone records in a tile, and the sums come when asked again", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [FOOD]);
    await page.route(`**${API}/transactions/by-category`, (route) =>
      route.fulfill({ status: 503, body: "" }),
    );
    await page.goto("/transaction");
    await page.getByRole("button", { name: "Add Transaction" }).first().press("Enter");
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(tile(page, /^Food & Beverages/)).toBeVisible();
    await page.unroute(`**${API}/transactions/by-category`);
    await tile(page, /^Food & Beverages/).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    await expect(tile(page, /^Groceries/)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await page.keyboard.type("25rb");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved. Rp25.000 for Groceries.")).toBeVisible();
    await expect(tile(page, /^Groceries Rp25.000/)).toBeFocused();
    await expectAccessible(page);
  });
});
