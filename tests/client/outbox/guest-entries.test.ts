import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { forgetPerson } from "@/app/state/forget-person";
import { deleteDatabase, putObject, readAll } from "@/browser/device-database";
import { openOutbox } from "@/features/outbox/outbox";
import type { OutboxEntry } from "@/features/outbox/types";

import { token } from "../api/network";
import { storeInMemory } from "../support/indexed-db";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY = 86_400_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  storeInMemory();
  await deleteDatabase();
});

afterEach(async () => {
  await openOutbox(null);
  vi.useRealTimers();
});

const entry = (key: string, owner: string, guest: boolean): OutboxEntry => ({
  ...{ key, owner, guest, created: NOW },
  body: { type: "expenses", amount: 1, detail: key, date: "2026-11-20", category_id: "food" },
  look: { label: "Food", icon: null, color: null },
});

async function waiting(): Promise<string[]> {
  const entries = await readAll<OutboxEntry>("outbox");
  return entries.map(({ key }) => key).sort();
}

async function begin(sub: string): Promise<void> {
  await session.begin({ accessToken: token("t", 300, sub), payload: {} });
}

test("entries of a guest whose session ended wait 14 days for the account that the guest became", async () => {
  await begin("guest");
  await putObject("outbox", entry("of the guest", "guest", true));
  await putObject("outbox", entry("of a member", "ayu", false));
  await forgetPerson("guest", false);
  expect(await waiting()).toEqual(["of a member", "of the guest"]);

  vi.setSystemTime(NOW + 15 * DAY);
  await forgetPerson(session.lastAccount() ?? "", false);
  expect(await waiting()).toEqual(["of a member"]);
  expect(session.lastAccount()).toBeNull();
});

test("whoever signs in later ends them too, and a guest who is signed in keeps theirs", async () => {
  await putObject("outbox", entry("of the guest", "guest", true));
  vi.setSystemTime(NOW + 15 * DAY);
  await openOutbox("guest");
  expect(await waiting()).toEqual(["of the guest"]);
  await openOutbox("bayu");
  expect(await waiting()).toEqual([]);
});
