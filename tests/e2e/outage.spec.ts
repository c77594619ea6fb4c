import type { Page } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { API, record } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const CALLS = `**${API}/**`;
const SENTENCE = "We can't do this right now. Please try again in a moment.";

test.use({ refusals: [503] });

/** Every call is answered as when the store of sessions is out of reach. */
async function breakStore(page: Page): Promise<void> {
  const payload = { message: SENTENCE, code: "unavailable", request_id: "r1" };
  const headers = { "Retry-After": "1" };
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 503, headers, json: { message: SENTENCE, payload } }),
  );
}

test("an outage signs nobody out, keeps what is typed, and ends with another try", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, [
    { type: "expenses", categoryName: "Food & Beverages", amount: 45_000, detail: "bakso" },
  ]);
  await page.goto("/overview");
  await expect(page.getByRole("main").getByText("bakso")).toBeVisible();

  await breakStore(page);
  await page.getByRole("link", { name: "Transaction", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("alert").filter({ hasText: SENTENCE }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Amount" }).fill("25rb");
  await dialog.getByRole("combobox", { name: "Transaction Detail" }).fill("soto");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(SENTENCE)).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("25.000");
  await expect(dialog.getByRole("combobox", { name: "Transaction Detail" })).toHaveValue("soto");
  await expect(page).toHaveURL("/transaction");

  await page.unroute(CALLS);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Rp25.000 for soto.")).toBeVisible();
  await expect(page.getByRole("row", { name: /bakso/ })).toBeVisible();
});

test("a page opened during an outage says so, stays where it is, and opens when it is over", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  await askForBarePages(page);
  await breakStore(page);
  await page.goto("/overview");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByText(/You're still signed in and nothing is lost/)).toBeVisible();
  await expectAccessible(page);
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  // The try is over, in vain.
  await expect(again).toBeEnabled();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page).toHaveURL("/overview");

  // It asks again by itself, so that nobody has to press for what is there again.
  await page.unroute(CALLS);
  await expect(
    page.getByText("Nothing recorded yet. Start with what you spent today."),
  ).toBeVisible({
    timeout: 40_000,
  });
});
