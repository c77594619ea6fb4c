import type { Locator, Page } from "@playwright/test";
import {
  choose,
  choosePart,
  expectPlace,
  pick,
  press,
  rewrite,
  tabTo,
  turnTo,
  write,
} from "./support/keyboard";
import { asOperator } from "./support/operators";
import { API, mustBe, newPerson, register } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

test.use({ refusals: [412], viewport: { width: 390, height: 844 } });

/** Goes to another page of the settings by the arrows. */
async function open(page: Page, tab: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/AdminSetting?tab=general");
  await turnTo(page, tab);
}

/** What was asked is confirmed, and the focus is somewhere. */
async function confirm(page: Page, name: string, told: string | RegExp): Promise<void> {
  await press(page, page.getByRole("alertdialog").getByRole("button", { name }));
  await expect(page.getByText(told)).toBeVisible();
  await expectPlace(page);
}

/** Chooses another day by the keys of the calendar; the day as the field tells it. */
async function chooseDay(page: Page, field: Locator, keys: string[]): Promise<string> {
  await press(page, field);
  await tabTo(page, page.getByRole("dialog").last().locator("[role=grid] button[tabindex='0']"));
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  return ((await field.getAttribute("aria-label")) ?? "").replace(/^[^:]*: /, "");
}

test("a Super Admin keeps the contact, access, rates and holidays on a phone by the keyboard alone", async ({
  page,
  request,
}) => {
  const { token } = await asOperator(page);
  const headers = { Authorization: `Bearer ${token}` };
  // What a try before this one left behind is taken back, or out of the way.
  const nothing = { data: { street: null, postcode: null }, headers };
  await mustBe(200, await page.request.put(`${API}/admin/settings`, nothing));
  const { retry } = test.info();

  await open(page, "General");
  const street = page.getByLabel("Street");
  const fax = page.getByLabel("Fax");
  const save = page.getByRole("button", { name: "Save changes" });
  await rewrite(page, street, "Jl. Contoh 12");
  await expect(page.getByRole("complementary").getByText("Jl. Contoh 12")).toBeVisible();
  await rewrite(page, fax, "12");
  await press(page, save);
  await expect(page.getByText("Enter a valid phone number.")).toBeVisible();
  await expect(fax).toBeFocused();
  await rewrite(page, fax, "");
  await page.request.put(`${API}/admin/settings`, { data: { postcode: "10110" }, headers });
  await press(page, save);
  await expect(page.getByText(/^Someone else just changed this/)).toBeVisible();
  await expect(street).toHaveValue("Jl. Contoh 12");
  await expect(page.getByLabel("Postcode")).toHaveValue("10110");
  await press(page, save);
  await expect(
    page.getByText("Saved. It will show on every page within 15 seconds."),
  ).toBeVisible();
  await expectPlace(page);
  await expectAccessible(page);
  await page.request.put(`${API}/admin/settings`, nothing);

  await open(page, "Preference");
  await pick(page, page.getByRole("radio", { name: "70%" }));
  await expect(page.locator("html")).toHaveCSS("font-size", "14px");
  await expectPlace(page);

  const person = newPerson("Sekar Arum");
  await register(request, person);
  await open(page, "User Permissions");
  await write(page, page.getByRole("searchbox", { name: "Search users" }), person.email);
  const line = page.getByRole("listitem").filter({ hasText: person.email });
  const access = line.getByLabel("Access for Sekar Arum");
  await tabTo(page, access);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("alertdialog")).toContainText("From Member to Admin.");
  const cancel = page.getByRole("alertdialog").getByRole("button", { name: "Cancel" });
  for (const leave of ["Escape", "Enter"]) {
    await expect(cancel).toBeFocused();
    await page.keyboard.press(leave);
    await expect(cancel).toHaveCount(0);
    await expect(access).toBeFocused();
    await page.keyboard.press("ArrowUp");
  }
  await confirm(page, "Change access", "The role has been changed.");
  await expect(access).toHaveValue("Admin");
  await expectAccessible(page);

  // Long before the newest rate, so that nobody's amounts change.
  await open(page, "Exchange rates");
  await press(page, page.getByRole("button", { name: "Add a rate" }));
  await pick(page, page.getByRole("dialog").getByRole("radio", { name: "EUR" }));
  const from = page.getByRole("button", { name: /^From: / });
  const day = await chooseDay(page, from, Array<string>(4 + retry).fill("Shift+PageUp"));
  await write(page, page.getByLabel("One EUR in rupiah"), "16.900,5");
  await expect(page.getByText("That's Rp16.900,5")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectPlace(page);
  await pick(page, page.getByRole("radio", { name: "EUR" }));
  const rate = page.getByRole("button", { name: `Actions for EUR on ${day}` });
  await expect(rate).toBeVisible();
  await expectAccessible(page);
  await choose(page, rate, "Delete");
  await confirm(page, "Delete", "The rate has been deleted.");

  await open(page, "Public holidays");
  const add = page.getByRole("button", { name: "Add a holiday" });
  await press(page, add);
  await chooseDay(
    page,
    page.getByRole("button", { name: /^Date: / }),
    Array<string>(8 + retry).fill("Shift+PageDown"),
  );
  await write(page, page.getByLabel("Name in English"), "Keyboard Day");
  await write(page, page.getByLabel("Name in Indonesian"), "Hari Papan Tik");
  await press(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectPlace(page);
  const year = page.getByRole("combobox", { name: "Year" });
  await tabTo(page, year);
  await page.keyboard.press("End");
  await expect(page.getByText("Keyboard Day")).toBeVisible();
  await expectAccessible(page);
  await choose(page, page.getByRole("button", { name: "Actions for Keyboard Day" }), "Delete");
  await confirm(page, "Delete", /^No holidays in \d+ yet$/);
  await expect(add).toBeFocused();
});

test("a Super Admin reads the audit log, checks its chain and takes it along by the keyboard alone", async ({
  page,
}) => {
  await asOperator(page);
  await open(page, "Audit log");
  const acts = page.getByRole("list", { name: "Audit log" }).getByRole("listitem");
  await expect(acts).toHaveCount(10);
  await press(page, page.getByRole("button", { name: "Check the chain" }));
  await expect(page.getByText(/The log is intact/)).toBeVisible();
  await expectPlace(page);
  const filter = page.getByRole("button", { name: /^Filter/ });
  const which = page.getByLabel("Filter by action");
  await expect(which).toHaveCount(0);
  await press(page, filter);
  await choosePart(page, which, "Two-step sign-in turned on");
  await expect(page).toHaveURL(/action=second_factor.enabled/);
  await expect(acts.first()).toContainText("Two-step sign-in turned on");
  await expect(which).toBeFocused();
  await expect(filter).toHaveAccessibleName("Filter 1 is set");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  const take = page.getByRole("button", { name: "Export CSV" });
  await press(page, take);
  expect((await download).suggestedFilename()).toMatch(/^lumbung-audit-\d{4}-\d\d-\d\d\.csv$/);
  await expect(take).toBeFocused();
  await choosePart(page, which, "Audit log exported");
  await expect(acts.first()).toContainText("Audit log exported");
  // An act leads to the person while there is one.
  await press(page, acts.first().getByRole("link").first());
  await expect(page).toHaveURL(/\/user\?user=/);
  await expectPlace(page);
});
