import { expectLateParts } from "./support/late-parts";
import { expect, expectAccessible, test } from "./support/test";

const DAY = 86_400_000;
/** A member's session lasts so long without use: milliseconds. */
const IDLE = 14 * DAY;

test("two minutes before the end every tab warns, and one press stays", async ({
  context,
  page,
  account: { person },
}) => {
  await context.clock.install();
  const tab = await context.newPage();
  for (const each of [page, tab]) {
    await each.goto("/overview");
    await expect(each.getByRole("heading", { level: 1 })).toContainText(person.username);
    await expectLateParts(each);
  }
  await page.getByRole("main").getByRole("button", { name: "Add Transaction" }).first().click();
  const detail = page.getByLabel("Transaction Detail");
  // A call that the person causes keeps the session: it must not come after the clock has moved.
  const answers = [/suggestions\?.*q=/, /categories\/guess\?/].map((call) =>
    page.waitForResponse(call),
  );
  await detail.fill("Nasi campur");
  await Promise.all(answers);

  await context.clock.fastForward(IDLE - 100_000);
  const title = "You will be signed out in 2 minutes";
  const warnings = [page, tab].map((each) => each.getByRole("dialog", { name: title }));
  for (const warning of warnings) {
    await expect(warning.getByRole("timer")).toHaveText(/^1:[0-3]\d$/);
  }
  await expectAccessible(page);
  await warnings[0]?.getByRole("button", { name: "Stay signed in" }).click();
  for (const warning of warnings) await expect(warning).toBeHidden();
  await expect(detail).toHaveValue("Nasi campur");
  await detail.fill("Nasi campur, es teh");
  await expect(detail).toHaveValue("Nasi campur, es teh");
});

test.describe("a session that nobody kept", () => {
  test.use({ refusals: [401] });

  test("leads to sign in and back", async ({ context, page, account: { person } }) => {
    await context.clock.install();
    await page.goto("/transaction?category=income");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // The store forgets it by its own clock.
    await context.clearCookies();
    await context.clock.fastForward(IDLE + 5000);
    await expect(page).toHaveURL("/login?next=%2Ftransaction%3Fcategory%3Dincome");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/transaction?category=income");
  });
});
