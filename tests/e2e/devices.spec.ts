import { newPerson, register, signIn } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

test.use({ refusals: [401] });

test("a device that is signed out elsewhere is out on its next step", async ({ page, browser }) => {
  const person = newPerson();
  await register(page.request, person);
  await signIn(page.request, person);
  const phone = await browser.newContext({
    baseURL: process.env.E2E_URL,
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
  });
  await signIn(phone.request, person);
  const other = await phone.newPage();
  await other.goto("/overview");
  await expect(other.getByRole("heading", { level: 1 })).toContainText(person.username);

  await page.goto("/setting?tab=security");
  const devices = page.getByRole("region", { name: "Your devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
  await expectAccessible(page);
  await devices.getByRole("button", { name: "Sign out: Chrome Mobile on Android" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByText("No other devices.")).toBeVisible();

  // It may have found out by itself meanwhile; whatever it opens now leads to signing in.
  await other.goto("/transaction");
  await expect(other).toHaveURL(/\/login\?next=/);
  await phone.close();
});

test("all other devices are signed out at once, after a question", async ({ page, browser }) => {
  const person = newPerson();
  await register(page.request, person);
  const others = await Promise.all(
    [0, 1].map(() => browser.newContext({ baseURL: process.env.E2E_URL })),
  );
  for (const other of others) await signIn(other.request, person);
  await signIn(page.request, person);
  await page.goto("/setting?tab=security");
  const devices = page.getByRole("region", { name: "Your devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await devices.getByRole("button", { name: "Sign out all other devices" }).click();
  const signOut = page.getByRole("alertdialog").getByRole("button", { name: "Sign out" });
  await expect(signOut).toBeVisible();
  await expectAccessible(page);
  await signOut.click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get("/api/v1/token")).status()).toBe(401);
    await other.close();
  }
  await page.reload();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
});
