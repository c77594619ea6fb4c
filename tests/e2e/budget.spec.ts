import type { Page } from "@playwright/test";
import { goBackFromSheet } from "./support/back";
import { API, type Entry } from "./support/people";
import { remind } from "./support/reminders";
import { bottomOf } from "./support/screen-checks";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const INCOME: Entry = { type: "income", categoryName: "Salary", amount: 10_000_000 };
const spent = (categoryName: string, amount: number): Entry => ({
  type: "expenses",
  categoryName,
  amount,
});

const card = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Opens the amount of a category that has no budget yet. */
async function setFirst(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Not budgeted/ }).click();
  await page.getByRole("button", { name: `Enter the budget for ${name}` }).click();
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("an expected income, a budget, and the alerts as spending nears and passes it", async ({
    page,
    account,
  }) => {
    await page.goto("/budget");
    await expect(page.getByText(/^No income for/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Set expected income" }).tap();
    await expect(page.getByRole("textbox", { name: "Expected income" })).toBeFocused();
    await page.keyboard.type("10jt");
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(page.getByText("Rp0 received of Rp10.000.000 expected")).toBeVisible();
    await expect(page.getByRole("region", { name: "Needs" })).toContainText("Rp5.000.000");

    await expect(page.getByText(/^No budget for /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Set the first budget" }).tap();
    await expect(
      page.getByRole("button", { name: /^Enter the budget for / }).first(),
    ).toBeFocused();
    await page.getByRole("button", { name: "Enter the budget for Fashion" }).tap();
    const amount = page.getByRole("textbox", { name: "Budget amount" });
    await expect(amount).toBeFocused();
    await page.keyboard.type("400");
    await page.getByRole("button", { name: "Thousand" }).tap();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue("400k");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ok" }).tap();
    await expect(page.getByText("Rp400.000 left")).toBeVisible();
    await expect(card(page, "Fashion")).toBeFocused();

    await record(page.request, account.token, [spent("Fashion", 350_000)]);
    await page.reload();
    const alert = page.getByRole("list", { name: "Budgets to check" });
    await expect(alert).toContainText("87% used, Rp50.000 left");
    const fold = await page.getByRole("navigation").last().boundingBox();
    const first = page.getByRole("region", { name: "Budget categories" }).getByRole("listitem");
    const safe = page.getByRole("button", { name: "Safe to spend per day" });
    await expect(safe).toHaveAccessibleDescription(/^Rp\d/);
    expect(await bottomOf(safe)).toBeLessThan(await bottomOf(first.first()));
    expect(await bottomOf(first.first())).toBeLessThanOrEqual(fold?.y ?? 0);
    await record(page.request, account.token, [spent("Fashion", 109_000)]);
    await page.reload();
    await expect(alert).toContainText("Rp59.000 over budget");
    await alert.getByRole("button").tap();
    await expect(card(page, "Fashion")).toBeFocused();
    await expectAccessible(page);

    await page.getByRole("button", { name: "More actions for Fashion" }).tap();
    await page.getByRole("menuitem", { name: "Move to Needs" }).tap();
    await expect(page.getByRole("region", { name: "Needs" })).toContainText("Rp4.541.000");

    await page.getByRole("button", { name: /^Safe to spend per day/ }).tap();
    await expect(dialog(page, "Safe to spend per day")).toContainText("-Rp459.000");
    await goBackFromSheet(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("a bill that is due is not safe to spend, and the sum shows it", async ({ page, account }) => {
  await record(page.request, account.token, [INCOME]);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" }).format(new Date());
  const bill = { description: "Listrik", kind: "bill", day, amount: 500_000 } as const;
  await remind(page.request, account.token, [bill]);
  await page.goto("/budget");
  await page.getByRole("button", { name: "Safe to spend per day" }).click();
  const sum = dialog(page, "Safe to spend per day");
  await expect(sum).toContainText("Bills until payday");
  // Ten million, less two for savings and the bill.
  await expect(sum).toContainText("Rp7.500.000");
  await expect(sum.getByText("Listrik")).toHaveCount(0);
  await sum.getByRole("button", { name: "Show the bills" }).press("Enter");
  await expect(sum.getByRole("listitem")).toContainText("Listrik");
  await expectAccessible(page);
});

test("the keyboard alone splits, edits all, and goes to the next month", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, [INCOME, spent("Rent", 1_850_000)]);
  await page.goto("/budget");
  const split = page.getByLabel("Split: needs, wants, savings");
  await split.focus();
  await split.selectOption("custom");
  await expect(page.getByRole("textbox", { name: "Needs" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Custom split").getByRole("alert").first()).toHaveText(
    "The three shares must add up to 100%, not 90%.",
  );
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(split).toHaveValue("40 / 40 / 20");
  await expect(page.getByRole("region", { name: "Wants" })).toContainText("Rp4.000.000");

  await page.getByRole("button", { name: "Edit all" }).press("Enter");
  const rent = dialog(page, /^Budgets for/).getByRole("textbox", { name: "Rent" });
  await rent.focus();
  await page.keyboard.type("1jt+850rb");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Rp1.850.000 planned, 1 of 26 categories set/)).toBeVisible();
  await expect(page.getByText("Fully spent").first()).toBeVisible();

  await page.getByRole("button", { name: "Next month" }).press("Enter");
  await expect(page).toHaveURL(/\/budget\?month=\d{4}-\d{2}$/);
  await page.getByRole("button", { name: "Copy from last month" }).press("Enter");
  await expect(rent).toHaveValue("1.850.000");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Rp1.850.000 left")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Fully spent").first()).toBeVisible();

  await page.goto("/overview");
  const overview = page.getByRole("region", { name: /budget$/ });
  await expect(overview).toContainText("left to spend");
  await overview.getByRole("link", { name: "See budget" }).press("Enter");
  await expect(page).toHaveURL("/budget");
});

test.describe("while it cannot be had", () => {
  test.use({ refusals: [503] });

  test("the page says so, and keeps what was typed when saving fails", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [INCOME]);
    await page.goto("/budget");
    await setFirst(page, "Makeup");
    const amount = page.getByRole("textbox", { name: "Budget amount" });
    await expect(amount).toBeFocused();
    await page.keyboard.type("75rb");
    await expect(amount).toHaveValue("75rb");
    const refuse = `**${API}/budgets?*`;
    await page.route(refuse, (route) => route.fulfill({ status: 503, body: "" }));
    await page.keyboard.press("Enter");
    await expect(dialog(page, "Enter the Budget Amount").getByRole("alert").first()).toBeVisible();
    await expect(amount).toHaveValue("75rb");
    await page.unroute(refuse);
    await page.getByRole("button", { name: "Ok" }).click();
    await expect(page.getByText("Rp75.000 left")).toBeVisible();
  });
});
