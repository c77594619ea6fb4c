import type { Page } from "@playwright/test";
import { API, mustBe } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";
import { addWallet } from "./support/wallets";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const dialog = (page: Page) => page.getByRole("dialog");

test.describe("on a phone", () => {
  test.use(PHONE);

  test("forms that nobody has touched close without a question", async ({ page, account }) => {
    await addWallet(page.request, account.token, "GoPay");
    await page.goto("/debts");
    for (const name of ["Add debt", "Money lent", "Split a bill"]) {
      await page.getByRole("button", { name }).click();
      await expect(dialog(page).getByRole("textbox", { name: "What for" })).toBeFocused();
      if (name !== "Add debt") {
        await expect(dialog(page).getByRole("button", { name: /^From wallet/ })).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
  });

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

test.describe("terms that paid instalments rule out", () => {
  test.use({ refusals: [422] });

  test("terms change for what is open, and errors stand at their fields", async ({
    page,
    account,
  }) => {
    const headers = { Authorization: `Bearer ${account.token}` };
    const loan = {
      direction: "owed",
      name: "Kulkas",
      principal: 6_000_000,
      instalments: 6,
      first_due: "2030-05-05",
      start: "existing",
      paid: 2,
    };
    const added = await mustBe(
      201,
      await page.request.post(`${API}/debts`, { headers, data: loan }),
    );
    const { payload } = (await added.json()) as { payload: { datas: { id: string }[] } };
    await page.goto(`/debts/${payload.datas[0]?.id}`);
    await page.getByRole("button", { name: "Actions for Kulkas" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expectAccessible(page);
    const count = dialog(page).getByRole("textbox", { name: "Instalments" });
    await count.fill("2");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(count).toHaveAccessibleDescription(
      "2 of them are paid already. Enter more than that.",
    );
    await count.fill("10");
    await dialog(page).getByRole("textbox", { name: "Amount borrowed" }).fill("10jt");
    await expect(dialog(page).getByText(/-Rp4\.000\.000, which is no income/)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your debt has been changed.")).toBeVisible();
    await expect(page.getByText("8 × Rp1.000.000")).toBeVisible();
    const rows = page.getByRole("region", { name: "Payment schedule" }).getByRole("listitem");
    await expect(rows.nth(1)).toContainText("Paid");
    await expect(rows).toHaveCount(10);
    await expectAccessible(page);
  });
});

test("the bill of a card is paid by a transfer, and waits as a reminder", async ({
  page,
  account,
}) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date());
  const data = {
    kind: "card",
    name: "BCA Card",
    statement_day: Number(today.slice(-2)),
    due_day: 20,
    credit_limit: 5_000_000,
  };
  const added = await mustBe(201, await page.request.post(`${API}/wallets`, { headers, data }));
  const { payload } = (await added.json()) as { payload: { datas: { id: string }[] } };
  const spent = { type: "expenses", categoryName: "Dining Out", amount: 750_000 } as const;
  await record(page.request, account.token, [
    { ...spent, date: today, wallet_id: payload.datas[0]?.id ?? "" },
  ]);
  await page.goto("/debts");
  const bills = page.getByRole("region", { name: "Card bills" });
  await expect(bills).toContainText(/Rp750\.000 to pay until/);
  await expectAccessible(page);
  await bills.getByRole("button", { name: "Remind me: BCA Card" }).click();
  await expect(page.getByText("We'll remind you on each due day.")).toBeVisible();
  await expect(bills.getByRole("button", { name: "Remind me: BCA Card" })).toHaveCount(0);
  await bills.getByRole("button", { name: "Pay bill: BCA Card" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Amount" })).toHaveValue("750.000");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Rp750.000 moved, Main wallet → BCA Card.")).toBeVisible();
  await expect(bills).toContainText("Nothing is due.");
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
