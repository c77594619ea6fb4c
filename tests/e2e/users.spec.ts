import type { Browser, Page } from "@playwright/test";
import { waitForMailedLink, waitForMails } from "./support/mail";
import { asOperator } from "./support/operators";
import { newPerson, type Person, record, register, signIn } from "./support/people";
import { dontCount, expect, expectAccessible, test } from "./support/test";

const PHONE = { width: 390, height: 844 };

/** Another browser, in which nobody is signed in. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL });
  await dontCount(context);
  return await context.newPage();
}

async function pathOf(link: Promise<string>): Promise<string> {
  const { pathname, search } = new URL(await link);
  return pathname + search;
}

async function accept(page: Page, { username, phone_number, password }: Person): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Phone number").fill(phone_number);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Retype password").fill(password);
  await page.getByLabel("I Accept the Terms").check();
  await page.getByRole("button", { name: "Create my account" }).click();
}

/** Somebody in the list of users, found by their address. */
async function find(page: Page, { email, fullname }: Person): Promise<void> {
  await page.getByRole("searchbox", { name: "Search users" }).fill(email);
  const lines = page.getByRole("list", { name: "All users" }).getByRole("listitem");
  // Until the others are gone, what is found still moves.
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(email);
  await lines.getByRole("link", { name: fullname }).click();
  await expect(page.getByRole("heading", { name: fullname })).toBeVisible();
}

/** Ends all sessions by the menu of the row, by the keyboard, which goes on from there. */
async function signOut(page: Page, { fullname }: Person): Promise<void> {
  const menu = page.getByRole("button", { name: `Actions for ${fullname}` });
  await menu.press("Enter");
  const chosen = page.locator("[role=menuitem]:focus");
  await expect(chosen).toHaveText("Details");
  await page.keyboard.press("s");
  await expect(chosen).toHaveText("Sign out everywhere");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Sign out everywhere" }).press("Enter");
  await expect(question).toHaveCount(0);
  await expect(menu).toBeFocused();
}

test.describe("an invitation", () => {
  // The link is opened once more after it was used.
  test.use({ refusals: [400] });

  test("leads by the mailed link to an account, once", async ({ page, browser }) => {
    const person = newPerson("Putri Maharani");
    await asOperator(page);
    await page.goto("/user");
    await page.getByRole("button", { name: "Add User" }).click();
    await page.getByLabel("Full name").fill(person.fullname);
    await page.getByLabel("Email").fill(person.email);
    await page.getByText("English", { exact: true }).last().click();
    await page.getByRole("button", { name: "Send invitation" }).click();
    const invited = page.getByRole("listitem").filter({ hasText: person.email });
    await expect(invited).toContainText("Valid until");

    const reader = await elsewhere(browser);
    const link = await pathOf(waitForMailedLink(person.email, "token"));
    const answer = await reader.goto(link);
    expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
    await expect(reader.getByText(person.email)).toBeVisible();
    await expectAccessible(reader);
    await accept(reader, person);
    await expect(reader.getByRole("heading", { name: "Your account is ready" })).toBeVisible();
    expect(reader.url()).not.toContain("token");
    await expectAccessible(reader);

    await reader.getByRole("link", { name: "Sign in" }).click();
    await reader.getByLabel("Email").fill(person.email);
    await reader.getByLabel("Password", { exact: true }).fill(person.password);
    await reader.getByRole("button", { name: "Login" }).click();
    await expect(reader).toHaveURL("/");

    const second = await elsewhere(browser);
    await second.goto(link);
    await expect(second.getByRole("heading", { name: "no longer works" })).toBeVisible();
    expect(second.url()).not.toContain("token");
    await page.reload();
    await expect(invited).toContainText("Accepted");
    await Promise.all([reader.context().close(), second.context().close()]);
  });
});

test.describe("a suspension", () => {
  // The next call of the browser that was open, and of its page after it.
  test.use({ refusals: [401] });

  test("ends what is open at its next call, and what was looked at is told", async ({
    page,
    browser,
  }) => {
    const person = newPerson("Dimas Aryo");
    const owner = await elsewhere(browser);
    await register(owner.request, person);
    const token = await signIn(owner.request, person);
    await record(owner.request, token, [
      { type: "expenses", categoryName: "Food & Beverages", amount: 48_000, detail: "Soto" },
      { type: "income", categoryName: "Salary", amount: 7_500_000 },
    ]);
    await asOperator(page, "Admin");
    await page.setViewportSize(PHONE);
    await page.goto("/user");
    await find(page, person);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Transaction history" }).click();
    await page.getByRole("button", { name: "Answering their support message" }).click();
    await page.getByRole("button", { name: "Show transactions" }).click();
    const seen = page.getByRole("list", { name: `Transactions of ${person.fullname}` });
    await expect(seen.getByRole("listitem")).toHaveCount(2);
    await expect(seen).toContainText("-Rp48.000");
    await expect(seen).not.toContainText("Soto");
    await expectAccessible(page);

    await owner.goto("/setting?tab=privacy");
    const looks = owner.getByRole("region", { name: "Who saw my data" });
    await expect(looks).toContainText("Answering their support message");
    await expect(looks).toContainText(/ \(Admin\) · .* · Up to 2 transactions seen/);

    await page.getByRole("link", { name: person.fullname }).first().click();
    await page.getByRole("button", { name: "Suspend" }).click();
    await page.getByLabel("Reason").last().selectOption("fraud");
    await page.getByLabel("Note to the user").fill("We saw unusual sign-ins.");
    await page.getByRole("dialog").last().getByRole("button", { name: "Suspend" }).click();
    await expect(page.getByText(/^Suspended .*: Suspected fraud$/)).toBeVisible();

    await owner.getByRole("link", { name: "Transaction" }).first().click();
    await expect(owner).toHaveURL(/\/login\?next=/);
    await expect
      .poll(async () => (await waitForMails(person.email, 2)).join())
      .toContain("We saw unusual sign-ins.");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await signOut(page, person);
    await owner.context().close();
  });
});
