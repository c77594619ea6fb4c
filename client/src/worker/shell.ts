import { classifyRequest, hasPart, partAddress, type Release } from "./release";
import { listPages, type RequestEvent, worker } from "./scope";
import { forgetOldShare, receiveShare } from "./share";

/** Keeps the parts of one release, and its bare page for when there is no connection. */

const PREFIX = "release ";

/** How long a page may take to come before the bare one takes its place, in milliseconds. */
const PATIENCE = 4_000;

/** So many parts are fetched side by side, so that the open page has a share of the connection. */
const PARALLEL = 3;

/** Hashed files are the same under whatever query and headers they are fetched. */
const ANYHOW = { ignoreSearch: true, ignoreVary: true };

const nameOf = ({ version }: Release) => PREFIX + version;

const openCache = (release: Release) => caches.open(nameOf(release));

async function storePart(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address, ANYHOW)) return;
  // What has not changed since an earlier release is there already.
  const there = await caches.match(address, ANYHOW);
  const response = there ?? (await fetch(address, { priority: "low" }));
  if (!response.ok || response.redirected) throw new TypeError(address);
  await cache.put(address, response);
}

/** Caches all parts of the release, or fails; the next attempt goes on where this one ended. */
export async function cacheRelease(release: Release): Promise<void> {
  const cache = await openCache(release);
  const waiting = release.parts.map(partAddress);
  const storeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await storePart(cache, next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, storeNext));
}

/** Deletes other releases when no page is open that could need them, nor a worker waits with one. */
export async function deleteOtherReleases(release: Release): Promise<void> {
  const { installing, waiting } = worker.registration;
  if (installing || waiting || (await listPages()).length > 0) return;
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== nameOf(release),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Answers requests for signed-in pages and parts, and shares; all others stay with the browser. */
export function answerRequest(event: RequestEvent, release: Release): void {
  const kind = classifyRequest(event.request, worker.location.origin);
  if (event.request.mode === "navigate" && kind !== "share") event.waitUntil(forgetOldShare());
  if (kind === "part") event.respondWith(answerPart(event, release));
  if (kind === "share") event.respondWith(receiveShare(event.request));
  if (kind !== "page") return;
  event.respondWith(answerPage(event.request, release));
  event.waitUntil(deleteOtherReleases(release));
}

async function answerPart(event: RequestEvent, release: Release): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  // Pages of an earlier release that are still open find theirs here, too.
  const stored = await caches.match(pathname, ANYHOW);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (response.ok && hasPart(release, pathname)) {
    const copy = response.clone();
    event.waitUntil(openCache(release).then((cache) => cache.put(pathname, copy)));
  }
  return response;
}

/** The page from the server, which brings what it shows and is never cached; else the bare one. */
async function answerPage(request: Request, release: Release): Promise<Response> {
  const page = fetch(request);
  const late = new Promise<null>((settle) => {
    setTimeout(settle, PATIENCE, null);
  });
  const soon = await Promise.race([page.catch(() => null), late]);
  return (isBroken(soon) ? null : soon) ?? (await findShell(release)) ?? page;
}

/** What a proxy says while the server behind it is gone: as good as no connection. */
function isBroken(answer: Response | null): boolean {
  return answer !== null && answer.status >= 502 && answer.status <= 504;
}

async function findShell(release: Release): Promise<Response | undefined> {
  const chosen = (await globalThis.cookieStore?.get("lang"))?.value;
  const { language } = worker.navigator;
  const { shells } = release;
  const shell = shells[chosen ?? language.slice(0, 2)] ?? shells.en ?? "";
  return await (await openCache(release)).match(partAddress(shell), ANYHOW);
}
