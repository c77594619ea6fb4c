import type { BrowserContext, Page } from "@playwright/test";
import { believeInConnection } from "./support/connection";
import { listed, readStorage } from "./support/outbox";
import { API } from "./support/people";
import { NEXT, type ReleaseServer, serveReleases, THIS } from "./support/releases";
import { expect, expectAccessible, test } from "./support/test";
import { addWallet } from "./support/wallets";

test.use({ worker: true, refusals: [0, 401, 502] });

/** Waits until the worker that the page has installed has cached its release, and answers for it. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** A worker takes over once the earlier one has ended its work, which the browser decides. */
const TURN = { timeout: 30_000 };

/** What the caches of the site hold: addresses and texts by the names of the caches. */
function readCaches(page: Page): Promise<Record<string, [path: string, text: string][]>> {
  return page.evaluate(async () => {
    const found: Record<string, [string, string][]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const stored = (await cache.keys()).map(async ({ url }): Promise<[string, string]> => {
        const response = await cache.match(url);
        return [new URL(url).pathname, (await response?.text()) ?? ""];
      });
      found[name] = await Promise.all(stored);
    }
    return found;
  });
}

const cacheNames = async (page: Page) => Object.keys(await readCaches(page));

/** Collects which requests of the pages the worker has answered, and which not. */
function watchAnswers(context: BrowserContext): { worker: string[]; network: string[] } {
  const answers = { worker: [] as string[], network: [] as string[] };
  context.on("response", (response) => {
    if (response.request().serviceWorker()) return;
    const { pathname } = new URL(response.url());
    answers[response.fromServiceWorker() ? "worker" : "network"].push(pathname);
  });
  return answers;
}

test("opens without a connection, says so and goes on with it; caches hold nothing of the person", async ({
  page,
  context,
  account,
}) => {
  await page.goto("/overview");
  await installed(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The windows of tests are private ones, which some browsers install nothing from.
  const inTheWay = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(inTheWay).toEqual([]);
  const { errors, url, data = "" } = await session.send("Page.getAppManifest");
  expect([errors, url]).toEqual([[], expect.stringContaining("/manifest.en.webmanifest")]);
  const { screenshots } = JSON.parse(data) as { screenshots: { src: string; type: string }[] };
  for (const { src, type } of screenshots) {
    const picture = await page.request.get(src);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, type]);
  }

  const answers = watchAnswers(context);
  await page.goto("/transaction");
  await expect(page.getByRole("heading", { name: "Transactions" })).toBeVisible();
  await expect.poll(() => answers.network.some((path) => path.startsWith(API))).toBe(true);
  expect(answers.worker.filter((path) => path.startsWith(API))).toEqual([]);
  expect(answers.network.filter((path) => path.startsWith("/assets/"))).toEqual([]);
  expect(answers.worker).toContain("/transaction");
  // The page from the server came with its token, as without a worker.
  expect(answers.network).not.toContain(`${API}/token`);

  await context.setOffline(true);
  await believeInConnection(page);
  for (const path of ["/overview", "/transaction"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Transactions" })).toBeVisible();

  const stored = await readCaches(page);
  expect(Object.keys(stored)).toEqual([`release ${THIS}`]);
  const files = Object.values(stored).flat();
  expect(files.length).toBeGreaterThan(40);
  const { username, email, fullname } = account.person;
  for (const [path, text] of files) {
    expect(path).toMatch(/^\/assets\/[^/]+\.[\da-f]{8}\.|^\/assets\/[\da-f]{8}\./);
    for (const own of [username, email, fullname, account.token, 'accessToken":']) {
      expect(text.includes(own), `${path} has ${own}`).toBe(false);
    }
  }
});

/** Sends a form as the share menu of a phone sends what another app shares. */
async function share(page: Page, fields: Record<string, string>, file?: [string, string]) {
  await page.evaluate(
    ([texts, attached]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(texts)) {
        const field = Object.assign(document.createElement("input"), { name, value });
        form.append(field);
      }
      if (attached) {
        const [name, content] = attached;
        const field = Object.assign(document.createElement("input"), { type: "file" });
        field.name = "files";
        const held = new DataTransfer();
        held.items.add(new File([content], name, { type: "text/csv" }));
        field.files = held.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [fields, file] as const,
  );
}

test("opens what shortcuts name, and keeps what other apps share on the device", async ({
  page,
  context,
  account,
}) => {
  const dialog = page.getByRole("dialog", { name: "Record Your Income and Expenses" });
  await context.clearCookies();
  await page.goto("/overview#transfer");
  await page.locator("input[name=email]").fill(account.person.email);
  await page.locator("input[name=password]").fill(account.person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByRole("radio", { name: "Transfer" })).toBeChecked();
  await expect(page).toHaveURL("/overview");

  await page.evaluate(() => void navigator.serviceWorker.register("/sw.js"));
  await installed(page);
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker()) sent.push(new URL(request.url()).pathname);
  });
  await share(page, { title: "Pesan", text: "kemarin kopi 18rb", url: "" });
  await expect(dialog.getByLabel("Sentence or message")).toHaveValue("Pesan\nkemarin kopi 18rb");
  await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("18.000");
  await expect(page).toHaveURL("/overview");
  expect(await cacheNames(page)).toEqual([`release ${THIS}`]);

  await share(page, {}, ["mutasi.csv", "Tanggal,Keterangan,Jumlah\n2024-06-01,Kopi,-18000\n"]);
  await expect(page.getByText("mutasi.csv")).toBeVisible();
  await expectAccessible(page);
  const imported = page.waitForResponse((answer) => answer.url().endsWith(`${API}/imports`));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  expect((await imported).request().method()).toBe("POST");
  expect(sent).not.toContain("/share");
  expect(await cacheNames(page)).toEqual([`release ${THIS}`]);
});

