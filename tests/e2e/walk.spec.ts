import type { BrowserContext, Page } from "@playwright/test";
import { saveForGoals } from "./support/goals";
import { LEDGER } from "./support/ledger";
import { daysAgo } from "./support/listed";
import { addressOf, builtScreens, type Language, type Screen } from "./support/pages";
import { API, newPerson, record, register, signIn } from "./support/people";
import { remind } from "./support/reminders";
import { test as base, expect, expectAccessible } from "./support/test";
import { expectIndonesian } from "./support/words";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Every size and theme; a language opens the page at the first one and goes on from there. */
const LOOKS = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESK, colorScheme: "light" },
  { viewport: DESK, colorScheme: "dark" },
] as const;
const WALKS = [
  { language: "en", looks: LOOKS },
  { language: "id", looks: LOOKS.toReversed() },
] as const;

/** What the resident has written in English. */
const ENTERED = ["Electricity", "Service Motorcycle", "Put aside for Umrah"];

type Look = (typeof LOOKS)[number];

interface Resident {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  token: string;
}

/** One person with a filled ledger for all the screens that a worker process walks. */
const test = base.extend<object, { resident: Resident }>({
  resident: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: process.env.E2E_URL,
      });
      const person = newPerson();
      await register(request, person);
      const token = await signIn(request, person);
      await record(request, token, LEDGER);
      await saveForGoals(request, token);
      await remind(request, token, [
        { description: "Service Motorcycle", day: daysAgo(0), time: "00:01" },
        { description: "Electricity", day: daysAgo(0), kind: "bill", amount: 350_000 },
        {
          description: "Put aside for Umrah",
          day: daysAgo(-3),
          kind: "saving",
          frequency: "weekly",
        },
      ]);
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

async function open(page: Page, screen: Screen, language: Language): Promise<void> {
  await page.goto(addressOf(screen, language));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1")).toHaveCount(1);
}

async function look(page: Page, { viewport, colorScheme }: Look, before?: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const dark = colorScheme === "dark";
  await expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  const onlyTheme = before?.viewport === viewport;
  // Another theme asks for nothing; another size may bring parts that were not wanted before.
  if (!onlyTheme) await page.waitForLoadState("networkidle");
  await expectAccessible(page, onlyTheme ? "colours" : undefined);
  // Charts measure their room anew after the window has changed.
  await expect
    .poll(() => overflow(page), {
      message: "pixels that stick out to the right",
    })
    .toBeLessThanOrEqual(0);
}

for (const { language, looks } of WALKS) {
  test.describe(language, () => {
    test.use({ ...looks[0], locale: language });
    for (const screen of builtScreens()) {
      test.describe(() => {
        test.use({ refusals: screen.path === "/no-such-page" ? [404] : [] });
        test(`${screen.path} is accessible and clean`, async ({ context, page, resident }) => {
          if (screen.signedIn) await enter(context, resident, language);
          await open(page, screen, language);
          if (language === "id") await expectIndonesian(page, ENTERED);
          for (const [at, one] of looks.entries()) await look(page, one, looks[at - 1]);
          await page.setViewportSize({ width: 320, height: 640 });
          await expect
            .poll(() => overflow(page), {
              message: "pixels that stick out at 320",
            })
            .toBeLessThanOrEqual(0);
        });
      });
    }
  });
}
