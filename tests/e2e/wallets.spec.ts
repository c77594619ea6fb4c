import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const dialog = (page: Page) => page.getByRole("dialog");
const hero = (page: Page) => page.locator("section", { has: page.getByText("Adjust balance") });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a wallet is added from a preset, adjusted and archived", async ({ page, account }) => {
    expect(account.token).toBeTruthy();
    await page.goto("/wallets");
    await expect(page.getByText("Money in more than one place?")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Add wallet" }).click();
    await dialog(page).getByRole("button", { name: "Mandiri" }).click();
    await expect(dialog(page).getByRole("textbox", { name: "Name" })).toHaveValue("Mandiri");
    await dialog(page).getByRole("textbox", { name: "What's in it" }).fill("1,5jt");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your wallet has been added.")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole("link", { name: "Mandiri" }).click();
    await expect(page).toHaveURL(/\/wallets\/[0-9a-z]{26}$/);
    await expect(page).toHaveTitle(/^Mandiri/);
    await expect(page.getByText("No entries yet")).toBeVisible();
    await page.getByRole("button", { name: "Adjust balance" }).click();
    await dialog(page).getByRole("textbox", { name: "What it really holds" }).fill("1.425.000");
    await expect(dialog(page).getByText("-Rp75.000")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toHaveCount(0);

    const entry = page.getByRole("listitem").filter({ hasText: "Adjustment" });
    await expect(entry.getByText("-Rp75.000")).toBeVisible();
    await expect(entry.getByText("Rp1.425.000")).toBeVisible();
    await expect(hero(page).getByText("1.425.000").first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Actions for Mandiri" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect(page.getByText("Mandiri is archived.")).toBeVisible();
    await page.getByRole("link", { name: "All wallets" }).click();
    await page.getByRole("button", { name: "1 archived wallet" }).click();
    await expect(page.getByRole("link", { name: "Mandiri" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a reload keeps what is typed, and the address of a wallet works by itself", async ({
  page,
  account,
}) => {
  expect(account.token).toBeTruthy();
  await page.goto("/wallets");
  await page.getByRole("button", { name: "Add wallet" }).click();
  await dialog(page).getByRole("textbox", { name: "Name" }).fill("Celengan");
  await page.reload();
  await expect(dialog(page).getByRole("textbox", { name: "Name" })).toHaveValue("Celengan");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your wallet has been added.")).toBeVisible();
  await page.getByRole("link", { name: "Celengan" }).click();
  await expect(page.getByRole("heading", { name: "Celengan", level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Celengan", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/wallets/01arz3ndektsv4rrffq69g5fav");
  await expect(page.getByRole("heading", { name: "Wallet not found" })).toBeVisible();
});
