import type { Page } from "@playwright/test";
import { daysAgo } from "./support/listed";
import { addRules } from "./support/rules";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A month of KlikBCA that adds up. */
const STATEMENT = [
  "No. rekening : 0000012345",
  "Nama : BUDI CONTOH",
  "Periode : 01/08/2024 - 31/08/2024",
  "Kode Mata Uang : Rp",
  "Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo",
  "'03/08,'TRANSAKSI DEBIT TGL: 03/08 QR 014 00000.00KEDAI CONTOH,'0000,50000.00,DB,950000.00",
  "'14/08,'TRANSAKSI DEBIT TGL: 14/08 QR 014 00000.00WARUNG CONTOH,'0000,25500.00,DB,924500.00",
  "'31/08,'BIAYA ADM,'0000,12500.00,DB,912000.00",
  "Saldo Awal,1000000.00",
  "Mutasi Debet,88000.00",
  "Mutasi Kredit,0.00",
  "Saldo Akhir,912000.00",
].join("\r\n");

const dialog = (page: Page) => page.getByRole("dialog");
const offer = (page: Page) => page.getByRole("region", { name: "Suggested rule" });

const spent = (detail: string, amount: number, days: number) =>
  ({
    type: "expenses",
    categoryName: "Food & Beverages",
    detail,
    amount,
    date: daysAgo(days),
  }) as const;

async function chooseCategory(page: Page, name: string): Promise<void> {
  await dialog(page)
    .getByRole("button", { name: /^Category/ })
    .click();
  await page.getByRole("combobox", { name: "Search" }).fill(name);
  await page.getByRole("option", { name }).click();
}

async function importStatement(page: Page): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  const buffer = Buffer.from(STATEMENT);
  await (await chooser).setFiles({ name: "mutasi.csv", mimeType: "text/csv", buffer });
}

test("a rule is tried, acts on an import, and a correction there becomes another one", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, [
    spent("Kedai Contoh", 20_000, 9),
    spent("Warung Contoh 2", 15_000, 8),
    spent("warung contoh", 18_000, 7),
  ]);
  await page.goto("/import");
  await page.getByRole("main").getByRole("link", { name: "Rules" }).click();
  await expect(page.getByText("No rules yet")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add rule" }).click();
  await dialog(page).getByRole("textbox", { name: "Text contains" }).fill("kedai contoh");
  await chooseCategory(page, "Groceries");
  await dialog(page).getByRole("button", { name: "Try on my entries" }).click();
  await expect(dialog(page).getByText("1 entry matches.")).toBeVisible();
  // What would change is read in one line.
  const arrow = await dialog(page).getByRole("img", { name: "becomes" }).first().boundingBox();
  const before = await dialog(page).locator("s").first().boundingBox();
  expect(arrow?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0) - 1);
  await expect(dialog(page).getByText("1 would change.")).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(offer(page).getByText("Also change 1 earlier entry?")).toBeVisible();
  await expectAccessible(page);
  await offer(page).getByRole("button", { name: "Not now" }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText("Not used yet")).toBeVisible();

  await page.goto("/import");
  await importStatement(page);
  const table = page.getByRole("table", { name: "Rows of the file" });
  await expect(table.getByText("Groceries · by your rule")).toBeVisible();
  await table.getByRole("button", { name: "Change KEDAI CONTOH, -Rp50.000" }).click();
  await expect(dialog(page).getByRole("link", { name: "See the rule" })).toBeVisible();
  await page.keyboard.press("Escape");

  await table.getByRole("button", { name: "Change WARUNG CONTOH, -Rp25.500" }).click();
  await chooseCategory(page, "Dining Out");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(offer(page).getByText("Always put “WARUNG CONTOH” in Dining Out?")).toBeVisible();
  await expect(offer(page).getByText("2 earlier entries are somewhere else.")).toBeVisible();
  await expectAccessible(page);
  await offer(page).getByRole("button", { name: "Always" }).click();
  await offer(page).getByRole("button", { name: "Change 2 entries" }).click();
  await expect(page.getByText("2 entries changed.")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("2 entries restored.")).toBeVisible();

  await page.getByRole("button", { name: "Import 3 entries" }).click();
  await expect(page.getByText("3 entries imported")).toBeVisible();
  await page.goto("/rules");
  await expect(page.getByText("2 rules")).toBeVisible();
  await expect(page.getByText("Used once")).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a corrected entry offers a rule once, and rules are put in order and deleted", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [
      spent("Indomaret", 20_000, 2),
      spent("Indomaret", 30_000, 1),
    ]);
    await addRules(page.request, account.token, [
      { text: "gojek", category_id: "transportation" },
      { text: "biaya adm", leave_out: true },
    ]);
    await page.goto("/transaction");
    for (const amount of ["Rp20.000", "Rp30.000"]) {
      await page
        .getByRole("button", { name: new RegExp(`Indomaret.*${amount}`) })
        .first()
        .tap();
      await chooseCategory(page, "Groceries");
      await dialog(page).getByRole("button", { name: "Save" }).tap();
      await expect(dialog(page)).toHaveCount(0);
      if (amount === "Rp30.000") break;
      await expect(offer(page).getByText("Always put “Indomaret” in Groceries?")).toBeVisible();
      await expectAccessible(page);
      await offer(page).getByRole("button", { name: "Not now" }).tap();
    }
    await expect(page.getByText("Saved. Rp30.000 for Indomaret.")).toBeVisible();
    await expect(offer(page)).toHaveCount(0);

    await page.goto("/rules");
    await expect(page.getByText("2 rules")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Change order" }).tap();
    await page.getByRole("button", { name: /^Move .*biaya adm.* up$/ }).tap();
    await expect(page.getByRole("listitem").first()).toContainText("biaya adm");
    await page.getByRole("button", { name: "Done" }).tap();
    await page.getByRole("button", { name: /^Delete rule: .*gojek/ }).tap();
    await expect(page.getByText("1 rule", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Undo/ }).tap();
    await expect(page.getByText("2 rules")).toBeVisible();
  });
});

test("a detail that was never recorded gets the category of a rule or a known merchant", async ({
  page,
  account,
}) => {
  await addRules(page.request, account.token, [{ text: "bu tini", category_id: "dining-out" }]);
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  const detail = page.getByRole("combobox", { name: "Transaction Detail" });
  await detail.pressSequentially("Warung Bu Tini");
  await expect(page.getByRole("option", { name: /Dining Out · by your rule/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Category: Dining Out" })).toBeVisible();
  await detail.fill("Indomaret Kemang");
  await expect(page.getByRole("option", { name: /Groceries · known merchant/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Category: Dining Out" })).toBeVisible();
});
