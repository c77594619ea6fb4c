import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const dialog = (page: Page) => page.getByRole("dialog");

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a loan is added, paid, taken back and paid off", async ({ page, account }) => {
    expect(account.token).toBeTruthy();
    await page.goto("/debts");
    await expect(page.getByText("No debts recorded")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Add debt" }).click();
    await dialog(page).getByRole("textbox", { name: "What for" }).fill("Honda Vario");
    await dialog(page).getByRole("textbox", { name: "Amount borrowed" }).fill("12jt");
    await dialog(page).getByRole("combobox", { name: "How it began" }).selectOption("existing");
    await dialog(page).getByRole("button", { name: "Add interest or fees" }).click();
    await dialog(page).getByRole("combobox", { name: "Interest" }).selectOption("flat");
    await dialog(page).getByRole("textbox", { name: "Rate in percent" }).fill("1,5");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your debt has been added.")).toBeVisible();
    await expect(page.getByText(/^Free of instalments in/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Honda Vario" }).click();
    await expect(page).toHaveURL(/\/debts\/[0-9a-z]{26}$/);
    expect((await page.reload())?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Honda Vario/);
    await expect(page.getByText("Rp12.000.000 × 1.5% × 12 = Rp2.160.000")).toBeVisible();
    await page.getByRole("button", { name: "Record a payment" }).click();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    const first = page.getByRole("listitem").filter({ hasText: /^1\. / });
    await expect(first.getByText(/^Paid/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(first.getByText(/^Due/)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Pay off", exact: true }).click();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Paid off. Well done!")).toBeVisible();
  });
});

test("a shared bill becomes money lent, with a message to copy", async ({ page, account }) => {
  expect(account.token).toBeTruthy();
  await page.goto("/debts");
  await page.getByRole("button", { name: "Split a bill" }).click();
  await dialog(page).getByRole("textbox", { name: "What for" }).fill("Makan malam");
  await dialog(page).getByRole("textbox", { name: "Whole bill" }).fill("100rb");
  await dialog(page).getByRole("textbox", { name: "Name of person 1" }).fill("Rina");
  await dialog(page)
    .getByRole("button", { name: /^Category/ })
    .click();
  await page.getByRole("option", { name: "Food & Beverages" }).click();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The bill has been split.")).toBeVisible();
  await page.getByRole("link", { name: "Makan malam" }).click();
  await expect(page.getByText(/Hi Rina.*Rp50\.000/)).toBeVisible();
  const link = page.getByRole("link", { name: "Open in WhatsApp" });
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=Hi%20Rina/);
  await expectAccessible(page);
});
