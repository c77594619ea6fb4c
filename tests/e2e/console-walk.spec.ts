import type { BrowserContext, Page } from "@playwright/test";
import { beginWork, leaveWork } from "./support/desk";
import { unreached } from "./support/keyboard";
import { expectRoom, expectRoomForLargeText, LOOKS, lookAll } from "./support/screen-checks";
import { signInOperator } from "./support/operators";
import { consoleScreens, type Language } from "./support/pages";
import { API, mustBe } from "./support/people";
import { allIsThere } from "./support/hydrated";
import { test as base, expect } from "./support/test";
import { expectIndonesian } from "./support/words";

interface AtWork {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  headers: { Authorization: string };
  /** What an operator opens: somebody, a message, an article. */
  opened: string[];
}

/** One operator with something to do, for all the screens. */
const test = base.extend<object, { atWork: AtWork }>({
  atWork: [
    async ({ playwright }, use) => {
      const baseURL = process.env.E2E_URL;
      const theirs = await playwright.request.newContext({ baseURL });
      const person = await leaveWork(theirs);
      await theirs.dispose();
      const request = await playwright.request.newContext({ baseURL });
      const operator = await signInOperator(request);
      const { article } = await beginWork(request, operator);
      const headers = { Authorization: `Bearer ${operator.token}` };
      const asked = `${API}/admin/support?q=${encodeURIComponent(person.email)}`;
      const answer = await request.get(asked, { headers });
      const { payload } = (await answer.json()) as {
        payload: { datas: [{ id: string; user: { id: string } }] };
      };
      const [message] = payload.datas;
      const opened = [
        `/user?user=${message.user.id}`,
        `/user?tab=support&message=${message.id}`,
        `/content?article=${article}`,
      ];
      await use({ cookies: (await request.storageState()).cookies, headers, opened });
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

// In one worker process, which prepares the operator once.
test.describe.configure({ mode: "default" });

/** Chooses the language of the operator. */
async function speak(page: Page, { headers }: AtWork, language: Language): Promise<void> {
  const data = { language };
  await mustBe(200, await page.request.put(`${API}/users/preferences`, { headers, data }));
}

async function open(page: Page, address: string, language: Language): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("h1")).toHaveCount(1);
  await allIsThere(page);
}

/** The screens in parts that take about the same time. */
const PARTS = [
  ["Dashboard and User", (address: string) => /^\/(dashboard|user)/.test(address)],
  ["Content and half of Setting", (address: string) => /^\/content|=(gen|pre|acc)/.test(address)],
  ["the rest of Setting", (address: string) => /=(per|rat|hol|aud)/.test(address)],
] as const;

test.describe("in English", () => {
  test.use({ ...LOOKS[0], locale: "en" });
  for (const [name, isOf] of PARTS) {
    test(`${name}: accessible in every look, all of it reached by keyboard on a phone`, async ({
      context,
      page,
      atWork,
    }) => {
      test.slow();
      await context.addCookies(atWork.cookies);
      await speak(page, atWork, "en");
      for (const address of [...consoleScreens(), ...atWork.opened].filter(isOf)) {
        await page.setViewportSize(LOOKS[0].viewport);
        await open(page, address, "en");
        expect(await unreached(page), address).toEqual([]);
        await lookAll(page, LOOKS, allIsThere);
      }
    });
  }
});

test.describe("in Indonesian", () => {
  test.use({ locale: "id" });
  test("every screen has its words and its room", async ({ context, page, atWork }) => {
    test.slow();
    await context.addCookies(atWork.cookies);
    await speak(page, atWork, "id");
    for (const address of [...consoleScreens(), ...atWork.opened]) {
      await open(page, address, "id");
      await expectRoom(page, async () => {
        await allIsThere(page);
        await expectIndonesian(page);
      });
      await expectRoomForLargeText(page);
    }
  });
});
