import type { BrowserContext } from "@playwright/test";
import { beginWork, leaveWork } from "./support/desk";
import { lookAll, WALKS } from "./support/looks";
import { signInOperator } from "./support/operators";
import { consoleScreens } from "./support/pages";
import { API } from "./support/people";
import { test as base, expect } from "./support/test";
import { expectIndonesian } from "./support/words";

interface AtWork {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  headers: { Authorization: string };
}

/** One operator with something to do, for all the screens that a worker process walks. */
const test = base.extend<object, { atWork: AtWork }>({
  atWork: [
    async ({ playwright }, use) => {
      const baseURL = process.env.E2E_URL;
      const theirs = await playwright.request.newContext({ baseURL });
      await leaveWork(theirs);
      await theirs.dispose();
      const request = await playwright.request.newContext({ baseURL });
      const operator = await signInOperator(request);
      await beginWork(request, operator);
      const headers = { Authorization: `Bearer ${operator.token}` };
      await use({ cookies: (await request.storageState()).cookies, headers });
      await request.dispose();
    },
    { scope: "worker" },
  ],
});

for (const { language, looks } of WALKS) {
  test.describe(language, () => {
    test.use({ ...looks[0], locale: language });
    for (const address of consoleScreens()) {
      test(`${address} is accessible and clean`, async ({ context, page, atWork }) => {
        await context.addCookies(atWork.cookies);
        const { headers } = atWork;
        const data = { language };
        const kept = await context.request.put(`${API}/users/preferences`, { headers, data });
        expect(kept.status()).toBe(200);

        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        if (language === "id") await expectIndonesian(page);
        await lookAll(page, looks);
      });
    }
  });
}
