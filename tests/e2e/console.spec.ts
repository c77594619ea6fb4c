import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectLateParts } from "./support/late-parts";
import { asOperator } from "./support/operators";
import { expect, expectAccessible, test } from "./support/test";

const ADDRESSES = ["/dashboard", "/user", "/content", "/AdminSetting"];
/** As the product's own first links said it. */
const RENAMED = [
  ["/AdminDashboard", "/dashboard", "Dashboard"],
  ["/AdminUser", "/user", "User"],
  ["/AdminContent", "/content", "Content"],
  ["/AdminSetting", "/AdminSetting", "Setting"],
] as const;
const OPERATED = /^(console|words-(console|admin))/;
const MINUTE = 60_000;

/** The files of the console, by which it is known that somebody downloads any of it. */
function filesOfConsole(): string[] {
  const dist = join(import.meta.dirname, "..", "..", "client", "dist", "manifest.json");
  const { chunks, assets } = JSON.parse(readFileSync(dist, "utf8")) as {
    chunks: Record<string, string[]>;
    assets: string[];
  };
  const named = Object.keys(chunks).filter((name) => OPERATED.test(name));
  const shared = new Set(
    Object.keys(chunks)
      .filter((name) => !OPERATED.test(name))
      .flatMap((name) => chunks[name] ?? []),
  );
  const own = named.flatMap((name) => chunks[name] ?? []).filter((file) => !shared.has(file));
  const styles = assets.filter((file) => /^assets\/console\..*\.css$/.test(file));
  expect(named).toContain("console");
  expect(styles).toHaveLength(1);
  return [...own, ...styles];
}

/** What of the console a browser fetches from now on. */
function fetchedOfConsole(page: Page): string[] {
  const files = filesOfConsole();
  const found: string[] = [];
  page.on("request", (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    if (files.includes(file)) found.push(file);
  });
  return found;
}

const tabsOf = (page: Page) => page.getByRole("tab").allInnerTexts();

test.describe("who is no operator", () => {
  test.use({ refusals: [401] });

  test("finds no console, and downloads nothing of it", async ({ page, account, context }) => {
    expect(account.token).not.toBe("");
    const fetched = fetchedOfConsole(page);
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Sorry, We couldnt find/);
      await expect(page.getByRole("banner").getByRole("link", { name: "Blog" })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "My overview" }).click();
    await expect(page).toHaveURL("/overview");
    await expect(page.getByRole("link", { name: "Operator console" })).toHaveCount(0);

    await context.clearCookies();
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
    }
    expect(fetched).toEqual([]);
  });
});

test("an Admin has four pages and their own settings, and a way to their own money and back", async ({
  page,
}) => {
  const { person } = await asOperator(page, "Admin");
  const fetched = fetchedOfConsole(page);
  for (const [asked, address, title] of RENAMED) {
    await page.goto(asked);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
  expect(await tabsOf(page)).toEqual(["Preference", "Account"]);
  await page.goto("/AdminSetting?tab=audit");
  await expect(page.getByRole("tab", { name: "Preference", selected: true })).toBeVisible();
  await page.getByRole("radio", { name: "50%" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "25");
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByLabel("Full name").fill("Bagas W. Pratama");
  await page.getByRole("button", { name: "Save changes" }).click();
  const rail = page.getByRole("complementary");
  await expect(rail.getByText("Bagas W. Pratama")).toBeVisible();
  await expect(rail.getByText("Admin", { exact: true })).toBeVisible();

  await rail.getByRole("link", { name: "Back to my money" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.username);
  await page.getByRole("link", { name: "Operator console" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(fetched).not.toEqual([]);
  await rail.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("the session of an operator", () => {
  test.use({ refusals: [401] });

  test("warns after 28 minutes without use, can be kept, and leads back when it ends", async ({
    context,
    page,
  }) => {
    await context.clock.install();
    await asOperator(page);
    await page.goto("/content?tab=comments");
    await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
    await expectLateParts(page);
    await context.clock.fastForward(28.5 * MINUTE);
    const warning = page.getByRole("dialog", { name: "You will be signed out in 2 minutes" });
    await expect(warning.getByRole("timer")).toBeVisible();
    await expectAccessible(page);
    // Its answer keeps the session once more: it must not come after the clock has moved.
    const kept = page.waitForResponse(/\/api\/v1\/users$/);
    await warning.getByRole("button", { name: "Stay signed in" }).click();
    await expect(warning).toBeHidden();
    await kept;

    // The store forgets it by its own clock.
    await context.clearCookies();
    await context.clock.fastForward(31 * MINUTE);
    await expect(page).toHaveURL("/login?next=%2Fcontent%3Ftab%3Dcomments");
  });
});
