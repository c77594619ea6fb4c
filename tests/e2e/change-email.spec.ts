import type { Page } from "@playwright/test";
import { waitForMailedLink, waitForMails } from "./support/mail";
import { API, newPerson } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

test.use({ refusals: [400, 401, 403, 422] });

async function pathOf(link: Promise<string>): Promise<string> {
  const { pathname, search } = new URL(await link);
  return pathname + search;
}

async function askForAddress(page: Page, email: string): Promise<void> {
  await page.goto("/setting");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Save changes" }).click();
}

/** The server has forgotten that the password was given: the next such call is refused once. */
async function forgetThePassword(page: Page, call: string): Promise<void> {
  await page.route(
    `**${API}${call}`,
    (route) =>
      route.fulfill({
        status: 403,
        json: { payload: { message: "Confirm.", code: "reauthentication_required" } },
      }),
    { times: 1 },
  );
}

test("a new address counts once its link is opened, and the old one is told", async ({
  page,
  browser,
  account: { person },
}) => {
  const address = newPerson().email;
  await askForAddress(page, address);
  await expect(page.getByText(`We sent a link to ${address}.`)).toBeVisible();
  await waitForMails(person.email, 2);
  const link = await pathOf(waitForMailedLink(address, "changeToken"));
  const early = await page.request.post(`${API}/login`, {
    data: { email: address, password: person.password },
  });
  expect(early.status()).toBe(401);

  // Opened on another device, where nobody is signed in.
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL });
  const reader = await elsewhere.newPage();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { level: 1 })).toContainText(
    "Your new email address is confirmed.",
  );
  await expect(reader).not.toHaveURL(/changeToken/);
  await expectAccessible(reader);
  await waitForMails(person.email, 3);
  await elsewhere.close();

  // First: whoever is still signed in is led away from this page.
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/setting");
  await expect(page.getByLabel("Email")).toHaveValue(address);
});

test("whoever opens the link while signed in finds the new address in the settings", async ({
  page,
  account,
}) => {
  expect(account.token).toBeTruthy();
  const address = newPerson().email;
  await askForAddress(page, address);
  const link = await pathOf(waitForMailedLink(address, "changeToken"));
  await page.goto(link);
  await page.getByRole("link", { name: "Go to my settings" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(address);
  await page.goto("/verification?changeToken=made-up");
  // Toasts have an alert of their own, which is empty.
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "This link no longer works.",
  );
  await expectAccessible(page);
});

test("the password is asked for again, and what was typed stays until it is right", async ({
  page,
  account: { person },
}) => {
  const address = newPerson().email;
  await forgetThePassword(page, "/users/profile");
  await askForAddress(page, address);
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("Password", { exact: true }).fill("another password");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Wrong password. Please try again.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Email")).toHaveValue(address);

  await forgetThePassword(page, "/users/profile");
  await page.getByRole("button", { name: "Save changes" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`We sent a link to ${address}.`)).toBeVisible();
});

test("a changed password signs the other devices out and this one not", async ({
  page,
  browser,
  account: { person },
}) => {
  const password = "Gunung-Agung-2142";
  const tab = await page.context().newPage();
  await tab.goto("/overview");
  await page.bringToFront();
  const other = await browser.newContext({ baseURL: process.env.E2E_URL });
  const { email } = person;
  await other.request.post(`${API}/login`, { data: { email, password: person.password } });

  await page.goto("/setting?tab=security");
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Retype password").fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");
  expect((await other.request.get(`${API}/token`)).status()).toBe(401);

  await tab.getByRole("link", { name: "Transaction" }).first().click();
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(tab).toHaveURL(/\/transaction/);
  const again = await other.request.post(`${API}/login`, { data: { email, password } });
  expect(again.status()).toBe(200);
  await other.close();
});
