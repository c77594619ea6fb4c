import type { Page } from "@playwright/test";
import { daysAgo } from "./support/listed";
import { rows } from "./support/records";
import { remind } from "./support/reminders";
import { expect, expectAccessible, test } from "./support/test";
import { addWallet } from "./support/wallets";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ZONE = "Asia/Jakarta";

/** Opens the form of a new reminder on the day that the page shows. */
async function openForm(page: Page, path: string, description: string) {
  await page.goto(path);
  await page.getByRole("button", { name: "New reminder" }).tap();
  const dialog = page.getByRole("dialog", { name: "Customizable Reminders" });
  await dialog.getByRole("textbox", { name: "New reminder" }).fill(description);
  await dialog.getByRole("button", { name: "Time, repeat and amount" }).tap();
  const form = page.getByRole("dialog", { name: "New reminder" });
  await expect(form.getByRole("textbox", { name: "Reminder" })).toHaveValue(description);
  return { dialog, form };
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a salary of the 25th comes before a weekend, by itself, and later asks again", async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe("");
    // The 25th is a Saturday.
    const { dialog, form } = await openForm(page, "/reminders?day=2031-01-01", "Salary");
    await form.getByRole("radio", { name: "Income" }).check();
    await form.getByRole("button", { name: "Save" }).tap();
    await expect(form.getByText("Enter an amount.")).toBeVisible();
    await form.getByRole("textbox", { name: "Amount" }).fill("9jt");
    await expect(form.getByRole("button", { name: /Salary/ })).toBeVisible();
    await form.getByRole("combobox", { name: "Repeat" }).selectOption("Monthly");
    await form.getByRole("combobox", { name: "On the" }).selectOption("25th");
    await expect(form.getByText("Starts on January 25, 2031.")).toBeVisible();
    await form.getByText("More options").tap();
    const weekends = form.getByRole("combobox", { name: /^On weekends/ });
    await weekends.selectOption("Move to the working day before");
    await form.getByRole("switch", { name: /^Record automatically/ }).check();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).tap();

    await expect(dialog.getByRole("heading", { name: "Friday, January 24, 2031" })).toBeVisible();
    const line = dialog.getByRole("listitem").filter({ hasText: "working day before" });
    await expect(
      line.getByText(/Every month on the 25th, or the working day before/),
    ).toBeVisible();
    await expect(line.getByText(/Income.*Rp9\.000\.000.*recorded automatically/)).toBeVisible();
    await expectAccessible(page);

    await line.getByRole("button", { name: "Salary", exact: true }).tap();
    const edit = page.getByRole("dialog", { name: "Edit reminder" });
    const byItself = edit.getByRole("switch", { name: /^Record automatically/ });
    await expect(byItself).toBeChecked();
    await byItself.uncheck();
    await edit.getByRole("button", { name: "Save" }).tap();
    await page.getByRole("button", { name: "This and later" }).tap();
    await expect(edit).toBeHidden();
    await expect(line.getByText(/Income.*Rp9\.000\.000$/)).toBeVisible();
  });

  test("a transfer comes every 2 weeks 6 times, and one tap records it", async ({
    page,
    account,
  }) => {
    await addWallet(page.request, account.token, "GoPay");
    const { dialog, form } = await openForm(page, "/reminders", "Top up");
    await form.getByRole("radio", { name: "Transfer" }).check();
    await expect(form.getByRole("button", { name: "From: Main wallet" })).toBeVisible();
    await expect(form.getByRole("button", { name: "To: GoPay" })).toBeVisible();
    await form.getByRole("textbox", { name: "Amount" }).fill("500rb");
    await form.getByRole("combobox", { name: "Repeat" }).selectOption("Weekly");
    await form.getByRole("textbox", { name: "Every" }).fill("2");
    await form.getByText("More options").tap();
    await form.getByRole("combobox", { name: "Ends", exact: true }).selectOption("After n times");
    await form.getByRole("button", { name: "Save" }).tap();
    await expect(form.getByText("Enter a number from 1 to 999.")).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("textbox", { name: "Number of times" }).fill("6");
    await form.getByRole("button", { name: "Save" }).tap();

    const line = dialog.getByRole("listitem").filter({ hasText: "Top up" }).first();
    await expect(line.getByText(/Every 2 weeks on \w+day, 6 times/)).toBeVisible();
    await expect(line.getByText(/Transfer.*Rp500\.000.*Main wallet → GoPay/)).toBeVisible();
    await line.getByRole("button", { name: "Record Rp500.000" }).tap();
    await expect(page.getByText("Rp500.000 recorded.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).tap();
    await page.goto("/transaction?type=transfer");
    await expect(page.getByText("500.000").filter({ visible: true }).first()).toBeVisible();
  });
});

