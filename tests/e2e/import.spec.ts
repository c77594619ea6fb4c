import type { Page } from "@playwright/test";
import { bankFile, LOCKED, STATEMENT } from "./support/statements";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const dialog = (page: Page) => page.getByRole("dialog");

/** Imports rows that were copied somewhere. */
async function paste(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto("/import");
  await page.getByRole("button", { name: "Paste text" }).click();
  await page.getByRole("textbox", { name: "Copied rows" }).fill(rows.join("\n"));
  await page.getByRole("button", { name: "Read the text" }).click();
}

/** Presses what the person presses, and chooses a file in the dialog of the device. */
async function chooseFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles(bankFile(text));
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a known file takes three taps, adds nothing twice, and can be undone", async ({
    page,
    account,
  }) => {
    expect(account.token).toBeTruthy();
    await page.goto("/import");
    await expect(page.getByText("No imports yet")).toBeVisible();
    await expectAccessible(page);

    // The button, the file in the device's own dialog, and Import.
    await chooseFile(page, STATEMENT);
    await expect(page.getByRole("heading", { name: /^BCA.*August 2024$/ })).toBeVisible();
    await expect(page.getByText("Account ending 2345, 5 rows")).toBeVisible();
    await expect(page.getByText("Balance matches")).toBeVisible();
    await expect(page.getByRole("tab", { name: "New 5" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Import 5 entries" }).click();
    await expect(page.getByText("5 entries imported")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "See the entries" }).click();
    await expect(page.getByText("5 entries")).toBeVisible();
    await expect(page.getByText("Matches your bank until August 31, 2024")).toBeVisible();

    await page.getByRole("button", { name: /^Actions for BCA/ }).click();
    await page.getByRole("menuitem", { name: "Import a statement" }).click();
    await expect(page.getByText(/^Into BCA/)).toBeVisible();
    await chooseFile(page, STATEMENT);
    await expect(page.getByRole("tab", { name: "Already there 5" })).toBeVisible();
    await expect(page.getByText("Everything in this file is already there.")).toBeVisible();
    await page.getByRole("link", { name: "Done" }).click();

    await page.getByRole("button", { name: /^Undo BCA/ }).click();
    await page.getByRole("button", { name: "Undo import" }).click();
    await expect(page.getByText("Import undone.")).toBeVisible();
    await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  });
});

test.describe("on a narrow phone", () => {
  test.use(PHONE);

  test("the first rows of an unknown table are seen with all that is asked for", async ({
    page,
    account,
  }) => {
    expect(account.token).toBeTruthy();
    await paste(page, [
      "Tgl;Ket;Debet;Kredit",
      "01/11/2024;Kopi;25.000;",
      "02/11/2024;Gaji;;5.000.000",
    ]);
    const sample = page.getByRole("table", { name: "The first rows" });
    await expect(sample.getByText("25.000")).toBeVisible();
    const frame = sample.locator("..");
    expect(await frame.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
});

test("rows are changed before they are imported", async ({ page, account }) => {
  expect(account.token).toBeTruthy();
  await page.goto("/import");
  await chooseFile(page, STATEMENT);
  const table = page.getByRole("table", { name: "Rows of the file" });
  const fee = table.getByRole("checkbox", { name: "Import BIAYA ADM, -Rp12.500" });
  await fee.click();
  await expect(fee).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Import 4 entries" })).toBeVisible();
  await table.getByRole("button", { name: "Change WARUNG CONTOH, -Rp25.500" }).click();
  await dialog(page).getByRole("textbox", { name: "Detail" }).fill("Makan siang");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(table.getByText("Makan siang", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A draft survives a reload.
  await page.reload();
  await expect(table.getByText("Makan siang", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Import 4 entries" }).click();
  await page.getByRole("link", { name: "See the entries" }).click();
  await expect(page.getByText("Makan siang")).toBeVisible();
  await expect(page.getByText("4 entries")).toBeVisible();
});

test.describe("a wrong password", () => {
  test.use({ refusals: [422] });

  test("a locked file opens with its own password alone", async ({ page, account }) => {
    expect(account.token).toBeTruthy();
    await page.goto("/import");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).click();
    await (await chooser).setFiles(LOCKED);
    await expect(page.getByRole("heading", { name: "This file is locked" })).toBeVisible();
    await expectAccessible(page);
    const password = page.getByRole("textbox", { name: "Password of the file" });
    await password.fill("31121999");
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(
      page.getByText("That password doesn't open this file", { exact: false }),
    ).toBeVisible();
    await expect(password).toHaveValue("");
    await expectAccessible(page);

    await password.fill("02081990");
    await password.press("Enter");
    await expect(page.getByRole("heading", { name: /^BCA.*August 2026$/ })).toBeVisible();
    await expect(page.getByText("Balance matches")).toBeVisible();
    await expect(page.getByRole("tab", { name: "New 5" })).toBeVisible();
  });
});

test("an unknown table asks for its columns, and what is no statement says so", async ({
  page,
  account,
}) => {
  expect(account.token).toBeTruthy();
  await paste(page, ["Kapan;Uraian;Nilai", "01/08/2024;Kopi;-25.000", "02/08/2024;Gaji;5.000.000"]);
  await expect(page.getByText("Which column is what?")).toBeVisible();
  await page.getByRole("button", { name: "See what you'd send" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this layout" });
  const seen = dialog.getByRole("textbox", { name: "What you'd send" });
  await expect(seen).toHaveValue(/Aaaaa;Aaaaaa;Aaaaa\n99\/99\/9999;Aaaa;-99\.999/);
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Bank or app" }).fill("Bank Contoh");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you for sending this layout.")).toBeVisible();
  await page.getByLabel("Date").selectOption({ index: 1 });
  await page.getByLabel("Text").selectOption({ index: 2 });
  await page.getByLabel("Amount", { exact: true }).selectOption({ index: 3 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Read the rows" }).click();
  await expect(page.getByRole("tab", { name: "New 2" })).toBeVisible();
  await page.getByRole("button", { name: "Choose the columns again" }).click();
  await page.getByLabel("Text").selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Read the rows" }).click();
  await expect(page.getByText("01/08/2024").first()).toBeVisible();
  await page.getByRole("button", { name: "Choose the columns again" }).click();
  await page.getByLabel("Text").selectOption({ index: 2 });
  await page.getByRole("button", { name: "Read the rows" }).click();
  await expect(page.getByText("Kopi").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 2 entries" })).toBeDisabled();
  await page.getByRole("button", { name: "Create a wallet" }).click();
  await page.getByRole("button", { name: "Import 2 entries" }).click();
  await expect(page.getByText("2 entries imported")).toBeVisible();

  await page.getByRole("link", { name: "Import another file" }).click();
  await chooseFile(page, "%PDF-1.7 and nothing more");
  await expect(page.getByRole("alert").filter({ hasText: "download it again" })).toBeVisible();
});
