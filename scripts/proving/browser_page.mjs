/** What the scripts that drive a browser share: the browser, a sign-in, and a network at rest. */
import { chromium } from "@playwright/test";

/** So long without a request, the network is at rest. */
export const QUIET_MS = 1000;

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Gives a context the cookies of somebody who is signed in, as one header holds them. */
export async function signIn(context, address, cookie) {
  const cookies = cookie.split("; ").map((each) => {
    const [name, value] = each.split("=");
    return { name, value, url: address, httpOnly: true, sameSite: "Strict" };
  });
  await context.addCookies(cookies);
}

/** Counts the requests and bytes of a page from here on; `latest` is when there was one. */
export async function countRequests(protocol) {
  const seen = { bytes: 0, requests: 0, latest: performance.now() };
  await protocol.send("Network.enable");
  protocol.on("Network.requestWillBeSent", ({ request }) => {
    // What the page itself holds is reported here too, though nothing is sent for it.
    if (request.url.startsWith("data:")) return;
    seen.requests += 1;
    seen.latest = performance.now();
  });
  protocol.on("Network.loadingFinished", ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    seen.latest = performance.now();
  });
  return seen;
}

/**
 * Waits until a page whose requests are counted makes no more. Playwright's own "networkidle"
 * waits forever for the beacon that counts the page view.
 */
export async function rest(page, seen) {
  while (performance.now() - seen.latest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
}
