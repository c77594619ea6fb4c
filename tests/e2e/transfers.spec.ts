import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible, record, test } from "./support/test";
import { addWallet } from "./support/wallets";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Counts what a thumb does. */
function thumb() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
  };
}

const adding = (page: Page) =>
  page.getByRole("navigation").getByRole("button", { name: "Add Transaction" });
const sheet = (page: Page) => page.getByRole("dialog");

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a transfer with a fee takes five taps, and a repeated one three", async ({
    page,
    account,
  }) => {
    await addWallet(page.request, account.token, "GoPay");
    await page.goto("/transaction");
    const first = thumb();
    await first.tap(adding(page));
    await first.tap(sheet(page).getByText("Transfer", { exact: true }));
    await first.tap(sheet(page).getByRole("button", { name: "+100.000" }));
    await first.tap(sheet(page).getByRole("button", { name: "1.000", exact: true }));
    await expectAccessible(page);
    await first.tap(sheet(page).getByRole("button", { name: "Save" }));
    await expect(page.getByText("Saved. Rp100.000 moved, Main wallet → GoPay.")).toBeVisible();
    expect(first.taps()).toBeLessThanOrEqual(6);

    const row = page.getByRole("button", { name: "Edit Transfer, Rp100.000" });
    await expect(row).toBeVisible();
    await expect(page.getByText("Main wallet → GoPay").first()).toBeVisible();
    // The fee is an expense, and all that the day comes to.
    await expect(page.getByRole("button", { name: /^Edit Fees & Admin, -Rp1.000/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Today/ }).locator("..")).toContainText(
      "-Rp1.000",
    );

    const second = thumb();
    await second.tap(adding(page));
    await second.tap(sheet(page).getByText("Transfer", { exact: true }));
    await second.tap(sheet(page).getByRole("button", { name: /^Main wallet → GoPay/ }));
    await second.tap(sheet(page).getByRole("button", { name: "Save" }));
    await expect(row).toHaveCount(2);

    // What was repeated is offered wherever one records.
    const third = thumb();
    await third.tap(adding(page));
    await third.tap(sheet(page).getByRole("button", { name: /^Main wallet → GoPay/ }));
    await third.tap(sheet(page).getByRole("button", { name: "Save" }));
    await expect(row).toHaveCount(3);
    expect(third.taps()).toBe(3);

    await page.getByText("Transfers", { exact: true }).tap();
    await expect(page).toHaveURL("/transaction?category=transfer");
    await expect(page.getByText("3 transactions", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("an expense takes as many taps as with one wallet, and goes where its category does", async ({
    page,
    account,
  }) => {
    const gopay = await addWallet(page.request, account.token, "GoPay");
    const ojek = { categoryName: "Transportation", detail: "Ojek to work", amount: 15_000 };
    const entry = { type: "expenses", ...ojek, wallet_id: gopay } as const;
    await record(page.request, account.token, [entry]);
    await page.goto("/transaction");
    const { tap, taps } = thumb();
    await tap(adding(page));
    await tap(sheet(page).getByRole("button", { name: /^Ojek to work/ }));
    await expect(sheet(page).getByRole("button", { name: "From: GoPay" })).toBeVisible();
    await tap(sheet(page).getByRole("button", { name: "Save" }));
    await expect(page.getByText("Saved. Rp15.000 for Ojek to work.")).toBeVisible();
    expect(taps()).toBe(3);
    await expect(page.getByText("Transportation · GoPay")).toHaveCount(2);

    await page.getByRole("button", { name: "Edit Ojek to work, -Rp15.000" }).first().tap();
    await sheet(page).getByRole("button", { name: "From: GoPay" }).tap();
    await page.getByRole("button", { name: /^Main wallet/ }).tap();
    await sheet(page).getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Transportation · Main wallet")).toHaveCount(1);
  });
});

test("a fee leads to its transfer, which is undone as one", async ({ page, account }) => {
  await addWallet(page.request, account.token, "GoPay");
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await page.getByText("Transfer", { exact: true }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("250rb");
  await page.getByRole("button", { name: "6.500", exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /^Fees & Admin/ }).click();
  await expect(page.getByText("Fee of a transfer")).toBeVisible();
  await page.getByRole("button", { name: "Open transfer" }).click();
  await expect(page.getByRole("heading", { name: "Edit Transfer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "6.500", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing recorded yet")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).last().click();
  await expect(page.getByText("2 transactions", { exact: true })).toBeVisible();
});
