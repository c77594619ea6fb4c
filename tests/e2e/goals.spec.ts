import type { Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SALARY = { type: "income", categoryName: "Salary", amount: 8_500_000 } as const;

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const card = (page: Page, name: string) =>
  page.getByRole("list", { name: "Your goals" }).getByRole("listitem").filter({ hasText: name });

/** The balance as the first screen says it. */
async function balance(page: Page): Promise<string> {
  await page.goto("/overview");
  const words = page
    .getByRole("main")
    .getByText(/^Rp[\d.]+$/)
    .first();
  return (await words.textContent()) ?? "";
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a first goal is made, filled from the overview, celebrated and put away", async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [SALARY]);
    await page.goto("/planning");
    await expect(page.getByText("Your barn is waiting")).toBeVisible();
    await page.getByRole("button", { name: "New goal" }).tap();
    await dialog(page, "What are you saving for?").getByRole("button", { name: "Umrah" }).tap();
    const form = dialog(page, "Umrah");
    await form.getByRole("textbox", { name: "How much do you need?" }).fill("1jt");
    await form.getByRole("textbox", { name: "Put aside every month" }).fill("250rb");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save goal" }).tap();
    await expect(page.getByText("Umrah is in your barn.")).toBeVisible();
    await expect(card(page, "Umrah")).toContainText("0%Rp0of Rp1.000.000Rp250.000 a month, ready");

    await page.goto("/overview");
    const saving = page.getByRole("region", { name: "Keep saving" });
    await expect(saving).toContainText("Umrah is 0% full. Rp1.000.000 to go.");
    await saving.getByRole("button", { name: "Saving Now" }).tap();
    const putting = dialog(page, "Saving for Umrah");
    await putting.getByRole("textbox", { name: "Amount" }).fill("600000");
    await putting.getByRole("switch").tap();
    await expectAccessible(page);
    await putting.getByRole("button", { name: "Save" }).tap();
    await expect(saving).toContainText("Umrah is 60% full. Rp400.000 to go.");
    await expect(page.getByRole("main").getByText("Rp7.900.000").first()).toBeVisible();

    await saving.getByRole("button", { name: "Saving Now" }).tap();
    await putting.getByRole("textbox", { name: "Amount" }).fill("400000");
    await putting.getByRole("button", { name: "Save" }).tap();
    const full = dialog(page, "Umrah is full");
    await expectAccessible(page);
    await full.getByRole("button", { name: "Archive" }).tap();
    await expect(full).toHaveCount(0);
    await expect(saving).not.toContainText("Umrah");

    await saving.getByRole("link", { name: "Pick a goal" }).tap();
    await page.getByRole("button", { name: "Archived goals" }).tap();
    await expect(card(page, "Umrah")).toContainText("Full. The harvest is yours.");
    await expectAccessible(page);
  });
});

test("by keyboard a late plan is mended, and what was booked goes and comes with its row", async ({
  page,
  account,
}) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  await record(page.request, account.token, [SALARY]);
  const due = `${new Date().getFullYear() + 2}-12-01`;
  const data = { kind: "house", name: "Our house", target: 90_000_000, monthly: 1_000, due };
  const made = await page.request.post(`${API}/goals`, { data, headers });
  expect(made.status()).toBe(201);

  await page.goto("/planning");
  const house = card(page, "Our house");
  await expect(house).toContainText(/Behind your December \d{4} target/);
  await house.getByRole("button", { name: /a month$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(house).toContainText("a month, ready");
  // The keys take back what the toast says: it comes after the card has changed.
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(house).toContainText(/Behind your December \d{4} target/);

  await house.getByRole("button", { name: "Our house" }).focus();
  await page.keyboard.press("Enter");
  const goal = dialog(page, "Our house");
  await goal.getByRole("button", { name: "Put aside" }).press("Enter");
  const putting = dialog(page, "Saving for Our house");
  await expect(putting.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.type("9jt");
  await putting.getByRole("switch").press("Space");
  await page.keyboard.press("Enter");
  await expect(putting).toHaveCount(0);
  await expect(goal.getByRole("listitem")).toContainText(
    "recorded as an expense in Saving+Rp9.000.000",
  );
  await expect(goal).toContainText("10%");
  await expectAccessible(page);

  await goal.getByRole("button", { name: /^Delete Rp9.000.000/ }).press("Enter");
  await expect(goal.getByText(/Nothing put aside yet/)).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).last().press("Enter");
  await expect(goal.getByRole("listitem")).toContainText(
    "recorded as an expense in Saving+Rp9.000.000",
  );
  await page.keyboard.press("Escape");
  await expect(goal).toHaveCount(0);
  await expect(house).toContainText("Rp9.000.000");

  // Deleted in the ledger, it is gone from the goal as well.
  await page.goto("/transaction");
  const row = page.getByRole("row").filter({ hasText: "Rp9.000.000" });
  await expect(row).toBeVisible();
  const answer = await page.request.get(`${API}/transactions`, { headers });
  const { payload } = (await answer.json()) as { payload: { datas: { id: string }[] } };
  await page.request.delete(`${API}/transactions/${payload.datas[0]?.id}`, { headers });
  await page.goto("/planning");
  await expect(house).toContainText("0%Rp0");
  expect(await balance(page)).toBe("Rp8.500.000");
});
