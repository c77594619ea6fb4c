import type { Page } from "@playwright/test";
import { allIsThere } from "./support/hydrated";
import { waitForMails } from "./support/mail";
import { API, newPerson, type Person, register } from "./support/people";
import { type Account, expect, expectAccessible, test } from "./support/test";

async function signInHere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

test.describe("a refused sign-in", () => {
  test.use({ refusals: [401, 429, 503] });

  test("says why above the form and keeps the email", async ({ page }) => {
    const person = newPerson();
    await page.goto("/login");
    await signInHere(page, person);
    await expect(page.getByRole("alert")).toHaveText("Wrong email or password. Please try again.");
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  test("of an address that is not confirmed offers a new link in place", async ({ page }) => {
    const person = newPerson();
    const form = { ...person, confPassword: person.password };
    expect((await page.request.post(`${API}/register`, { data: form })).status()).toBe(201);
    await waitForMails(person.email);
    await page.goto("/login");
    await signInHere(page, person);
    await expect(page.getByRole("alert")).toContainText("Please verify your email address first.");
    await page.getByRole("button", { name: "Resend Link" }).click();
    await expect(page.getByText(/You can ask for another link in/)).toBeVisible();
    await waitForMails(person.email, 2);
    await expectAccessible(page);
  });

  test("after too many tries says how long to wait", async ({ page }) => {
    await page.route(`**${API}/login`, (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "95" },
        json: { payload: { message: "Too many attempts.", code: "rate_limited" } },
      }),
    );
    await page.goto("/login");
    await signInHere(page, newPerson());
    await expect(page.getByRole("alert")).toHaveText("Too many attempts.");
    await expect(page.getByText(/You can try again in 1:3\d\./)).toBeVisible();
  });

  test("of a server out of reach keeps what was typed, and works when it is back", async ({
    page,
  }) => {
    const person = newPerson();
    await register(page.request, person);
    const login = `**${API}/login`;
    await page.route(login, (route) => route.fulfill({ status: 503, body: "upstream" }));
    await page.goto("/login");
    await signInHere(page, person);
    await expect(page.getByRole("alert")).toContainText("We can't reach Lumbung right now.");
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(person.password);
    await page.unroute(login);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/");
  });
});

/** This browser learns that somebody is signed in, as it does by signing in on the page. */
async function arrive(page: Page, { person }: Account): Promise<void> {
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);
  // The html brings the name before any script has run.
  await allIsThere(page);
}

test("what is pressed before the page's scripts have come is done once they have", async ({
  page,
  nextPerson,
}) => {
  const { email, password } = await nextPerson();
  let letCome = () => {};
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route("**/assets/main.*.js", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto("/login?next=/budget", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/login?next=/budget");
  letCome();
  await expect(page).toHaveURL("/budget");
});

test("signing in leads only to addresses of this site", async ({ page, account }) => {
  await arrive(page, account);
  await page.goto("/login?next=https://example.org/");
  await expect(page).toHaveURL("/");
  await page.goto("/login?next=//example.org");
  await expect(page).toHaveURL("/");
  await page.goto("/login?next=/transaction%3Fcategory%3Dincome");
  await expect(page).toHaveURL("/transaction?category=income");
});

test.describe("once the quiz is closed", () => {
  test.use({ refusals: [401] });

  test("signing in leads to the overview", async ({ page, account }) => {
    await arrive(page, account);
    await page.goto("/");
    await page.getByRole("button", { name: "Get started" }).click();
    const closed = page.waitForResponse(`**${API}/quiz/closed`);
    await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
    await closed;
    // The page that is open knows it at once, without another sign-in.
    await expect(page.getByRole("main").getByRole("link", { name: "Open Lumbung" })).toBeVisible();

    await page.context().clearCookies();
    await page.goto("/login");
    await signInHere(page, account.person);
    await expect(page).toHaveURL("/overview");
    await page.goto("/login?next=/budget");
    await expect(page).toHaveURL("/budget");
  });
});

test.describe("signing out", () => {
  test.use({ refusals: [401] });

  test("in one tab signs out the other, and Back shows nothing of the person", async ({
    context,
    page,
    account,
  }) => {
    await arrive(page, account);
    // What html brings of the person is stored by nobody, and not sent again after the sign-out.
    const html = await page.request.get("/overview");
    expect(await html.text()).toContain(account.person.username);
    expect(html.headers()["cache-control"]).toContain("no-store");
    await page.getByRole("link", { name: "Transaction", exact: true }).click();
    await expect(page).toHaveURL("/transaction");
    const other = await context.newPage();
    await other.goto("/");
    await expect(other.getByRole("link", { name: "My overview" })).toBeVisible();
    await page.bringToFront();
    await page.getByRole("button", { name: "Logout" }).first().click();
    await expect(page).toHaveURL("/");
    await expect(other.getByRole("link", { name: "Login" })).toBeVisible();
    await other.goto("/overview");
    await expect(other).toHaveURL("/login?next=%2Foverview");
    expect(await (await page.request.get("/overview")).text()).not.toContain("initial-answers");
    await page.goBack();
    await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
    await expect(page.getByText(account.person.username)).toHaveCount(0);
  });
});
