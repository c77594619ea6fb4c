import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { granted, network, token } from "../api/network";

let asked: Request[] = [];

/** A document that has just been loaded, by a link of another site. */
async function freshPage() {
  vi.resetModules();
  return await import("@/features/traffic/count-page");
}

function tell<Key extends string>(of: object, key: Key, value: unknown): void {
  Object.defineProperty(of, key, { value, configurable: true });
}

const told = async () => await Promise.all(asked.map((request) => request.clone().json()));

beforeEach(() => {
  asked = network(() => Response.json({ payload: {} }, { status: 202 }));
  tell(document, "visibilityState", "visible");
  tell(document, "referrer", "https://www.kompas.com/money");
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of ["visibilityState", "referrer"]) Reflect.deleteProperty(document, key);
  for (const key of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, key);
});

test("pages are told by their path, the first one with the site that led to it", async () => {
  const { countPage } = await freshPage();
  await countPage("/id/blog/blog1");
  await countPage("/about");
  expect(await told()).toEqual([
    { path: "/id/blog/blog1", referrer: "https://www.kompas.com" },
    { path: "/about" },
  ]);
  for (const request of asked) {
    expect(request.method).toBe("POST");
    expect(new URL(request.url).pathname).toBe("/api/v1/views");
    expect(request.credentials).toBe("omit");
    expect(request.keepalive).toBe(true);
    expect([...request.headers.keys()].toSorted()).toEqual(["content-type", "x-background"]);
  }
});

test("nothing is told of addresses that are no pages, nor of operators at work", async () => {
  const { countPage } = await freshPage();
  const nowhere = ["/nope", "/id/overview", "/blog/blog1/more", "/blog/a b"];
  const console = ["/dashboard", "/user", "/content", "/AdminSetting"];
  for (const path of [...nowhere, ...console]) await countPage(path);
  expect((await told()).map(({ path }) => path)).toEqual(["/blog/a b"]);
});

test.each([
  ["doNotTrack", "1"],
  ["doNotTrack", "yes"],
  ["globalPrivacyControl", true],
])("nothing is told to whom %s is %s", async (wish, value) => {
  const { countPage } = await freshPage();
  tell(navigator, wish, value);
  await countPage("/");
  expect(asked).toEqual([]);
});

test("a page that is not seen yet waits until it is", async () => {
  const { countPage } = await freshPage();
  tell(document, "visibilityState", "hidden");
  const counted = countPage("/");
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toEqual([]);
  tell(document, "visibilityState", "visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await counted;
  expect(asked).toHaveLength(1);
});

test("a server out of reach is nobody's concern", async () => {
  network(() => Promise.reject(new TypeError("Failed to fetch")));
  const { countPage } = await freshPage();
  await expect(countPage("/")).resolves.toBeUndefined();
});

test("only signed-in pages show their token", async () => {
  const { countPage } = await freshPage();
  const { session } = await import("@/api/session");
  asked = network((_request, path) =>
    path === "/token" ? granted(token("a")) : Response.json({ payload: {} }, { status: 202 }),
  );
  await session.goOn();
  await countPage("/blog");
  await countPage("/transaction");
  const views = asked.filter(({ url }) => url.endsWith("/views"));
  expect(views.map(({ headers }) => headers.get("Authorization"))).toEqual([
    null,
    `Bearer ${token("a")}`,
  ]);
  session.close();
});