test("a text shared while nobody is signed in comes to the person who signs in, and stays with nobody", async ({
  page,
  context,
  account,
}) => {
  const dialog = page.getByRole("dialog", { name: "Record Your Income and Expenses" });
  await page.goto("/overview");
  await installed(page);
  // The session ends elsewhere, and the share finds it out.
  await context.clearCookies();
  await share(page, { text: "kemarin kopi 18rb" });
  await expect(page).toHaveURL(/\/login/);
  await page.locator("input[name=email]").fill(account.person.email);
  await page.locator("input[name=password]").fill(account.person.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByLabel("Sentence or message")).toHaveValue("kemarin kopi 18rb");
  expect(await cacheNames(page)).toEqual([`release ${THIS}`]);

  // One that no page has taken does not outlive the session.
  await page.evaluate(async () => {
    const left = new Response("kemarin bakso", { headers: { "X-Shared-At": String(Date.now()) } });
    await (await caches.open("shared")).put("/shared/left/0", left);
  });
  await context.clearCookies();
  await page.goto("/transaction");
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cacheNames(page)).toEqual([`release ${THIS}`]);

  // Nor ten minutes in which nobody signs in.
  await page.evaluate(async () => {
    const old = new Response("kemarin soto", { headers: { "X-Shared-At": "1700000000000" } });
    await (await caches.open("shared")).put("/shared/old/0", old);
  });
  await page.goto("/");
  await expect.poll(() => cacheNames(page)).toEqual([`release ${THIS}`]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("after one visit all is there to record without a connection", async ({
    page,
    context,
    account,
  }) => {
    await addWallet(page.request, account.token, "GoPay");
    await page.goto("/overview");
    await installed(page);
    const stored = () => readStorage(page);
    await expect.poll(stored).toMatch(/"wallet-names".*GoPay/);
    await expect.poll(stored).toMatch(/"categories".*groceries/);
    await context.setOffline(true);
    await believeInConnection(page);
    await page.goto("/overview");
    await page.getByRole("button", { name: "Continue offline" }).tap();

    const dialog = page.getByRole("dialog");
    const begin = async (amount: string) => {
      const menu = page.getByRole("navigation", { name: "Main" });
      await menu.getByRole("button", { name: "Add Transaction" }).tap();
      await dialog.getByRole("textbox", { name: "Amount" }).fill(amount);
    };
    const end = async (count: string) => {
      await dialog.getByRole("button", { name: "Save" }).tap();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole("link", { name: count })).toBeVisible();
    };
    await begin("21000");
    await dialog.getByRole("button", { name: /^Category/ }).tap();
    await page.getByRole("option", { name: "Groceries" }).tap();
    await dialog.getByRole("button", { name: /^From: / }).tap();
    await page.getByRole("toolbar", { name: "From" }).getByRole("button", { name: "GoPay" }).tap();
    await expect(dialog.getByText("Loading what you record often")).toHaveCount(0);
    await expectAccessible(page);
    await end("1 entry waits for a connection");
    await begin("9000000");
    await dialog.getByText("Add Income", { exact: true }).tap();
    await end("2 entries wait for a connection");
    await begin("50000");
    await dialog.getByText("Transfer", { exact: true }).tap();
    await expect(dialog.getByRole("button", { name: "Swap from and to" })).toBeVisible();
    await end("3 entries wait for a connection");
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(page.getByText("3 waiting entries are saved.")).toBeVisible({ timeout: 40_000 });
    const { totals } = await listed(page.request, account.token);
    expect(totals).toMatchObject({ income: 9_000_000, expenses: 21_000 });
  });
});

