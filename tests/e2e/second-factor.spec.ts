import type { Page } from "@playwright/test";
import { goBackFromSheet } from "./support/back";
import { API, newPerson, type Person, register, signIn } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";
import { codeOf } from "./support/totp";

test.use({ refusals: [401, 403, 422] });

interface Kept {
  secret: string;
  codes: string[];
}

/** Turns the second factor on in the settings, as somebody with an authenticator does. */
async function turnOn(page: Page): Promise<Kept> {
  await page.goto("/setting?tab=security");
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn on two-step sign-in" });
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = await dialog.getByText(/^([A-Z2-7]{1,4} )+[A-Z2-7]{1,4}$/).innerText();
  await dialog.getByLabel("6-digit code").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByLabel("6-digit code")).toHaveAccessibleDescription(/isn't right/);
  await dialog.getByLabel("6-digit code").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();

  const kept = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const codes = await kept.getByRole("listitem").allInnerTexts();
  const download = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Download .txt" }).click();
  expect((await download).suggestedFilename()).toBe("lumbung-recovery-codes.txt");
  await kept.getByRole("button", { name: "Done" }).click();
  await expect(kept.getByText("Save the codes first, then tick the box.")).toBeVisible();
  await expectAccessible(page);
  await kept.getByLabel("I've saved them").check();
  await kept.getByRole("button", { name: "Done" }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByRole("button", { name: "New recovery codes" })).toBeVisible();
  return { secret, codes };
}

async function givePassword(page: Page, person: Person): Promise<void> {
  await page.goto("/login?next=%2Ftransaction");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
}

async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Login" }).click();
}

test("a code of the app is asked for at sign-in, and a recovery code stands in for it once", async ({
  page,
}) => {
  const person = newPerson();
  await register(page.request, person);
  await signIn(page.request, person);
  const { secret, codes } = await turnOn(page);
  const [recovery = ""] = codes;
  // The session goes on with its new cookie.
  await page.getByRole("link", { name: "Overview" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);

  await page.context().clearCookies();
  await givePassword(page, person);
  await expectAccessible(page);
  await page.getByLabel("6-digit code").fill("000000");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("6-digit code")).toHaveAccessibleDescription(/isn't right/);
  await expect(page.getByLabel("6-digit code")).toBeFocused();
  // The step that turned it on is used up.
  await page.getByLabel("6-digit code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/transaction");

  await page.context().clearCookies();
  await givePassword(page, person);
  await giveRecoveryCode(page, recovery);
  await expect(page).toHaveURL("/transaction");

  await page.context().clearCookies();
  await givePassword(page, person);
  await giveRecoveryCode(page, recovery);
  await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription(/isn't right/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
});

test("it can be turned off, and its codes renewed", async ({ page }) => {
  const person = newPerson();
  await register(page.request, person);
  await signIn(page.request, person);
  const { codes } = await turnOn(page);
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make new codes" }).click();
  const kept = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  expect(await kept.getByRole("listitem").allInnerTexts()).not.toContain(codes[0]);
  await kept.getByLabel("I've saved them").check();
  await kept.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login?next=%2Ftransaction");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/transaction");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("one sheet follows the other, and Back closes none that must stay", async ({ page }) => {
    const person = newPerson();
    await register(page.request, person);
    await signIn(page.request, person);
    await page.goto("/setting?tab=security");
    // As if the password had been given more than ten minutes ago.
    await page.route(
      `**${API}/users/totp`,
      (route) =>
        route.fulfill({
          status: 403,
          json: { payload: { message: "Confirm.", code: "reauthentication_required" } },
        }),
      { times: 1 },
    );
    await page.getByRole("button", { name: "Turn on" }).click();
    const asked = page.getByRole("dialog", { name: "Confirm it's you" });
    await asked.getByLabel("Password", { exact: true }).fill(person.password);
    await expectAccessible(page);
    await asked.getByLabel("Password", { exact: true }).press("Enter");
    const scan = page.getByRole("dialog", { name: "Turn on two-step sign-in" });
    const secret = await scan.getByText(/^([A-Z2-7]{1,4} )+[A-Z2-7]{1,4}$/).innerText();
    await scan.getByLabel("6-digit code").fill(codeOf(secret));
    await scan.getByLabel("6-digit code").press("Enter");

    const kept = page.getByRole("dialog", { name: "Your recovery codes" });
    const hint = kept.getByText("Save the codes first, then tick the box.");
    await expect(kept.getByRole("listitem")).toHaveCount(10);
    await expect(hint).toHaveCount(0);
    await goBackFromSheet(page);
    await expect(hint).toBeVisible();
    await kept.getByLabel("I've saved them").check();
    await kept.getByRole("button", { name: "Done" }).click();
    await expect(kept).toHaveCount(0);
    await expect(page).toHaveURL("/setting?tab=security");
  });
});