test("a date of a series goes, then that and all later ones, and these come back", async ({
  page,
  account,
}) => {
  await remind(page.request, account.token, [
    { description: "Water", frequency: "daily", time: "23:59", day: daysAgo(0), amount: 20_000 },
  ]);
  const line = page.getByRole("listitem").filter({ hasText: "Water" }).first();
  const remove = async (day: string, answer: string) => {
    await page.goto(`/reminders?day=${day}`);
    await line.getByRole("button", { name: "Remove Water" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Remove which dates?" });
    await expect(question.getByRole("button", { name: "Only this date" })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole("button", { name: answer }).press("Enter");
    await expect(question).toBeHidden();
  };
  await remove(daysAgo(-2), "Only this date");
  await expect(line.getByText("Skipped")).toBeVisible();
  await remove(daysAgo(-3), "This and later");
  // Earlier dates are still coming up.
  const button = page.getByRole("button", { name: "Remove Water" });
  await expect(button).toHaveCount(0);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(button).toBeVisible();
  await page.goto(`/reminders?day=${daysAgo(-1)}`);
  await expect(line.getByText(/Rp20\.000/)).toBeVisible();
});

test("what is due is recorded by itself, and asks for nothing", async ({ page, account }) => {
  const soon = new Date(Date.now() + 10_000).toLocaleString("sv-SE", { timeZone: ZONE });
  const [day = "", time = ""] = soon.split(" ");
  await remind(page.request, account.token, [
    { description: "Netflix", day, time: time.slice(0, 5), amount: 54_000, automatic: true },
  ]);
  await expect.poll(() => rows(page, account.token), { timeout: 45_000 }).toBe(1);
  await page.goto(`/reminders?day=${day}`);
  const line = page.getByRole("listitem").filter({ hasText: "Netflix" });
  await expect(line.getByText(/Expense.*Rp54\.000/)).toBeVisible();
  await expect(line.getByText("Done", { exact: true })).toBeVisible();
  await expect(page.getByText("Waiting for you")).toBeHidden();
});

test("one date of a series is changed, then that and all later ones, by keys", async ({
  page,
  account,
}) => {
  const water = { description: "Water", frequency: "daily", time: "23:59" } as const;
  await remind(page.request, account.token, [
    { ...water, day: daysAgo(0), amount: 20_000, category_id: "utilities" },
  ]);
  const line = page.getByRole("listitem").filter({ hasText: "Water" }).first();
  const goTo = async (day: string) => {
    await page.goto(`/reminders?day=${day}`);
    await expect(line).toBeVisible();
  };
  const change = async (amount: string, answer: string) => {
    await line.getByRole("button", { name: "Water", exact: true }).press("Enter");
    const form = page.getByRole("dialog", { name: "Edit reminder" });
    const field = form.getByRole("textbox", { name: "Amount" });
    await field.fill(amount);
    await field.press("Enter");
    const question = page.getByRole("dialog", { name: "Change which dates?" });
    await expect(question.getByRole("button", { name: "Only this date" })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole("button", { name: answer }).press("Enter");
    await expect(form).toBeHidden();
  };

  await goTo(daysAgo(-2));
  await change("25rb", "Only this date");
  await expect(line.getByText(/Rp25\.000/)).toBeVisible();
  await goTo(daysAgo(-3));
  await expect(line.getByText(/Rp20\.000/)).toBeVisible();
  await change("30rb", "This and later");
  await expect(line.getByText(/Rp30\.000/)).toBeVisible();
  for (const [day, amount] of [
    [daysAgo(-1), "Rp20.000"],
    [daysAgo(-2), "Rp25.000"],
    [daysAgo(-4), "Rp30.000"],
  ] as const) {
    await goTo(day);
    await expect(line.getByText(amount)).toBeVisible();
  }
});
