import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support/test";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save changes" });

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await field(page, name).evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not reach ${name}`);
}

test("details are changed by keyboard alone and survive a reload", async ({ page, account }) => {
  await page.goto("/setting");
  await expect(page).toHaveTitle("Setting · Lumbung");
  await expect(field(page, "Full name")).toHaveValue(account.person.fullname);
  await expect(save(page)).toBeDisabled();
  await tabTo(page, "Full name");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Ayu Lestari Dewi");
  await tabTo(page, "Age");
  await page.keyboard.type("35");
  await tabTo(page, "Country");
  await page.keyboard.type("Sing");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your profile has been updated")).toBeVisible();
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("Ayu Lestari Dewi");
  await expect(field(page, "Age")).toHaveValue("35-44");
  await expect(field(page, "Country")).toHaveValue("Singapore");
});

test("what is typed and not saved is there again after a look elsewhere", async ({
  page,
  account,
}) => {
  await page.goto("/setting");
  await field(page, "Full name").fill("Half a na");
  await page.getByRole("tab", { name: "Help & Support" }).click();
  await expect(page.getByRole("heading", { name: "Write to us" })).toBeVisible();
  await page.getByRole("tab", { name: "Account Information" }).click();
  await expect(field(page, "Full name")).toHaveValue("Half a na");
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue("Half a na");
  await page.getByRole("button", { name: "Undo changes" }).click();
  await expect(field(page, "Full name")).toHaveValue(account.person.fullname);
  await page.reload();
  await expect(field(page, "Full name")).toHaveValue(account.person.fullname);
});

test.describe("what the server refuses", () => {
  test.use({ refusals: [422] });

  test("stands at its field, which has the focus, and nothing is lost", async ({
    page,
    account,
  }) => {
    await page.goto("/setting");
    await expect(field(page, "Full name")).toHaveValue(account.person.fullname);
    await field(page, "Full name").fill("Ayu Baru");
    await field(page, "Phone number").fill("+62 1");
    await save(page).click();
    await expect(field(page, "Phone number")).toHaveAccessibleDescription(
      "Enter a valid phone number.",
    );
    await field(page, "Phone number").fill("+62 99 9999 9999 99");
    await save(page).click();
    await expect(field(page, "Phone number")).toHaveAccessibleDescription(
      "Enter a valid phone number.",
    );
    await expect(field(page, "Phone number")).toBeFocused();
    await expect(field(page, "Full name")).toHaveValue("Ayu Baru");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the settings are reached and changed by touch", async ({ page, account }) => {
    await page.goto("/overview");
    await page.getByRole("button", { name: `Account menu for ${account.person.username}` }).tap();
    await page.getByRole("dialog").getByRole("link", { name: "Setting" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Setting" })).toBeFocused();
    const parts = page.getByRole("navigation", { name: "Setting" }).getByRole("link");
    await expect(parts).toHaveCount(7);
    await expect(parts.last()).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await parts.filter({ hasText: "Account Information" }).tap();
    await expect(page.getByRole("heading", { name: "Account Information" })).toBeFocused();
    await field(page, "Country").selectOption("Malaysia");
    await save(page).tap();
    await expect(page.getByText("Your profile has been updated")).toBeVisible();
    await page.getByRole("link", { name: "All settings" }).tap();
    await expect(page).toHaveURL(/\/setting$/);
    await parts.filter({ hasText: "Privacy" }).tap();
    await expect(page).toHaveURL(/\/setting\?tab=privacy$/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Setting" })).toBeFocused();
    await page.getByRole("button", { name: "Notifications" }).tap();
    await page.getByRole("link", { name: "Notification settings" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Notification" })).toBeFocused();
    await expect(page.getByText(account.person.email)).toBeVisible();
  });

  test("one signs out at the end of the settings", async ({ page, account }) => {
    await page.goto("/setting?tab=account");
    await expect(field(page, "Email")).toHaveValue(account.person.email);
    await expect(page.getByRole("button", { name: "Export" })).toBeVisible();
    await page.getByRole("link", { name: "All settings" }).tap();
    await page.getByRole("main").getByRole("button", { name: "Logout" }).tap();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("somebody under 18 is led to the consent of a parent", async ({ page, account }) => {
  await page.goto("/setting");
  await expect(field(page, "Full name")).toHaveValue(account.person.fullname);
  await field(page, "Age").selectOption("Under 18");
  await expect(page.getByText("A parent needs to agree.")).toBeVisible();
  await save(page).click();
  await expect(page.getByRole("heading", { name: "Your parent's consent" })).toBeInViewport();
});
