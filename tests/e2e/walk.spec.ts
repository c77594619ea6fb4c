import type { BrowserContext, Page } from "@playwright/test";
import { LEDGER } from "./support/ledger";
import { addressOf, builtScreens, type Language, type Screen } from "./support/pages";
import { API, newPerson, record, register, signIn } from "./support/people";
import { test as base, expect, expectAccessible } from "./support/test";

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const THEMES = ["light", "dark"] as const;
const LANGUAGES: Language[] = ["en", "id"];

interface Resident {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  token: string;
}

/** One person with a filled ledger for all the screens that a worker process walks. */
const test = base.extend<object, { resident: Resident }>({
  resident: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      const person = newPerson();
      await register(request, person);
      const token = await signIn(request, person);
      await record(request, token, LEDGER);
      await use({ cookies: (await request.storageState()).cookies, token });
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

async function enter(context: BrowserContext, resident: Resident, language: Language) {
  await context.addCookies(resident.cookies);
  const answer = await context.request.put(`${API}/users/preferences`, {
    data: { language },
    headers: { Authorization: `Bearer ${resident.token}` },
  });
  expect(answer.status()).toBe(200);
}

async function look(page: Page, screen: Screen, language: Language): Promise<void> {
  await page.goto(addressOf(screen, language));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1")).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
  expect(await overflow(page), "pixels that stick out to the right").toBeLessThanOrEqual(0);
}

for (const theme of THEMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const language of LANGUAGES) {
      test.describe(`${theme}, ${size}, ${language}`, () => {
        test.use({ colorScheme: theme, viewport, locale: language });
        for (const screen of builtScreens()) {
          const missing = screen.path === "/no-such-page";
          test.describe(() => {
            test.use({ refusals: missing ? [404] : [] });
            test(`${screen.path} is accessible and clean`, async ({ context, page, resident }) => {
              if (screen.signedIn) {
                await enter(context, resident, language);
              }
              await look(page, screen, language);
              await expect(page.locator("html")).toHaveClass(
                theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/,
              );
              await page.setViewportSize({ width: 320, height: 640 });
              // Charts measure their room anew after the window has changed.
              await expect
                .poll(() => overflow(page), { message: "pixels that stick out at 320" })
                .toBeLessThanOrEqual(0);
            });
          });
        }
      });
    }
  }
}
