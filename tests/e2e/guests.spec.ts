import type { Page } from "@playwright/test";
import { waitForLink } from "./support/mail";
import { API, mustBe, newPerson, record, tokenOf } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.use(PHONE);

/** Begins without an account on the landing page, and gives the token of the guest. */
async function begin(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: "Try without an account" }).click();
  await expect(page).toHaveURL("/overview");
  await expect(banner(page)).toBeVisible();
  const answer = await mustBe(200, await page.request.get(`${API}/token`));
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

const banner = (page: Page) =>
  page.getByRole("complementary", { name: "Trying it without an account" });
const dialog = (page: Page) => page.getByRole("dialog");

test("somebody tries it, registers, and finds everything in the account", async ({
  page,
  request,
}) => {
  const token = await begin(page);
  await expectAccessible(page);
  await record(page.request, token, [
    { type: "income", categoryName: "Salary", amount: 8_500_000, detail: "Gaji" },
    { type: "expenses", categoryName: "Kos", amount: 1_500_000, detail: "Kos" },
    { type: "expenses", categoryName: "Dining Out", amount: 48_000, detail: "Soto" },
  ]);
  const headers = { Authorization: `Bearer ${token}` };
  const wallet = { kind: "bank", name: "BCA" };
  await mustBe(201, await page.request.post(`${API}/wallets`, { data: wallet, headers }));

  const person = newPerson();
  await banner(page).getByRole("button", { name: "Keep it" }).click();
  await expectAccessible(page);
  await dialog(page).getByLabel("Full name").fill(person.fullname);
  await dialog(page).getByLabel("Username").fill(person.username);
  await dialog(page).getByLabel("Phone number").fill(person.phone_number);
  await dialog(page).getByLabel("Email").fill(person.email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(person.password);
  await dialog(page).getByLabel("Retype password").fill(person.password);
  await dialog(page).getByRole("button", { name: "Register" }).click();
  await expect(dialog(page).getByText("Check your inbox")).toBeVisible();
  await expectAccessible(page);

  // On another device: it has none of the guest's cookies.
  const link = tokenOf(await waitForLink(person.email));
  await mustBe(200, await request.get(`${API}/register/confirm/${link}`));
  await page.goto("/transaction");
  await expect(banner(page)).toHaveCount(0);
  for (const detail of ["Gaji", "Kos", "Soto"]) {
    await expect(page.getByText(detail, { exact: true }).first()).toBeVisible();
  }
  await page.goto("/wallets");
  await expect(page.getByRole("link", { name: "BCA" })).toBeVisible();
  await page.goto("/setting?tab=account");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
});

test("a guest who leaves is warned first, and nothing can be opened again", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await dialog(page).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Leave without an account?")).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Delete and leave" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Try without an account" })).toBeVisible();
});

test("a press before the scripts have come begins all the same, and without any it says why not", async ({
  page,
  browser,
  baseURL,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!theme)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const begun: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/guests")) begun.push(request.url());
  });
  await page.goto("/", { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Try without an account" });
  // The second press only says that the first one did nothing.
  await link.click();
  await link.click();
  await expect(page).toHaveURL("/");
  release();
  await expect(page).toHaveURL("/overview");
  await expect(banner(page)).toBeVisible();
  expect(begun).toHaveLength(1);

  const plain = await browser.newContext({ ...PHONE, baseURL, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto("/");
  await still.getByRole("link", { name: "Try without an account" }).click();
  await expect(still).toHaveURL("/login");
  await expect(still.getByText(/JavaScript/)).toBeVisible();
  await plain.close();
});
