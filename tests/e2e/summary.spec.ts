import type { Page } from "@playwright/test";
import { LEDGER } from "./support/ledger";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

interface Bar {
  start: string;
  end: string;
  income: number;
  expenses: number;
}

async function payload<Payload>(page: Page, token: string, path: string): Promise<Payload> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${API}${path}`, { headers });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { payload: Payload }).payload;
}

const rupiah = (amount: number) => `Rp${new Intl.NumberFormat("id-ID").format(amount)}`;

async function openSummary(page: Page) {
  await page.goto("/overview");
  await page.getByRole("button", { name: "Transaction summary" }).click();
  return page.getByRole("dialog");
}

test("every period shows what the rows of its bars come to", async ({ page, account }) => {
  await record(page.request, account.token, LEDGER);
  const dialog = await openSummary(page);
  for (const period of ["day", "week", "month", "year"]) {
    const label = period.charAt(0).toUpperCase() + period.slice(1);
    await dialog.getByText(label, { exact: true }).click();
    const path = `/transactions/summary?period=${period}`;
    const { datas } = await payload<{ datas: Bar[] }>(page, account.token, path);
    const rows = dialog
      .getByRole("table", { name: `Income and expenses by ${period}` })
      .getByRole("row");
    await expect(rows).toHaveCount(datas.length + 1);
    for (const [at, bar] of datas.entries()) {
      const days = `/transactions?from=${bar.start}&to=${bar.end}`;
      const { totals } = await payload<{ totals: Bar }>(page, account.token, days);
      expect({ income: bar.income, expenses: bar.expenses }).toMatchObject({
        income: totals.income,
        expenses: totals.expenses,
      });
      await expect(rows.nth(at + 1)).toContainText(rupiah(bar.income) + rupiah(bar.expenses));
    }
    await expectAccessible(page);
  }
});

test("the window moves back and forth, and praise is kept for what earned it", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  const dialog = await openSummary(page);
  await expect(dialog.getByText(/Congrats! You've earned/)).toBeVisible();
  const title = dialog.getByRole("status").first();
  const now = await title.textContent();
  await dialog.getByRole("button", { name: "Earlier" }).click();
  await expect(title).not.toHaveText(now ?? "");
  await expect(dialog.getByText("Nothing recorded in this period")).toBeVisible();
  await dialog.getByRole("button", { name: "Later" }).click();
  await expect(title).toHaveText(now ?? "");
  await dialog.getByText("Day", { exact: true }).click();
  await expect(dialog.getByText(/^You earned|^Congrats/)).toBeVisible();
});

test("Enter on a pair of bars leads to its rows", async ({ page, account }) => {
  await record(page.request, account.token, LEDGER);
  const dialog = await openSummary(page);
  const { datas } = await payload<{ datas: Bar[] }>(
    page,
    account.token,
    "/transactions/summary?period=month",
  );
  const last = datas.at(-1) as Bar;
  await dialog.getByRole("list").getByRole("button").last().press("Enter");
  await expect(page).toHaveURL(`/transaction?from=${last.start}&to=${last.end}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(`-${rupiah(last.expenses)}`).first()).toBeVisible();
});

test("it opens from every place that offers it, and its table leads on by keyboard", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, LEDGER);
  const dialog = page.getByRole("dialog", { name: "Transaction Summary" });
  await page.goto("/transaction");
  await page.getByRole("button", { name: "Summary" }).click();
  await expect(dialog.getByRole("radio", { name: "Month" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.goto("/?feature=feature2");
  const columns = dialog.getByRole("list").getByRole("button");
  await columns.last().focus();
  await page.keyboard.press("Home");
  await expect(columns.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(columns.nth(1)).toBeFocused();
  await dialog.getByRole("button", { name: "Show as table" }).press("Enter");
  const months = dialog.getByRole("table").getByRole("button");
  await expectAccessible(page);
  await months.last().press("Enter");
  await expect(page).toHaveURL(/\/transaction\?from=\d{4}-\d\d-01&to=/);
  await expect(dialog).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first tap tells the amounts, the second leads to the rows", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, LEDGER);
    const dialog = await openSummary(page);
    const column = dialog.getByRole("list").getByRole("button").last();
    await column.tap();
    await expect(dialog.getByText(/^-Rp/).last()).toBeVisible();
    await expect(page).toHaveURL("/overview");
    await expectAccessible(page);
    await column.tap();
    await expect(page).toHaveURL(/\/transaction\?from=/);
  });
});
