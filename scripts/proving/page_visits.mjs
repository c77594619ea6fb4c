/**
 * Opens pages in turns, each in a new browser context, and prints for every page its visits: the
 * milliseconds until a text is visible (or until the largest paint), and the bytes received and
 * requests made until the network rests. With `worker`, the service worker is installed before, and
 * the frame of the page is waited for. Reads what to open as JSON from standard input.
 */
import { readFileSync } from "node:fs";

import { countRequests, launch, QUIET_MS, rest, signIn } from "./browser_page.mjs";
import { slowDown } from "./slow_connection.mjs";

/** What Lighthouse and Chrome's tools call Slow 4G: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const SCREEN = { viewport: { width: 1440, height: 900 } };
/** The turns that count; the first one also starts the browser's own processes. */
const { pages, turns, slow } = JSON.parse(readFileSync(0, "utf8"));

/** A number as any language writes it, in its groups of three. */
function grouped(number) {
  return new RegExp(`(?:^|\\D)${[...String(Math.abs(number))].join("\\D?")}`);
}

/** Runs in the page: the last and largest paint that the browser tells of. */
function largestPaint(rest) {
  return new Promise((resolve) => {
    let last = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) last = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(() => resolve(last), rest);
  });
}

/** Waits for what the page is opened for; without such a thing, for nothing. */
async function waitForContent(page, { number, worker }) {
  if (worker) {
    await page.getByRole("navigation").filter({ visible: true }).first().waitFor();
  } else if (number !== undefined) {
    // A narrow screen hides some of the places that show it.
    await page.getByText(grouped(number)).filter({ visible: true }).first().waitFor();
  }
}

/** Installs the service worker, with all that it caches. */
async function installWorker(context, { address, path }) {
  const page = await context.newPage();
  await page.goto(address + path);
  await page.evaluate(() => void navigator.serviceWorker.register("/sw.js"));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.close();
}

async function load(context, wanted) {
  const { address, path, number, worker } = wanted;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = await countRequests(session);
  if (slow) {
    if (!worker) await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  const started = performance.now();
  await page.goto(address + path, { waitUntil: "commit", timeout: 60_000 });
  await waitForContent(page, wanted);
  let ms = performance.now() - started;
  await rest(page, seen);
  if (number === undefined) ms = await page.evaluate(largestPaint, QUIET_MS);
  await page.close();
  return { ms, bytes: seen.bytes, requests: seen.requests };
}

async function visitWithWorker(context, page) {
  const slower = await slowDown(page.address, SLOW_4G);
  const near = { ...page, address: slower.address };
  await installWorker(context, near);
  const found = await load(context, near);
  slower.close();
  return found;
}

async function visit(browser, page) {
  const context = await browser.newContext(slow ? PHONE : SCREEN);
  if (page.cookie) await signIn(context, page.address, page.cookie);
  if (page.warm) await load(context, page);
  const found = await (page.worker ? visitWithWorker(context, page) : load(context, page));
  await context.close();
  return found;
}

const browser = await launch();
const visits = Object.fromEntries(pages.map(({ name }) => [name, []]));
for (let turn = 0; turn <= turns; turn += 1) {
  for (const page of pages) {
    const found = await visit(browser, page);
    if (turn > 0) visits[page.name].push(found);
  }
}
await browser.close();
process.stdout.write(JSON.stringify(visits));
