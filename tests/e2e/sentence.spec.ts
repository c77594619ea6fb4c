import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

import { API } from "./support/people";
import { rows } from "./support/records";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const sheet = (page: Page) => page.getByRole("dialog");
const sentence = (page: Page) => sheet(page).getByRole("textbox", { name: "Sentence or message" });
const amount = (page: Page) => sheet(page).getByRole("textbox", { name: "Amount" });

/** The file of what reads messages. */
function messageParser(): string {
  const dist = join(import.meta.dirname, "..", "..", "client", "dist", "manifest.json");
  const { chunks } = JSON.parse(readFileSync(dist, "utf8")) as { chunks: Record<string, string[]> };
  const [file, more] = chunks["message-parser"] ?? [];
  expect(more).toBeUndefined();
  return String(file);
}

/** Tells whether the page has fetched what reads messages since. */
function watchMessageParser(page: Page): () => boolean {
  const file = messageParser();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  return () => fetched.includes(file);
}

async function addGoPay(page: Page, token: string) {
  const answer = await page.request.post(`${API}/wallets`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { kind: "ewallet", name: "GoPay" },
  });
  expect(answer.status()).toBe(201);
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test.beforeEach(async ({ page, account }) => {
    await addGoPay(page, account.token);
    await page.goto("/transaction");
    await page.getByRole("navigation").getByRole("button", { name: "Add Transaction" }).tap();
    await expect(amount(page)).toBeFocused();
  });

  test("a sentence fills in the form, and only a press saves it", async ({ page, account }) => {
    const fetchedMessageParser = watchMessageParser(page);
    await sheet(page).getByRole("button", { name: "From a sentence" }).tap();
    await expect(sentence(page)).toBeFocused();
    await page.keyboard.type("kemarin kopi 18rb gopay");
    await expect(amount(page)).toHaveValue("18.000");
    expect(fetchedMessageParser()).toBe(false);
    await expect(sheet(page).getByRole("status").first()).toContainText(
      "Filled in: Type: Expense, Amount: Rp18.000, Category: Food & Beverages, Wallet: GoPay",
    );
    await expect(sheet(page).getByRole("button", { name: "From: GoPay" })).toBeVisible();
    await expectAccessible(page);

    await sheet(page).getByRole("button", { name: "Detail: kopi" }).tap();
    const detail = sheet(page).getByRole("combobox", { name: "Transaction Detail" });
    await expect(detail).toBeFocused();
    await expect(detail).toHaveValue("kopi");
    await sheet(page).getByRole("button", { name: "Category: Food & Beverages" }).first().tap();
    await expect(
      sheet(page).getByRole("button", { name: "Category: Food & Beverages" }).last(),
    ).toBeFocused();
    expect(await rows(page, account.token)).toBe(0);

    await sheet(page).getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Saved. Rp18.000 for kopi.")).toBeVisible();
    expect(await rows(page, account.token)).toBe(1);
  });

  test("a promotion fills in nothing", async ({ page, account }) => {
    await sheet(page).getByRole("button", { name: "From a sentence" }).tap();
    await sentence(page).fill(
      "Dapatkan cashback hingga 50% di GoPay! Klaim Rp25.000 sekarang juga.",
    );
    await expect(sheet(page).getByText("Looks like a promotion.")).toBeVisible();
    await expectAccessible(page);
    await expect(amount(page)).toHaveValue("");
    await expect(sheet(page).getByRole("combobox", { name: "Transaction Detail" })).toHaveValue("");
    expect(await rows(page, account.token)).toBe(0);
  });
});

test("a message of a bank that is pasted as an amount is read, and the keyboard saves it", async ({
  page,
  account,
}) => {
  await addGoPay(page, account.token);
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await expect(amount(page)).toBeFocused();
  const message =
    "Pembayaran Rp25.000 ke KOPI KENANGAN berhasil menggunakan GoPay. Saldo GoPay kamu Rp175.000. Ref 8812345678";
  const fetchedMessageParser = watchMessageParser(page);
  await amount(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, message);
  await expect(sentence(page)).toHaveValue(message);
  await expect(amount(page)).toHaveValue("25.000");
  expect(fetchedMessageParser()).toBe(true);
  await expect(sheet(page).getByRole("button", { name: "Detail: KOPI KENANGAN" })).toBeVisible();
  await expectAccessible(page);

  await expect(sentence(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("button", { name: "Save" })).toBeFocused();
  expect(await rows(page, account.token)).toBe(0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved. Rp25.000 for KOPI KENANGAN.")).toBeVisible();
  expect(await rows(page, account.token)).toBe(1);
});

test.describe("while a part is missing", () => {
  test.use({ refusals: [404] });

  test("a message stays in its field, and is read once it can be", async ({ page, account }) => {
    await addGoPay(page, account.token);
    await page.route(`**/${messageParser()}*`, (route) => route.fulfill({ status: 404 }));
    await page.goto("/transaction");
    await page.getByRole("button", { name: "Add Transaction" }).first().click();
    await sheet(page).getByRole("button", { name: "From a sentence" }).click();
    const message = "Pembayaran Rp25.000 ke KOPI KENANGAN berhasil menggunakan GoPay.";
    await sentence(page).fill(message);
    const alert = sheet(page).getByText("We can't reach Lumbung right now.");
    await expect(alert).toBeVisible();
    await expect(sentence(page)).toHaveValue(message);
    await expectAccessible(page);

    await page.unrouteAll();
    await sentence(page).press("ControlOrMeta+End");
    await page.keyboard.type(" Ref 88");
    await expect(amount(page)).toHaveValue("25.000");
    await expect(alert).toHaveCount(0);
  });
});
