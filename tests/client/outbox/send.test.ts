import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { deleteEntries, holdEntry, keepEntry, openOutbox, outbox } from "@/features/outbox/outbox";
import { sendOutbox } from "@/features/outbox/send";
import type { EntryBody } from "@/features/outbox/types";
import { postEntry } from "@/features/transactions/record/entries";

import { storeInMemory } from "../support/indexed-db";
import { answer, refusal, serve } from "../support/server";

const OWNER = "01";
const ROW = { id: "01T", type: "expenses", amount: 20_000 };
const stored = () => answer({ message: "", datas: [ROW], balance: 0 }, 201);
const LUNCH: EntryBody = {
  type: "expenses",
  category_id: "food-beverages",
  amount: 20_000,
  detail: "Soto",
  date: "2026-11-28",
};
const TOP_UP: EntryBody = {
  type: "transfer",
  wallet_id: "bca",
  to_wallet_id: "gopay",
  amount: 100_000,
  fee: 1_000,
  detail: "",
  date: "2026-11-28",
};

beforeEach(async () => {
  storeInMemory();
  await session.check();
  await openOutbox(OWNER);
  await deleteEntries(OWNER);
});

/** Lets an entry wait as the dialog does without a connection. */
async function wait(key: string, body: EntryBody, owner = OWNER): Promise<void> {
  const look = { label: "", icon: null, color: null };
  await holdEntry({ key, owner, created: outbox.get().length, body, look });
  await keepEntry(key);
}

test.each([LUNCH, TOP_UP])(
  "an entry is sent word by word as its dialog has sent it",
  async (body) => {
    const calls = serve({ "POST /transaction/add": stored, "POST /transfers": stored });
    await postEntry(body, "key-1");
    await wait("key-1", body);
    await sendOutbox(vi.fn());
    const [first, second] = calls;
    // The server takes a key with another body for a mistake.
    expect({ ...second, background: false }).toEqual(first);
    expect(outbox.get()).toEqual([]);
  },
);

test("what a full guest has recorded waits for an answer of its person, with the sentence", async () => {
  serve({ "POST /transaction/add": () => refusal(403, { code: "guest_full" }) });
  await wait("key-1", LUNCH);
  await wait("key-2", LUNCH);
  expect(await sendOutbox(vi.fn())).toEqual({ stored: 0, retry: null });
  expect(outbox.get().map(({ refusal: said }) => said?.message)).toEqual([
    "The server said no.",
    "The server said no.",
  ]);
});

test("a call that is not allowed now says nothing against the entry", async () => {
  serve({
    "POST /transaction/add": () => refusal(403, { code: "second_factor_enrolment_required" }),
  });
  await wait("key-1", LUNCH);
  expect(await sendOutbox(vi.fn())).toEqual({ stored: 0, retry: null });
  expect(outbox.get()).toMatchObject([{ key: "key-1" }]);
  expect(outbox.get()[0]).not.toHaveProperty("refusal");
});

test("an entry that the server is still storing is sent again", async () => {
  const answers = [() => refusal(409, { code: "request_in_flight" }), stored];
  serve({ "POST /transaction/add": () => (answers.shift() ?? stored)() });
  await wait("key-1", LUNCH);
  const { retry } = (await sendOutbox(vi.fn())) ?? {};
  expect(retry).toBeGreaterThan(0);
  expect(outbox.get()[0]).not.toHaveProperty("refusal");
  expect(await sendOutbox(vi.fn())).toEqual({ stored: 1, retry: null });
});

test("nobody sees what waits of the account before, not even for a moment", async () => {
  await wait("key-1", LUNCH);
  const seen = vi.fn();
  const leave = outbox.subscribe(() => seen(outbox.get().length));
  const opened = openOutbox("02");
  expect(outbox.get()).toEqual([]);
  await opened;
  leave();
  expect(seen.mock.calls.flat()).not.toContain(1);
  await openOutbox(OWNER);
  expect(outbox.get()).toHaveLength(1);
});
