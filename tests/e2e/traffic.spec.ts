import type { Page } from "@playwright/test";
import { API } from "./support/people";
import { expect, test } from "./support/test";

test.use({ counted: true });

const VIEWS = `${API}/views`;

/** The pages that the browser tells of from now on. */
function toldOf(page: Page): unknown[] {
  const told: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== VIEWS) return;
    const { cookie = null, authorization = null } = request.headers();
    told.push({ ...request.postDataJSON(), cookie, signed: authorization !== null });
  });
  return told;
}

test("a visit is told page by page, without a cookie and without anything kept", async ({
  page,
  context,
}) => {
  const told = toldOf(page);
  const plain = { cookie: null, signed: false };
  await page.goto("/", { referer: "https://search.example/results?q=menabung" });
  await expect
    .poll(() => told)
    .toEqual([{ path: "/", referrer: "https://search.example", ...plain }]);
  await page.getByRole("link", { name: "Login" }).first().click();
  await expect.poll(() => told.slice(1)).toEqual([{ path: "/login", ...plain }]);
  expect(await context.cookies()).toEqual([]);
});

test("signed-in pages are told by their path alone, and nothing when the browser asks not to", async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe("");
  const told = toldOf(page);
  await page.goto("/transaction?q=rahasia");
  await expect.poll(() => told).toEqual([{ path: "/transaction", cookie: null, signed: true }]);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const part = page.waitForResponse((answer) => answer.url().endsWith("/sessions"));
  await page.goto("/setting?tab=security");
  await part;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(told).toHaveLength(1);
});
