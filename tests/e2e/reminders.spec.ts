import { beginEarlier } from "./support/database";
import { daysAgo } from "./support/listed";
import { remind } from "./support/reminders";
import { rows } from "./support/records";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The month so many months from now, as addresses write it. */
function monthAhead(months: number): string {
  const day = new Date(`${daysAgo(0).slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a bill is added by Enter, gets its dot, and one tap records it", async ({
    page,
    account,
  }) => {
    const pay = { type: "income", categoryName: "Salary", amount: 2_000_000 } as const;
    await record(page.request, account.token, [{ ...pay, date: daysAgo(1) }]);
    await page.goto("/reminders");
    await page.getByRole("button", { name: "New reminder" }).tap();
    const dialog = page.getByRole("dialog", { name: "Customizable Reminders" });
    const field = dialog.getByRole("textbox", { name: "New reminder" });
    const today = dialog.getByRole("gridcell", { selected: true }).getByRole("button");
    await expect(today).toHaveAccessibleName(/^Today, /);
    await field.fill("   ");
    await field.press("Enter");
    await expect(dialog.getByText("No reminders", { exact: true })).toBeVisible();
    await field.fill("Pay the electricity bill");
    await field.press("Enter");
    const bill = dialog.getByRole("listitem").filter({ hasText: "Pay the electricity bill" });
    await expect(bill.getByRole("button", { name: /^Remove/ })).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(today).toHaveAccessibleName(/, has reminders, selected$/);
    await expectAccessible(page);

    await bill.getByRole("button", { name: "Pay the electricity bill", exact: true }).tap();
    const form = page.getByRole("dialog", { name: "Edit reminder" });
    await form.getByRole("radio", { name: "Bill" }).check();
    await form.getByRole("radio", { name: "Expense" }).check();
    await form.getByRole("textbox", { name: "Amount" }).fill("350rb");
    await expect(form.getByRole("button", { name: /Utilities/ })).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save" }).tap();
    await bill.getByRole("button", { name: "Remind me later: Pay the electricity bill" }).tap();
    await page.getByRole("menuitem", { name: "Choose a time" }).tap();
    const snooze = page.getByRole("dialog", { name: "Remind me again" });
    await expect(snooze.getByLabel(/^Time/)).toHaveValue("08:00");
    await expectAccessible(page);
    await snooze.getByLabel(/^Time/).fill("");
    await snooze.getByRole("button", { name: "Save" }).tap();
    await expect(snooze.getByText("Choose a time.")).toBeVisible();
    await snooze.getByLabel(/^Time/).fill("09:30");
    await snooze.getByRole("button", { name: "Save" }).tap();
    await expect(bill.getByText(/^Snoozed until .*9:30/)).toBeVisible();
    await bill.getByRole("button", { name: "Record Rp350.000" }).tap();
    await expect(page.getByText("Rp350.000 recorded.")).toBeVisible();
    await expect(bill.getByText("Done", { exact: true })).toBeVisible();
    expect(await rows(page, account.token)).toBe(2);
    await dialog.getByRole("button", { name: "Cancel" }).tap();
    await page.getByRole("link", { name: "Overview" }).tap();
    const shown = page.getByText("1.650.000").filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  });
});

test("a reminder repeats on the last day, is removed and brought back", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  // The landing page asks who is there once the browser has been signed in.
  await page.goto("/reminders");
  await expect(page.getByRole("button", { name: "New reminder" })).toBeVisible();
  await page.goto("/?feature=feature4");
  const dialog = page.getByRole("dialog", { name: "Customizable Reminders" });
  const field = dialog.getByRole("textbox", { name: "New reminder" });
  await expect(field).toBeFocused();
  await page.keyboard.type("Kos rent");
  await page.keyboard.press("Enter");
  const rent = dialog.getByRole("listitem").filter({ hasText: "Kos rent" }).first();
  await expect(field).toHaveValue("");
  await rent.getByRole("button", { name: "Kos rent", exact: true }).press("Enter");

  const form = page.getByRole("dialog", { name: "Edit reminder" });
  await form.getByRole("combobox", { name: "Repeat" }).selectOption("Monthly");
  await form.getByRole("combobox", { name: "On the" }).selectOption("Last day");
  await form.getByText("More options").click();
  await form.getByRole("combobox", { name: "Ends", exact: true }).selectOption("On a date");
  const name = form.getByRole("textbox", { name: "Reminder", exact: true });
  await name.fill("Kos rent, by transfer");
  await name.press("Enter");
  await expect(form.getByText("Choose the last day.")).toBeVisible();
  await form.getByRole("combobox", { name: "Ends", exact: true }).selectOption("Never");
  await name.press("Enter");
  await expect(form).toBeHidden();
  const again = rent.filter({ hasText: "Every month on the last day" });
  await expect(again).toBeVisible();
  await expectAccessible(page);

  await field.fill("Not saved yet");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).press("Enter");
  await expect(field).toHaveValue("Not saved yet");
  await field.fill("");
  await again.getByRole("button", { name: "Remove Kos rent, by transfer" }).press("Enter");
  await page.getByRole("button", { name: "This and later" }).press("Enter");
  await expect(again).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(again).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");

  await page.goto("/reminders");
  const days = page.getByRole("grid");
  // Its days fill the card: names stand in them.
  await expect.poll(async () => (await days.boundingBox())?.width).toBeGreaterThan(600);
  // Two months ahead no day of the grid is today, whose address names no day.
  const next = page.getByRole("button", { name: "Next month" });
  await next.press("Enter");
  // It counts from the first press, whether that month is shown by then or not.
  await next.press("Enter");
  await expect(page).toHaveURL(`/reminders?month=${monthAhead(2)}`);
  const last = days.getByRole("button", { name: /1 reminder: Kos rent, by transfer/ }).last();
  await last.press("Enter");
  await expect(last).toHaveAccessibleName(/, selected$/);
  await last.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  await expectAccessible(page);
});

test("a reminder that was missed three times is one, and choosing a day moves nothing", async ({
  page,
  account,
}) => {
  const name = `Write it down ${account.person.email}`;
  await remind(page.request, account.token, [
    { description: name, day: daysAgo(0), frequency: "daily", time: "23:59" },
  ]);
  await beginEarlier(name, daysAgo(3));
  await page.goto("/reminders");
  const late = page.getByRole("region", { name: "Not done yet" });
  await expect(late.getByRole("listitem")).toHaveCount(1);
  await expect(late.getByText(/^Missed 3 times, last on/)).toBeVisible();
  const grid = page.getByRole("grid");
  const top = async () => (await grid.boundingBox())?.y;
  const before = await top();
  // Any day but the one that is chosen, which is today.
  await grid.locator('[role="gridcell"]:not([aria-selected="true"]) button').nth(20).click();
  await expect(page.getByRole("button", { name: "Today", exact: true })).toBeEnabled();
  expect(await top()).toBe(before);

  await late.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Skip all 3" }).click();
  await expect(late).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(late.getByText(/^Missed 3 times/)).toBeVisible();
});
