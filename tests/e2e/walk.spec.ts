import type { BrowserContext, Page } from "@playwright/test";
import { chunk } from "es-toolkit";
import { saveForGoals } from "./support/goals";
import { LEDGER } from "./support/ledger";
import { daysAgo } from "./support/listed";
import { expectRoom, LOOKS, lookAll } from "./support/screen-checks";
import {
  addressOf,
  builtScreens,
  type Language,
  ofWallet,
  type Screen,
  WALLET,
} from "./support/pages";
import { API, newPerson, record, register, signIn } from "./support/people";
import { remind } from "./support/reminders";
import { addRules } from "./support/rules";
import { firstWallet } from "./support/wallets";
import { allIsThere, takenOver } from "./support/hydrated";
import { test as base, expect } from "./support/test";
import { expectIndonesian } from "./support/words";

/** What the resident has written in English. */
const ENTERED = ["Electricity", "Service Motorcycle", "Put aside for Umrah"];

interface Resident {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  token: string;
  /** The id of the only wallet. */
  wallet: string;
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
      await addRules(request, token, [
        { text: "Indomaret", min_amount: 50_000, category_id: "groceries" },
        { text: "Biaya adm", leave_out: true },
      ]);
      const { cookies } = await request.storageState();
      await use({ cookies, token, wallet: await firstWallet(request, token) });
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

/** Public pages have a footer, and come to life in parts. */
async function ready(page: Page, { signedIn }: Screen): Promise<void> {
  if (!signedIn) await takenOver(page);
  await allIsThere(page);
}

async function open(page: Page, screen: Screen, language: Language): Promise<void> {
  await page.goto(addressOf(screen, language));
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1")).toHaveCount(1);
  await ready(page, screen);
}

async function lookInEnglish(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(LOOKS[0].viewport);
    await open(page, screen, "en");
    await lookAll(page, LOOKS, () => ready(page, screen));
  }
}

async function readInIndonesian(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await open(page, screen, "id");
    await expectRoom(page, async () => {
      await ready(page, screen);
      await expectIndonesian(page, ENTERED);
    });
  }
}

/** So many screens are looked at in one browser in every look. */
const TOGETHER = 4;

const SCREENS = builtScreens();
const NOT_FOUND = SCREENS.filter(({ path }) => path === "/no-such-page");
const PUBLIC = SCREENS.filter((one) => !one.signedIn && !NOT_FOUND.includes(one));
const OWN = [...SCREENS.filter(({ signedIn }) => signedIn), WALLET];

const screensOf = ({ wallet }: Resident, screens: readonly Screen[]) =>
  screens.map((screen) => ofWallet(screen, wallet));

const titleOf = (screens: readonly Screen[]) => screens.map(({ path }) => path).join(", ");

test.describe("in English, accessible in every look, with their room on the narrowest phones", () => {
  test.use({ ...LOOKS[0], locale: "en" });
  for (const screens of chunk(PUBLIC, TOGETHER)) {
    test(titleOf(screens), async ({ page }) => {
      test.slow();
      await lookInEnglish(page, screens);
    });
  }
  for (const screens of chunk(OWN, TOGETHER)) {
    test(titleOf(screens), async ({ context, page, resident }) => {
      test.slow();
      await enter(context, resident, "en");
      await lookInEnglish(page, screensOf(resident, screens));
    });
  }
});

test.describe("in Indonesian, with their words and their room in every size", () => {
  test.use({ locale: "id" });
  test("the public pages", async ({ page }) => {
    test.slow();
    await readInIndonesian(page, PUBLIC);
  });
  test("the screens of whoever is signed in", async ({ context, page, resident }) => {
    test.slow();
    await enter(context, resident, "id");
    await readInIndonesian(page, screensOf(resident, OWN));
  });
});

test.describe("what does not exist", () => {
  test.use({ refusals: [404] });
  test("is told in both languages, accessible in every look", async ({ page }) => {
    await lookInEnglish(page, NOT_FOUND);
    await readInIndonesian(page, NOT_FOUND);
  });
});
