import type { BrowserContext, Page } from "@playwright/test";
import { saveForGoals } from "./support/goals";
import { LEDGER } from "./support/ledger";
import { daysAgo } from "./support/listed";
import { lookAll, WALKS } from "./support/looks";
import { addressOf, builtScreens, type Language, type Screen } from "./support/pages";
import { API, newPerson, record, register, signIn } from "./support/people";
import { remind } from "./support/reminders";
import { test as base, expect } from "./support/test";
import { expectIndonesian } from "./support/words";

/** What the resident has written in English. */
const ENTERED = ["Electricity", "Service Motorcycle", "Put aside for Umrah"];

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
          await lookAll(page, looks);
        });
      });
    }
  });
}
