import { fetchDialog } from "./support/outbox";
import { API } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";
import { addWallet } from "./support/wallets";

test.use({ counted: true, refusals: [0, 404] });

test("without a connection the page one reads stays, and the wanted one comes with it", async ({
  page,
  context,
}) => {
  const counted = page.waitForRequest(`**${API}/views`);
  await page.goto("/");
  await counted;
  const landing = page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Blog" });
  const bar = page.getByRole("banner").getByRole("navigation");
  await context.setOffline(true);
  await bar.getByRole("link", { name: "Blog" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "You're offline. Nothing is lost" });
  await expect(notice).toBeVisible();
  await expect(landing).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(landing).toBeVisible();
  await expect(page).toHaveTitle(/made clear/);

  await bar.getByRole("link", { name: "Blog" }).click();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeFocused();
  await expect(notice).toBeHidden();
  await expect(page).toHaveTitle("Blog · Lumbung");
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", /\/blog$/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Short reads/);
});

test("an address that leads nowhere does so in either language, and the next page is itself", async ({
  page,
}) => {
  await page.goto("/id/nope");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("radio", { name: "English" }).first().click();
  await expect(page).toHaveURL("/nope");
  await expect(page.getByText("The path may have moved")).toBeVisible();
  await page.getByRole("radio", { name: "Bahasa Indonesia" }).first().click();
  await expect(page).toHaveURL("/id/nope");
  await expect(page.getByText("Jalannya mungkin pindah")).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL("/id");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/id$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test.describe("in a browser that keeps no parts", () => {
  test.use({ serviceWorkers: "block" });

  test("what says that there is no connection comes once there was one", async ({
    page,
    context,
    account,
  }) => {
    expect(account.token).toBeTruthy();
    await page.goto("/transaction");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    // At the first press, or after seconds, and now in vain.
    await page.keyboard.press("Shift");
    await page.waitForTimeout(500);
    await expect(async () => {
      await context.setOffline(false);
      await page.keyboard.press("Shift");
      await page.waitForTimeout(500);
      await context.setOffline(true);
      await expect(page.getByText("You're offline.")).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe("in a dialog on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a part that cannot come without a connection is waited for there, with what was typed", async ({
    page,
    context,
    account,
  }) => {
    await addWallet(page.request, account.token, "GoPay");
    await page.goto("/transaction");
    await fetchDialog(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add Transaction" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Amount" }).fill("54321");
    await dialog.getByRole("radio", { name: "Transfer" }).press("Space");
    const notice = dialog.getByRole("alert").filter({ hasText: "You're offline. Nothing is lost" });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Try again" }).tap();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByRole("button", { name: "Swap from and to" })).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("54.321");
    await expect(notice).toHaveCount(0);
  });
});
