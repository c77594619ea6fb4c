import type { Page, Request, Route } from "@playwright/test";
import { askForBarePages } from "./support/bare-pages";
import { expect, record, test } from "./support/test";

/** The page itself, and the script before it, which nothing on the page could fetch again. */
const BEFORE_THE_PAGE = /\/assets\/theme\./;
const SENTENCE = "We can't do this right now. Please try again in a moment.";

test.use({ refusals: [0, 503] });

/** The ways in which an answer is lost, besides a request that stays open. */
const LOSSES: Record<string, (route: Route) => Promise<void>> = {
  "does not come": (route) => route.abort("internetdisconnected"),
  "is refused": (route) =>
    route.fulfill({
      status: 503,
      headers: { "Retry-After": "1" },
      json: { message: SENTENCE, payload: { message: SENTENCE, code: "overloaded" } },
    }),
};
const isEarly = (request: Request) =>
  !request.isNavigationRequest() && !BEFORE_THE_PAGE.test(request.url());

/** Loses the first answer to each address, and tells which addresses those were. */
async function loseFirst(page: Page, lose: (route: Route) => Promise<void>): Promise<Set<string>> {
  const lost = new Set<string>();
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!isEarly(request) || request.method() === "HEAD" || lost.has(pathname)) {
      await route.fallback();
      return;
    }
    lost.add(pathname);
    await lose(route);
  });
  return lost;
}

test.beforeEach(({ page }) => askForBarePages(page));

const SALARY = { type: "income", categoryName: "Salary", amount: 12_345_000 } as const;
const balance = (page: Page) => page.getByRole("main").getByText("Rp12.345.000").first();

for (const [name, lose] of Object.entries(LOSSES)) {
  test(`the balance shows though the first answer to each request ${name}`, async ({
    page,
    account,
  }) => {
    await record(page.request, account.token, [SALARY]);
    const lost = await loseFirst(page, lose);
    await page.goto("/overview");
    await expect(balance(page)).toBeVisible({ timeout: 60_000 });
    expect([...lost].filter((path) => path.startsWith("/api/")).length).toBeGreaterThan(1);
    expect([...lost].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(4);
  });
}

test("the balance shows though the first answer to each request hangs", async ({
  page,
  account,
}) => {
  await record(page.request, account.token, [SALARY]);
  await page.clock.install();
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await loseFirst(page, async (route) => {
    end(route.request());
  });
  await page.goto("/overview", { waitUntil: "commit" });
  // Nobody waits for minutes: the clock goes on whenever only hanging requests are left.
  await expect(async () => {
    await expect.poll(() => underWay.size).toBe(0);
    await page.clock.fastForward(10_000);
    await expect(balance(page)).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [0], timeout: 60_000 });
});

test("what has come is not fetched again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  const again: string[] = [];
  page.on("request", (request) => again.push(request.url()));
  await page.clock.fastForward(60_000);
  await expect(page.locator("script[src*='?'], link[rel=stylesheet][href*='?']")).toHaveCount(0);
  expect(again.filter((url) => /\/assets\/.*\?/.test(url))).toEqual([]);
});
