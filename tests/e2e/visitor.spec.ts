import type { Page } from "@playwright/test";
import { daysAgo } from "./support/listed";
import { waitForLink } from "./support/mail";
import { newPerson, register } from "./support/people";
import { expect, expectAccessible, test } from "./support/test";

/** How the page stood before any script of ours but the one for the theme had run. */
async function atFirstPaint(page: Page): Promise<{ dark: boolean; language: string }> {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const { classList, lang } = document.documentElement;
      if (document.readyState !== "interactive") return;
      Object.assign(window, { first: { dark: classList.contains("dark"), language: lang } });
    });
  });
  await page.reload();
  return page.evaluate(() => (window as never)["first"]);
}

async function signInHere(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("a visitor's language and theme are there at the first paint of the next visit", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Bahasa Indonesia" }).first().click();
  await expect(page).toHaveURL("/id");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kendalikan Keuanganmu");
  await page.getByRole("radio", { name: "Tema gelap" }).first().check();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);

  await page.goto("/");
  await expect(page).toHaveURL("/id");
  expect(await atFirstPaint(page)).toEqual({ dark: true, language: "id" });
  await expect(page.getByRole("radio", { name: "Tema gelap" }).first()).toBeChecked();
});

test("a visitor who begins is led to sign in and from there to the quiz", async ({ page }) => {
  const person = newPerson();
  await register(page.request, person);
  await page.goto("/");
  await page.getByRole("link", { name: "Get started" }).click();
  await expect(page).toHaveURL("/login?next=%2F%3Ffeature%3Dquiz");
  await signInHere(page, person.email, person.password);
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("whoever registers on the way to a page is led back to it after the mail", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await page.goto("/login?next=%2Fblog%2Fblog1%23comments");
  await page.getByRole("link", { name: "Register here" }).click();
  await expect(page).toHaveURL("/register?next=%2Fblog%2Fblog1%23comments");
  await page.getByLabel("Full name").fill(person.fullname);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Phone number").fill(person.phone_number);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Retype password").fill(person.password);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/verification");

  const { pathname, search } = new URL(await waitForLink(person.email));
  const mailed = await context.newPage();
  await mailed.goto(`${pathname}${search}`);
  await expect(mailed.getByRole("status")).toContainText("Your email address is verified.");
  await mailed.getByRole("link", { name: "Login" }).click();
  await signInHere(mailed, person.email, person.password);
  await expect(mailed).toHaveURL("/blog/blog1#comments");
});

test("a card that a visitor presses is open after signing in, once", async ({ page }) => {
  const person = newPerson();
  await register(page.request, person);
  await page.goto("/");
  await page.getByRole("link", { name: "Customizable Reminders" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await signInHere(page, person.email, person.password);

  const card = page.getByRole("dialog", { name: "Customizable Reminders" });
  await expect(card.getByRole("textbox", { name: "New reminder" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "My overview" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("somebody signed in opens the dialogs from the landing page", async ({ page, account }) => {
  await page.goto("/overview");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(account.person.username);
  await page.goto("/");
  await page.getByRole("button", { name: "Record income and expenses" }).click();
  await expect(
    page.getByRole("heading", { name: "Record Your Income and Expenses" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Transaction summary" }).click();
  await expect(
    page.getByRole("heading", { name: "Transaction Summary", exact: true }),
  ).toBeVisible();
});

test("the entry of the page that is shown is marked, and the footer leads to the cards", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Feature" }).click();
  await expect(page).toHaveURL("/#feature-section");
  await expect(bar.getByRole("link", { name: "Feature" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: /Manage Your Finances/ })).toBeInViewport();

  const foot = page.getByRole("navigation", { name: "Features" });
  await foot.getByRole("link", { name: "Reminders" }).click();
  await expect(page.getByRole("link", { name: "Customizable Reminders" })).toBeInViewport();
  await expect(page.getByRole("contentinfo")).toContainText(`${daysAgo(0).slice(0, 4)} Lumbung`);
});

test("Explore More leads to all tips, and the entry of the page stays underlined", async ({
  page,
}) => {
  await page.goto("/id");
  const section = page.getByRole("region", { name: "Tips & Artikel Keuangan" });
  await expect(section.getByRole("article")).toHaveCount(2);
  await section.getByRole("link", { name: "Lihat Lainnya" }).click();
  await expect(page).toHaveURL("/id/financialtips");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const bar = page.getByRole("navigation", { name: "Utama" });
  await bar.getByRole("link", { name: "Tentang kami" }).click();
  await expect(page).toHaveURL("/id/about");
  const current = bar.getByRole("link", { name: "Tentang kami" });
  await expect(current).toHaveAttribute("aria-current", "page");
  const underline = (name: string) =>
    bar
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link, "::after").scale || "none");
  await expect.poll(() => underline("Tentang kami")).toMatch(/^(1|none)$/);
  await expect.poll(() => underline("Blog")).toMatch(/^0 /);
  await bar.getByRole("link", { name: "Blog" }).hover();
  await expect.poll(() => underline("Blog")).toMatch(/^(1|none)$/);
});

test("the privacy policy is read before any script wakes it, part by part", async ({ page }) => {
  await page.goto("/privacypolicy");
  await expect(page.getByText("Effective 31 October 2023", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Your data rights", exact: true }).click();
  await expect(page).toHaveURL("/privacypolicy#rights");
  await expect(page.getByRole("heading", { name: "Your data rights" })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
  await page.getByRole("radio", { name: "Bahasa Indonesia" }).first().click();
  await expect(page).toHaveURL("/id/terms");
  await expect(page.getByRole("heading", { name: "Hukum yang Berlaku" })).toBeAttached();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens and closes by keyboard", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menu" });
    await button.press("Enter");
    await expect(page.getByRole("link", { name: "Feature", exact: true })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Dark theme" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Feature", exact: true })).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe("on a phone without scripts", () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test("the menu is open, and the other language a link", async ({ page }) => {
    await page.goto("/blog/blog1");
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText(/© 20\d\d Lumbung/);
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await expect(page).toHaveURL("/id/blog/blog1");
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Tentang kami" })
      .click();
    await expect(page).toHaveURL("/id/about");
  });
});

test("the buttons of the hero keep to one line on phones", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ["/", "/id"]) {
      await page.goto(address);
      const begin = page
        .getByRole("main")
        .getByRole("link", { name: /Get started|Mulai sekarang/ });
      expect((await begin.boundingBox())?.height, `${address} at ${width}`).toBe(52);
    }
  }
});

test("words twice as large fit on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/", "/id", "/id/financialtips", "/id/blog/blog3"]) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide, address).toBe(0);
  }
});

test.describe("an address that leads nowhere", () => {
  test.use({ refusals: [404] });

  test("shows the way home", async ({ page }) => {
    const answer = await page.goto("/blog/blog99");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("4 0 4")).toBeVisible();
    await page.getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});
