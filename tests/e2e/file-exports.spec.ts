import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { earned, listed, spent } from "./support/listed";
import { expect, expectAccessible, record, test } from "./support/test";

test.describe("what is listed", () => {
  const texts = ["=1+1", "+1", "-1", "@x", 'a "quote"', "🍜, kuah", "'it", "plain"];

  test("is exported as it stands, and as it was typed", async ({ page, account }) => {
    const entries = texts.map((text, at) => spent(text, 1_000 + at, 0));
    await record(page.request, account.token, [...entries, earned("pay", 8_500_000, 0)]);
    await page.goto("/transaction?category=expenses&sort=amount");
    await expect(page.getByText(`${texts.length} transactions`)).toBeVisible();
    const shown = await listed(page);

    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Table as text (CSV)" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^lumbung-transactions-\d{4}-\d\d-\d\d\.csv$/);
    const content = await readFile(await file.path(), "utf8");
    const [head, ...rows] = parse(content, { bom: true }) as string[][];
    const ofWallets = ["Wallet", "To wallet", "Fee"];
    expect(head).toEqual(["Date", "Type", "Category", "Detail", "Amount", ...ofWallets]);
    expect(rows.some(([, , , detail = ""]) => /^[=+\-@\t\r]/.test(detail))).toBe(false);
    expect(rows.map(([, , , detail = ""]) => detail.replace(/^'/, ""))).toEqual(texts);
    expect(rows.map((row) => row[4])).toEqual(texts.map((_text, at) => `${1_000 + at}`));
    expect(shown).toHaveLength(rows.length);

    const sheet = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "Spreadsheet (XLSX)" }).click();
    const packed = await readFile(await (await sheet).path());
    expect(packed.subarray(0, 2).toString()).toBe("PK");
  });

  test("is printed whole, alone and with what it comes to", async ({ page, account }) => {
    const meals = Array.from({ length: 60 }, (_meal, at) => spent(`meal ${at}`, 1_000, at));
    await record(page.request, account.token, [...meals, earned("pay", 100_000, 0)]);
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "true";
      };
    });
    await page.goto("/transaction?category=expenses&q=meal");
    await expect(page.getByText("60 transactions")).toBeVisible();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "Print" }).click();
    await expect(page.locator("html[data-printed]")).toBeAttached();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table")).toHaveCount(1);
    // The head of the table, and every row, also those that had not been loaded.
    await expect(page.getByRole("row")).toHaveCount(61);
    await expect(page.getByRole("heading", { name: "Transactions" })).toBeVisible();
    await expect(page.getByText("Search: meal")).toBeVisible();
    await expect(page.locator("[data-paper]").getByText("-Rp60.000").first()).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);

    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("searchbox")).toHaveValue("meal");
  });
});

test.describe("a very long list", () => {
  test.use({ refusals: [409] });

  test("is written by the worker, and waits for its owner", async ({ page, account }) => {
    const meals = Array.from({ length: 11 }, (_meal, at) => spent(`meal ${at}`, 1_000, at));
    await record(page.request, account.token, meals);
    await page.goto("/transaction");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: "Spreadsheet (XLSX)" }).click();
    const ordered = page.getByRole("region", { name: "Your export" });
    await expect(ordered).toBeVisible();
    await page.getByRole("link", { name: "Overview" }).click();
    await expect(ordered).toHaveCount(0);
    await page.goto("/transaction");
    await expect(ordered).toContainText("Your export is ready", { timeout: 30_000 });
    await expectAccessible(page);
    const coming = page.waitForEvent("download");
    await ordered.getByRole("button", { name: "Download" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^lumbung-transactions-\d{4}-\d\d-\d\d\.xlsx$/);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
    await ordered.getByRole("button", { name: "Delete this file" }).click();
    await expect(ordered).toHaveCount(0);
  });
});