/** The state of a newer worker that is on its way or waits for its turn. */
function stateOfNewer(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    const newer = found?.waiting ?? found?.installing;
    return newer?.state ?? "none";
  });
}

test.describe("with a server of two releases", () => {
  let releases: ReleaseServer;
  test.beforeAll(async () => {
    releases = await serveReleases();
  });
  test.afterAll(() => releases.close());

  const releaseOf = (page: Page) => page.locator("meta[name=app-version]").getAttribute("content");

  test("never mixes two releases, and can be withdrawn", async ({ page, context, account: _ }) => {
    await page.goto(`${releases.address}/overview`);
    await page.evaluate(() => void navigator.serviceWorker.register("/sw.js"));
    await installed(page);
    const reader = await context.newPage();
    await reader.goto(`${releases.address}/overview`);
    expect(await releaseOf(reader)).toBe(THIS);

    // The parts of this release are gone from the server, and its pages go on.
    releases.deploy();
    await page.getByRole("link", { name: "Planning", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: /Planning/ })).toBeVisible();
    const notice = page.getByText("A new version is ready.");
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => stateOfNewer(page)).toBe("installed");
    expect(await cacheNames(page)).toEqual([`release ${THIS}`, `release ${NEXT}`]);
    await page.getByRole("button", { name: "Reload", exact: true }).click();
    await expect.poll(() => releaseOf(page)).toBe(NEXT);
    await expect(notice).toBeHidden();
    await expect.poll(() => stateOfNewer(page), TURN).toBe("none");

    // A page of the earlier release still gets what it has not asked for so far.
    await reader.getByRole("link", { name: "Budget", exact: true }).first().click();
    await expect(reader.getByRole("heading", { level: 1, name: /Budget/ })).toBeVisible();
    expect(await releaseOf(reader)).toBe(THIS);
    await context.setOffline(true);
    await believeInConnection(page);
    await page.goto(`${releases.address}/transaction`);
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    expect(await releaseOf(page)).toBe(NEXT);
    await context.setOffline(false);
    // The proxy is there, and the server behind it is not.
    releases.breakDown(true);
    await page.goto(`${releases.address}/transaction`);
    await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
    releases.breakDown(false);

    // The next start finds nobody who needs the earlier release.
    await reader.close();
    const startAgain = async () => {
      await page.goto("about:blank");
      await page.goto(`${releases.address}/overview`);
      return await cacheNames(page);
    };
    await expect.poll(startAgain, TURN).toEqual([`release ${NEXT}`]);

    // The browser looks for a newer worker by itself after each start, at a moment of its own.
    releases.withdraw();
    await page.reload();
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      found?.update().catch(() => undefined);
    });
    await expect.poll(() => cacheNames(page), TURN).toEqual([]);
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(left).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
