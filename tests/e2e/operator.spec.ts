import type { Page } from "@playwright/test";
import { appoint } from "./support/operators";
import { newPerson } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";
import { codeOf } from "./support/totp";

test.use({ refusals: [401, 403] });

const PASSWORD = "Gunung-Batur-88";

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/login?next=%2Ftransaction");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
}

test("an operator sets a second factor up before anything else", async ({ page }) => {
  const operator = newPerson("Made Wirawan");
  await page.goto(await appoint(operator));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Retype password").fill(PASSWORD);
  await page.getByLabel("I Accept the Terms").check();
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();

  await signIn(page, operator.email);
  const head = page.getByRole("heading", { name: "Operators need two-step sign-in" });
  await expect(head).toBeVisible();
  await expectAccessible(page);
  // No other page of theirs is there before.
  await page.goto("/setting");
  await expect(head).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await page.getByRole("button", { name: "Set up" }).click();
  const secret = await page.getByText(/^([A-Z2-7]{1,4} )+[A-Z2-7]{1,4}$/).innerText();
  await page.getByLabel("6-digit code").fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  await page.getByLabel("I've saved them").check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Setting" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(operator.email);

  await page.goto("/setting?tab=security");
  await expect(page.getByText("Operators must keep it on.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn off" })).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, operator.email);
  await page.getByLabel("6-digit code").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/transaction");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
