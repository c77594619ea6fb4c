import type { Page } from "@playwright/test";
import { waitForLink, waitForMails } from "./support/mail";
import { newPerson, type Person, register, signIn } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const NEW = "Gunung-Batur-88";

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot Password ?" }).click();
  await expect(page).toHaveURL("/forgot");
  await page.getByPlaceholder("Please enter your email address").fill(email);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
}

/** Where the mailed link leads on this site; the mail before it confirmed the address. */
async function resetLink(person: Person, count = 2): Promise<string> {
  const { pathname, search } = new URL(await waitForLink(person.email, count));
  return pathname + search;
}

async function fillIn(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Retype password").fill(again);
}

async function reset(page: Page, password: string): Promise<void> {
  await fillIn(page, password);
  await page.getByLabel("I Accept the Terms").check();
  await page.getByRole("button", { name: "Reset Password" }).click();
}

test.describe("somebody who forgot the password", () => {
  // The session that the new password ended, asked for by the page that is still open.
  test.use({ refusals: [401] });

  test("sets a new one, which ends the old session and signs nobody in", async ({
    page,
    browser,
  }) => {
    const person = newPerson();
    await register(page.request, person);
    await signIn(page.request, person);
    await page.goto("/overview");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);

    const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL });
    const reader = await elsewhere.newPage();
    await askForLink(reader, person.email);
    await expectAccessible(reader);
    await expect(reader.getByText(/You can ask for another link in [01]:\d\d\./)).toBeVisible();
    await reader.goto(await resetLink(person));
    await expect(reader.getByRole("button", { name: "Reset Password" })).toBeDisabled();
    await expectAccessible(reader);
    await reset(reader, NEW);
    await expect(reader.getByRole("status")).toContainText("Your new password is set.");
    await expect(reader).not.toHaveURL(/token/);
    await expectAccessible(reader);
    await waitForMails(person.email, 3);

    await page.reload();
    await expect(page).toHaveURL("/login?next=%2Foverview");

    await reader.getByRole("link", { name: "Sign in" }).click();
    await expect(reader).toHaveURL("/login");
    await reader.getByLabel("Email").fill(person.email);
    await reader.getByLabel("Password", { exact: true }).fill(NEW);
    await reader.getByRole("button", { name: "Login" }).click();
    await expect(reader).toHaveURL("/");
    await elsewhere.close();
  });
});

test("an address that nobody has is answered in the same words", async ({ page }) => {
  const person = newPerson();
  await register(page.request, person);
  await askForLink(page, person.email);
  const known = await page.getByRole("status").first().innerText();
  await askForLink(page, newPerson().email);
  await expect(page.getByRole("status").first()).toHaveText(known);
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL("/login");
});

test("passwords that differ are said to differ, and nothing is sent", async ({ page }) => {
  const person = newPerson();
  await register(page.request, person);
  await askForLink(page, person.email);
  await page.goto(await resetLink(person));
  await fillIn(page, NEW, "Gunung-Agung-88");
  // A press that leaves the field counts, although what is said of the field moves the box.
  await page.getByLabel("I Accept the Terms").click();
  await expect(page.getByLabel("I Accept the Terms")).toBeChecked();
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByLabel("Retype password")).toHaveAccessibleDescription(
    "Passwords do not match",
  );
  await expect(page.getByText("Strong")).toBeVisible();
  await expectAccessible(page);
});

test.describe("a link", () => {
  test.use({ refusals: [400] });

  test("that was used leads to a new one", async ({ page, browser }) => {
    const person = newPerson();
    await register(page.request, person);
    await askForLink(page, person.email);
    const link = await resetLink(person);
    const second = await (await browser.newContext({ baseURL: process.env.E2E_URL })).newPage();
    await page.goto(link);
    await second.goto(link);
    await reset(page, NEW);
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    await reset(second, "Gunung-Agung-88");
    await expect(second.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expect(second).not.toHaveURL(/token/);
    await second.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(second).toHaveURL("/forgot");
    await second.context().close();
  });

  test("that is missing is asked for", async ({ page }) => {
    await page.goto("/id/reset");
    await expect(
      page.getByRole("heading", { name: "Buka tautan di email dari kami" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Minta tautan baru" }).click();
    await expect(page).toHaveURL("/id/forgot");
    await expect(page.getByRole("heading", { name: "Lupa Kata Sandi" })).toBeVisible();
    await expectAccessible(page);
  });
});
