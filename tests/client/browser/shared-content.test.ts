import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { forgetPerson } from "@/app/state/forget-person";
import { takeSharedContent } from "@/browser/shared-content";
import { loginPath, sharedPath } from "@/lib/paths";
import { SHARED_FOR } from "@/lib/shared-content";
import { forgetOldShare, receiveShare } from "@/worker/share";

import { cacheInMemory } from "../support/caches";
import { storeInMemory } from "../support/indexed-db";

const NOW = Date.parse("2026-11-20T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  cacheInMemory();
  storeInMemory();
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

/** Shares a text as the share menu of a phone does, and gives the address that follows. */
async function share(text: string): Promise<string> {
  const body = new FormData();
  body.set("text", text);
  const request = { formData: () => Promise.resolve(body) } as Request;
  vi.spyOn(Response, "redirect").mockImplementation(
    (address) => new Response(null, { headers: { Location: String(address) } }),
  );
  return (await receiveShare(request)).headers.get("Location") ?? "";
}

const keyOf = (address: string) => address.split("=")[1] ?? "";

async function takeAfter(wait: number): Promise<string> {
  const address = await share("kemarin kopi 18rb");
  vi.setSystemTime(NOW + wait);
  return (await takeSharedContent(keyOf(address))).text;
}

test("what was shared comes to whoever signs in within ten minutes, once", async () => {
  expect(await takeAfter(SHARED_FOR)).toBe("kemarin kopi 18rb");
  expect(await caches.keys()).toEqual([]);
});

test("what was shared earlier is gone, for whoever signs in and at the next start of a page", async () => {
  expect(await takeAfter(SHARED_FOR + 1)).toBe("");
  expect(await caches.keys()).toEqual([]);

  vi.setSystemTime(NOW);
  await share("kemarin kopi 18rb");
  await forgetOldShare();
  expect(await caches.keys()).toEqual(["shared"]);
  vi.setSystemTime(NOW + SHARED_FOR + 1);
  await forgetOldShare();
  expect(await caches.keys()).toEqual([]);
});

test("whoever signs out leaves nothing shared, wherever the page leads", async () => {
  window.history.replaceState(null, "", await share("kemarin kopi 18rb"));
  await forgetPerson("ayu", true);
  expect(await caches.keys()).toEqual([]);
});

test("a session that ended elsewhere leaves nothing shared but the text that found this out", async () => {
  await share("kemarin kopi 18rb");
  await forgetPerson("ayu", false);
  expect(await caches.keys()).toEqual([]);

  const address = await share("tadi bakso 15rb");
  for (const place of [address, loginPath("id", address)]) {
    window.history.replaceState(null, "", place);
    await forgetPerson("ayu", false);
    expect(await caches.keys()).toEqual(["shared"]);
  }
  expect((await takeSharedContent(keyOf(address))).text).toBe("tadi bakso 15rb");
  expect(sharedPath("text", keyOf(address))).toBe(address);
});
