import type { APIRequestContext, Page } from "@playwright/test";
import { spent } from "./support/listed";
import { API, signIn } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const THREE = [spent("rice", 30_000, 2), spent("noodles", 20_000, 1), spent("coffee", 10_000, 0)];

const named = (page: Page, detail: string) => page.getByRole("row", { name: detail });
const menuOf = (page: Page, detail: string) =>
  page.getByRole("button", { name: `Actions for ${detail}` });
const details = (page: Page) => page.getByRole("row").getByText(/^(rice|noodles|coffee|soup)$/);

interface Row {
  id: string;
  version: number;
  category_id: string;
}

async function rowsOf(request: APIRequestContext, token: string): Promise<Row[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`${API}/transactions`, { headers });
  return ((await answer.json()) as { payload: { datas: Row[] } }).payload.datas;
}

test("what is deleted comes back where it was, together, over a change of page, by keyboard", async ({
  page,
  context,
  account,
}) => {
  await record(page.request, account.token, THREE);
  await page.goto("/transaction");
  await expect(page.getByText("3 transactions")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/transaction");
  await expect(other.getByText("3 transactions")).toBeVisible();
  await page.bringToFront();

  await menuOf(page, "noodles").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Deleted: noodles, Rp20.000.")).toBeVisible();
  await expect(details(page)).toHaveText(["coffee", "rice"]);
  await expect(page.getByText("2 transactions")).toBeVisible();
  await expect(page.getByRole("button", { name: "Food & Beverages rice" })).toBeFocused();
  await expectAccessible(page);
  // The other tab hears of it.
  await expect(other.getByText("2 transactions")).toBeVisible();

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Transaction" });
  await dialog.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("2 transactions deleted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Food & Beverages coffee" })).toBeFocused();

  await page.getByRole("link", { name: "Overview" }).press("Enter");
  await expect(page).toHaveURL("/overview");
  await expect(page.getByText("2 transactions deleted.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("2 transactions restored.")).toBeVisible();
  await expect(page.getByText("2 transactions deleted.")).toHaveCount(0);
  await page.getByRole("link", { name: "Transaction", exact: true }).press("Enter");
  await expect(details(page)).toHaveText(["coffee", "noodles", "rice"]);
  await expect(details(other)).toHaveText(["coffee", "noodles", "rice"]);
});

test.describe("with two devices on one row", () => {
  test.use({ refusals: [412, 404] });

  test("nothing is lost: both versions are shown, and what was deleted is recorded anew", async ({
    page,
    browser,
    account,
  }) => {
    await record(page.request, account.token, THREE);
    const elsewhere = await browser.newContext();
    await signIn(elsewhere.request, account.person);
    const phone = await elsewhere.newPage();
    const edit = async (device: Page, detail: string) => {
      await device.getByRole("button", { name: `Food & Beverages ${detail}` }).click();
      return device.getByRole("dialog", { name: "Edit Transaction" });
    };
    await page.goto("/transaction");
    await phone.goto("/transaction");

    const here = await edit(page, "rice");
    const there = await edit(phone, "rice");
    await expect(here.getByRole("textbox", { name: "Amount" })).toHaveValue("30.000");
    await there.getByRole("textbox", { name: "Amount" }).fill("31000");
    await there.getByRole("button", { name: "Save" }).click();
    await expect(phone.getByText("Saved. Rp31.000 for rice.")).toBeVisible();

    await here.getByLabel("Transaction Detail").fill("red rice");
    await here.getByRole("button", { name: "Save" }).click();
    await expect(here.getByText(/This was changed on another device/)).toBeVisible();
    await expect(here.getByRole("row", { name: /Amount/ })).toContainText("-Rp30.000-Rp31.000");
    await expect(here.getByRole("row", { name: /Detail/ })).toContainText("red ricerice");
    await expectAccessible(page);
    await here.getByRole("button", { name: "Keep mine" }).click();
    await expect(page.getByText("Saved. Rp30.000 for red rice.")).toBeVisible();
    await expect(named(page, "red rice")).toContainText("-Rp30.000");

    // Now the other device is behind, and gives way.
    const behind = await edit(phone, "rice");
    await behind.getByRole("textbox", { name: "Amount" }).fill("1");
    await behind.getByRole("button", { name: "Save" }).click();
    await behind.getByRole("button", { name: "Use the other one" }).click();
    await expect(named(phone, "red rice")).toContainText("-Rp30.000");

    const typing = await edit(page, "noodles");
    await typing.getByLabel("Transaction Detail").fill("soup");
    await menuOf(phone, "noodles").click();
    await phone.getByRole("menuitem", { name: "Delete" }).click();
    await expect(phone.getByText("Deleted: noodles, Rp20.000.")).toBeVisible();
    await expect.poll(async () => (await rowsOf(page.request, account.token)).length).toBe(2);
    await typing.getByRole("button", { name: "Save" }).click();
    await expect(typing.getByText(/This was deleted on another device/)).toBeVisible();
    await typing.getByRole("button", { name: "Record it again" }).click();
    await expect(page.getByText("Saved. Rp20.000 for soup.")).toBeVisible();
    await expect(details(page)).toHaveText(["coffee", "soup"]);
    await elsewhere.close();
  });
});

test.describe("many at once", () => {
  test.use({ refusals: [412] });

  test("are chosen by range, all that is loaded or all that match, and deleted as one act", async ({
    page,
    account,
  }) => {
    const meals = Array.from({ length: 56 }, (_, at) => spent(`meal ${at}`, 1_000, at + 1));
    const parts = [0, 1, 2, 3].map((part) => meals.slice(part * 14, part * 14 + 14));
    await Promise.all(parts.map((part) => record(page.request, account.token, part)));
    await page.goto("/transaction");
    await expect(page.getByText("56 transactions")).toBeVisible();
    const bar = page.getByRole("toolbar", { name: "Actions for the selected transactions" });
    const box = (meal: number) =>
      page.getByRole("checkbox", { name: `Select meal ${meal}, Rp1.000`, exact: true });

    await box(1).check();
    await box(4).click({ modifiers: ["Shift"] });
    await expect(bar.getByRole("status")).toHaveText("4 selected");
    await expect(bar).toContainText("-Rp4.000");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(bar).toHaveCount(0);

    await page.getByRole("checkbox", { name: "Select all loaded transactions" }).check();
    await expect(bar.getByRole("status")).toHaveText("50 selected");
    await bar.getByRole("button", { name: "Select all 56 that match" }).click();
    await expect(bar.getByRole("status")).toHaveText("All 56 selected");

    // One more than was seen: nothing is done, and the list is shown anew.
    await record(page.request, account.token, [spent("soup", 5_000, 0)]);
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete all" }).click();
    await expect(page.getByText(/have changed, so we left them alone/)).toBeVisible();
    await expect(page.getByText("57 transactions")).toBeVisible();
    await expect(bar).toHaveCount(0);

    await page.getByRole("checkbox", { name: "Select all loaded transactions" }).press("Space");
    await bar.getByRole("button", { name: "Select all 57 that match" }).press("Enter");
    await bar.getByRole("button", { name: "Delete" }).press("Enter");
    await page.getByRole("button", { name: "Delete all" }).press("Enter");
    await expect(page.getByText("57 transactions deleted.")).toBeVisible();
    await expect(page.getByText("Nothing recorded yet")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByText("57 transactions restored.")).toBeVisible();
    await expect(page.getByText("57 transactions", { exact: true })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a row opens by a tap and is duplicated; chosen ones get a category, and get it back", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, THREE);
    await page.goto("/transaction");
    await page.getByRole("button", { name: "Edit rice, -Rp30.000" }).tap();
    const sheet = page.getByRole("dialog", { name: "Edit Transaction" });
    await expect(sheet.getByRole("textbox", { name: "Amount" })).toHaveValue("30.000");
    // What a toast says is above the buttons of a sheet, never over them.
    await expect(sheet.locator("#toasts")).toHaveCSS("position", "static");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Duplicate" }).tap();
    const anew = page.getByRole("dialog", { name: "Record Your Income and Expenses" });
    await expect(anew.getByRole("textbox", { name: "Amount" })).toHaveValue("30.000");
    await expect(anew.getByLabel("Transaction Detail")).toHaveValue("rice");
    await anew.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Saved. Rp30.000 for rice.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit rice, -Rp30.000" })).toHaveCount(2);
    await expect(page).toHaveURL("/transaction");

    await page.getByRole("button", { name: "Select", exact: true }).tap();
    await page.getByRole("button", { name: "Select noodles, -Rp20.000" }).tap();
    await page.getByRole("button", { name: "Select coffee, -Rp10.000" }).tap();
    const bar = page.getByRole("toolbar", { name: "Actions for the selected transactions" });
    await expect(bar.getByRole("status")).toHaveText("2 selected");
    await expectAccessible(page);
    await bar.getByRole("button", { name: "Change category" }).tap();
    const dialog = page.getByRole("dialog", { name: "Change category" });
    await dialog.getByRole("button", { name: /Category/ }).tap();
    await page.getByRole("option", { name: "Dining Out" }).tap();
    await dialog.getByRole("button", { name: "Change", exact: true }).tap();
    await expect(page.getByText("Category changed for 2 transactions.")).toBeVisible();
    await expect(page.getByText("Dining Out")).toHaveCount(2);
    await expect(bar).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("2 transactions restored.")).toBeVisible();
    await expect(page.getByText("Dining Out")).toHaveCount(0);

    await page.getByRole("button", { name: "Edit coffee, -Rp10.000" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).tap();
    await expect(page.getByText("Deleted: coffee, Rp10.000.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByRole("button", { name: "Edit coffee, -Rp10.000" })).toBeVisible();
  });
});
