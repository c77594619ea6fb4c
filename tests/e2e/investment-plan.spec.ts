import { daysAgo } from "./support/listed";
import { rows } from "./support/records";
import { expect, expectAccessible, record, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a plan is activated, one tap records its date, and Undo takes that back", async ({
    page,
    account,
  }) => {
    const pay = { type: "income", categoryName: "Salary", amount: 2_000_000 } as const;
    await record(page.request, account.token, [{ ...pay, date: daysAgo(1) }]);
    await page.goto("/planning?tab=investments");
    const value = page.getByRole("textbox", { name: "Investment Value" });
    const activate = page.getByRole("button", { name: "Activate Reminder" });
    await activate.tap();
    await expect(value).toHaveAccessibleDescription("Enter an amount.");
    await value.fill("0");
    await activate.tap();
    await expect(value).toHaveAccessibleDescription("Enter an amount above 0.");
    await value.fill("500rb");
    await page.getByRole("combobox", { name: "Until" }).selectOption("period");
    await activate.tap();
    await expect(page.getByText("Choose the last day.")).toBeVisible();
    await expect(value).toHaveValue("500.000");
    await page.getByRole("combobox", { name: "Until" }).selectOption("forever");
    await page.getByRole("radio", { name: "Day", exact: true }).tap();
    await expect(page.getByText(/^Next date\s*Today$/)).toBeVisible();
    await expectAccessible(page);
    await activate.tap();

    const plan = page.getByRole("listitem").filter({ hasText: "Every day, forever" });
    const next = plan.getByRole("list", { name: "Next dates" }).getByRole("listitem");
    await expect(next).toHaveCount(5);
    await expectAccessible(page);
    await plan.getByRole("button", { name: /^Record / }).tap();
    await expect(page.getByText(/^Recorded Rp500\.000 for/)).toBeVisible();
    await expect(plan.getByText("Done", { exact: true })).toBeVisible();
    await expect(plan.getByText("Rp500.000 invested on 1 date")).toBeVisible();
    expect(await rows(page, account.token)).toBe(2);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(plan.getByRole("button", { name: /^Record / })).toBeVisible();
    expect(await rows(page, account.token)).toBe(1);
  });
});

test("a plan is changed, its date skipped and the plan deleted", async ({ page, account }) => {
  expect(account.token).not.toBe("");
  await page.goto("/planning?tab=investments");
  await page.getByRole("textbox", { name: "Investment Value" }).fill("250rb");
  await page.getByRole("radio", { name: "Day", exact: true }).check();
  await page.getByRole("button", { name: "Activate Reminder" }).click();
  const plans = page.getByRole("region", { name: "Your plans" });
  await plans.getByRole("button", { name: /^Actions for \w+ \d/ }).click();
  await page.getByRole("menuitem", { name: "Skip this date" }).click();
  await expect(plans.getByText("Skipped", { exact: true })).toBeVisible();

  await plans.getByRole("button", { name: /^Actions for the plan/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the plan" });
  await dialog.getByRole("radio", { name: "Weekly" }).check();
  await dialog.getByRole("combobox", { name: "Every Weekday" }).selectOption("Friday");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(plans.getByText("Every Friday, forever")).toBeVisible();

  await plans.getByRole("button", { name: /^Actions for the plan/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(plans.getByText(/^No plan yet\./)).toBeVisible();
});
