import type { Locator, Page } from "@playwright/test";
import { lastBar, rows, withoutReload } from "./support/records";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe("on a phone", () => {
  test.use(PHONE);

  /** Counts what a thumb does, keys of the phone's keyboard included. */
  function thumb() {
    let taps = 0;
    return {
      taps: () => taps,
      tap: async (target: Locator) => {
        taps += 1;
        await target.tap();
      },
      type: async (page: Page, digits: string) => {
        taps += digits.length;
        await page.keyboard.type(digits);
      },
    };
  }

  const adding = (page: Page) =>
    page.getByRole("navigation").getByRole("button", { name: "Add Transaction" });

  const sheet = (page: Page) => page.getByRole("dialog");

  test("a known expense takes three taps", async ({ page, account }) => {
    const ojek = { categoryName: "Transportation", detail: "Ojek to work", amount: 15_000 };
    await record(page.request, account.token, [{ type: "expenses", ...ojek }]);
    await page.goto("/overview");
    const { tap, taps } = thumb();
    await tap(adding(page));
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await expect(page.getByRole("button", { name: /^Ojek to work/ })).toBeVisible();
    await expectAccessible(page);
    await tap(page.getByRole("button", { name: /^Ojek to work/ }));
    await expect(page.getByRole("button", { name: "Category: Transportation" })).toBeVisible();
    await tap(sheet(page).getByRole("button", { name: "Save" }));
    await expect(page.getByText("Saved. Rp15.000 for Ojek to work.")).toBeVisible();
    expect(taps()).toBe(3);
    expect(await rows(page, account.token)).toBe(2);
  });

  test("another amount in the category used last takes five taps and shows everywhere at once", async ({
    page,
    account,
  }) => {
    const bus = { type: "expenses", categoryName: "Transportation", amount: 4_000 } as const;
    await record(page.request, account.token, [bus]);
    await page.goto("/overview");
    const main = page.getByRole("main");
    await expect(main.getByText("-Rp4.000", { exact: true }).first()).toBeVisible();

    const first = thumb();
    await withoutReload(page, async () => {
      await first.tap(adding(page));
      await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
      await first.tap(sheet(page).getByRole("button", { name: "+50.000" }));
      await first.tap(page.getByRole("button", { name: "Category: Food & Beverages" }));
      const lastUsed = page.getByRole("group", { name: "Last used" }).getByRole("option");
      await expect(lastUsed).toHaveCount(1);
      await expect(lastUsed).toHaveAccessibleName("Transportation");
      await first.tap(lastUsed);
      await first.tap(sheet(page).getByRole("button", { name: "Save" }));

      await expect(page.getByText("Saved. Rp50.000 for Transportation.")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(main.getByText("-Rp54.000", { exact: true }).first()).toBeVisible();
      await expect(main.getByRole("listitem").filter({ hasText: "-Rp50.000" })).toBeVisible();
      await expect(lastBar(main)).toContainText("Rp0Rp54.000");
    });
    expect(first.taps()).toBe(5);

    const second = thumb();
    await second.tap(adding(page));
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await second.type(page, "75");
    await second.tap(sheet(page).getByRole("button", { name: "Add three zeros" }));
    await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
    await second.tap(sheet(page).getByRole("button", { name: "Save" }));
    await expect(page.getByText("Saved. Rp75.000 for Food & Beverages.")).toBeVisible();
    expect(second.taps()).toBe(5);
    expect(await rows(page, account.token)).toBe(3);
  });
});

/** Where a field begins, in pixels from the top. */
async function top(field: Locator): Promise<number> {
  return (await field.boundingBox())?.y ?? Number.NaN;
}

test("what was recorded before is suggested, and Enter takes it and then saves", async ({
  page,
  account,
}) => {
  const coffee = { categoryName: "Dining Out", detail: "Kopi susu", amount: 18_000 };
  await record(page.request, account.token, [{ type: "expenses", ...coffee }]);
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  const detail = page.getByRole("combobox", { name: "Transaction Detail" });
  await detail.click();
  const place = await top(detail);
  await detail.pressSequentially("susu");
  await expect(page.getByRole("option", { name: /Kopi susu/ })).toBeVisible();
  // The dialog comes to rest within a fraction of a pixel.
  expect(Math.abs((await top(detail)) - place), "pixels moved by suggestions").toBeLessThan(1);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Category: Dining Out" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved. Rp18.000 for Kopi susu.")).toBeVisible();
  expect(await rows(page, account.token)).toBe(2);
});
