import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { WaitingEntries } from "@/features/outbox/details/WaitingEntries";
import { deleteEntries, openOutbox, restoreEntry } from "@/features/outbox/outbox";
import type { OutboxEntry } from "@/features/outbox/types";

import { storeInMemory } from "../support/indexed-db";
import { showScreen } from "../support/show-screen";

const OWNER = "01";

beforeEach(async () => {
  storeInMemory();
  await openOutbox(OWNER);
  await deleteEntries(OWNER);
});

function entry(number: number, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    key: `key-${number}`,
    owner: OWNER,
    created: number,
    body: {
      type: "expenses",
      category_id: "food-beverages",
      amount: 1_000,
      detail: `entry ${number}`,
      date: "2026-11-28",
    },
    look: { label: "Food & Beverages", icon: null, color: null },
    ...more,
  };
}

const details = () => screen.getAllByText(/^entry \d+$/).map(({ textContent }) => textContent);

test("a long list shows what needs its person, then the newest, and all by a press", async () => {
  const refusal = { status: 422, code: "validation_failed", message: "No.", errors: {} };
  await restoreEntry(entry(1, { refusal }));
  for (let number = 2; number <= 25; number += 1) await restoreEntry(entry(number));
  const { person } = showScreen(<WaitingEntries />);
  expect(details()).toHaveLength(20);
  expect(details().slice(0, 3)).toEqual(["entry 1", "entry 25", "entry 24"]);
  await person.click(screen.getByText("Show all 25 entries"));
  expect(details()).toHaveLength(25);
  await person.click(screen.getByText("Show fewer"));
  expect(details()).toHaveLength(20);
});
