import type { Page } from "@playwright/test";
import { asOperator } from "./support/operators";
import { API, newPerson, register } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

test.use({ refusals: [412], viewport: { width: 390, height: 844 } });

async function open(page: Page, tab: string, more = ""): Promise<void> {
  await page.goto(`/AdminSetting?tab=${tab}${more}`);
}

async function ask(page: Page, menu: RegExp | string, act: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: act }).click();
}

test("a Super Admin keeps the contact, access, rates and holidays on a phone", async ({
  page,
  request,
}) => {
  const { token } = await asOperator(page);
  const headers = { Authorization: `Bearer ${token}` };

  await open(page, "general");
  await page.getByLabel("Street").fill("Jl. Contoh 12");
  await expect(page.getByRole("complementary").getByText("Jl. Contoh 12")).toBeVisible();
  await page.getByLabel("Fax").fill("12");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Enter a valid phone number.")).toBeVisible();
  await page.getByLabel("Fax").fill("");
  await page.request.put(`${API}/admin/settings`, { data: { postcode: "10110" }, headers });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/^Somebody else changed this meanwhile/)).toBeVisible();
  await expect(page.getByLabel("Street")).toHaveValue("Jl. Contoh 12");
  await expect(page.getByLabel("Postcode")).toHaveValue("10110");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved. Every page shows it within 15 seconds.")).toBeVisible();
  await expectAccessible(page);
  const nothing = { street: null, postcode: null };
  await page.request.put(`${API}/admin/settings`, { data: nothing, headers });

  const person = newPerson("Sekar Arum");
  await register(request, person);
  await open(page, "permissions", `&q=${encodeURIComponent(person.email)}`);
  const access = page.getByLabel("Access of Sekar Arum");
  const question = page.getByRole("alertdialog");
  for (const leave of [() => page.keyboard.press("Escape"), () => page.keyboard.press("Enter")]) {
    await access.press("ArrowUp");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await leave();
    await expect(question).toHaveCount(0);
    await expect(access).toBeFocused();
  }
  await access.selectOption("Admin");
  await expect(question).toContainText("From Member to Admin.");
  await question.getByRole("button", { name: "Change access" }).click();
  await expect(page.getByText("The role is changed.")).toBeVisible();
  await expect(page.getByLabel("Access of Sekar Arum")).toHaveValue("Admin");
  await expectAccessible(page);

  // Before the rates that are shipped, so that nobody's amounts change.
  const kept = `${API}/admin/rates/EUR/2024-12-30`;
  await page.request.put(kept, { data: { rate: "17000" }, headers });
  await open(page, "rates", "&currency=EUR");
  await ask(page, "What to do with EUR of December 30, 2024", "Correct");
  await page.getByLabel("One EUR in rupiah").fill("16.900,5");
  await expect(page.getByText("Reads as Rp16.900,5")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Rp16.900,5")).toBeVisible();
  await expectAccessible(page);
  await ask(page, "What to do with EUR of December 30, 2024", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The rate is removed.")).toBeVisible();

  await open(page, "holidays", "&year=2034");
  await expect(page.getByText("No holidays in 2034 yet")).toBeVisible();
  await page.getByRole("button", { name: "Add a holiday" }).click();
  await page.getByLabel("Name in English").fill("New Year's Day");
  await page.getByLabel("Name in Indonesian").fill("Tahun Baru");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Sunday, January 1")).toBeVisible();
  await expectAccessible(page);
  await ask(page, "What to do with New Year's Day", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("No holidays in 2034 yet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a holiday" })).toBeFocused();
});

test("a Super Admin reads the audit log, checks its chain and takes it along", async ({ page }) => {
  await asOperator(page);
  await open(page, "audit");
  const acts = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(acts).toHaveCount(10);
  await page.getByRole("button", { name: "Check the chain" }).click();
  await expect(page.getByText(/The log is whole/)).toBeVisible();
  await page.getByLabel("Which act").selectOption({ label: "Two-step sign-in turned on" });
  await expect(page).toHaveURL(/action=second_factor.enabled/);
  await expect(acts.first()).toContainText("Two-step sign-in turned on");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^lumbung-audit-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByLabel("Which act").selectOption({ label: "Audit log exported" });
  await expect(acts.first()).toContainText("Audit log exported");
  // An act leads to the person while there is one.
  await acts.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/user\?user=/);
});
