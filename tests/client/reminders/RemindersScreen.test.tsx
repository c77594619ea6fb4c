import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { RemindersScreen } from "@/features/reminders/RemindersScreen";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { month, occurrence, reminder, TODAY } from "./reminders";

const DAYS = ["2024-06-15", "2024-06-16", "2024-06-17"];
const DAILY = reminder({ description: "Write it down", day: "2024-06-15", frequency: "daily" });
const MISSED = DAYS.map((day) => occurrence(DAILY, { day, late: true }));

async function open(answers: Parameters<typeof serve>[0], day = TODAY) {
  const calls = serve({
    "GET /reminders": () => answer(month({ datas: [DAILY], late: MISSED })),
    ...answers,
  });
  const onPlace = vi.fn();
  const shown = showScreen(
    <RemindersScreen
      place={{ day, month: "2024-06" }}
      today={TODAY}
      ledger={{ applyRow: vi.fn(), removeRow: vi.fn() }}
      CategoryField={() => null}
      onPlace={onPlace}
      onNew={vi.fn()}
      suggestions={null}
    />,
  );
  // Two parts that come late at once make React go round and round in a test.
  await screen.findByRole("grid");
  return { calls, onPlace, ...shown };
}

async function answerAll(person: Awaited<ReturnType<typeof open>>["person"], name: string) {
  await person.click(await screen.findByRole("button", { name: /^Actions for/ }));
  await person.click(await screen.findByRole("menuitem", { name }));
}

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it.each([
  [3, "Marked 3 dates as done: Write it down."],
  [1, "Marked 1 date as done: Write it down."],
])("says how many missed dates were marked, and takes %i back", async (count, words) => {
  const occurrences = MISSED.slice(0, count).map((each) => ({ ...each, state: "done" }));
  const { person, calls } = await open({
    "POST /reminders/r1/missed": () => answer({ message: "", occurrences }),
  });
  await answerAll(person, "Mark all 3 as done");
  expect(await screen.findByText(words)).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { action: "done", days: DAYS },
      { action: "open", days: DAYS.slice(0, count) },
    ]),
  );
});

it("says so when another device was faster, with nothing to take back", async () => {
  const { person } = await open({
    "POST /reminders/r1/missed": () => answer({ message: "", occurrences: [] }),
  });
  await answerAll(person, "Skip all 3");
  expect(await screen.findByText("Already marked: Write it down.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

it("rests the way to today where it is, with its focus", async () => {
  const { person, onPlace, unmount } = await open({});
  const today = screen.getByRole("button", { name: "Today" });
  await person.click(today);
  expect(onPlace).not.toHaveBeenCalled();
  expect(today).toHaveAttribute("aria-disabled", "true");
  expect(today).toHaveFocus();
  unmount();
  const other = await open({}, "2024-06-20");
  await other.person.click(screen.getByRole("button", { name: "Today" }));
  expect(other.onPlace).toHaveBeenCalledExactlyOnceWith({ day: TODAY });
});

it("names the wallet that an open date is recorded in, for those who have several", async () => {
  const wallet = { id: "bca", name: "BCA" };
  const water = { description: "Water", day: "2024-06-17", amount: 90_000 };
  const named = reminder({ ...water, wallet });
  const alone = reminder({ ...water, id: "r2", description: "Rent" });
  const late = [named, alone].map((each) => occurrence(each, { late: true }));
  const paid = occurrence(named, { day: TODAY, state: "done", amount: 95_000 });
  await open({
    "GET /reminders": () => answer(month({ datas: [named], late, occurrences: [paid] })),
  });
  await screen.findByText("Rent");
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Water.*Rp90\.000\s· BCA/),
    expect.stringMatching(/^Rent.*Rp90\.000/),
    // What was recorded may have moved since; its transaction names its wallet.
    expect.stringMatching(/^Water.*Rp95\.000/),
  ]);
  expect(lines.filter((line) => line.includes("BCA"))).toHaveLength(1);
});

it("leads from what tells of an instalment to its payment, and never marks it as done", async () => {
  const told = reminder({ description: "Instalment: Vario", day: TODAY, debt_id: "01VARIO" });
  const day = occurrence(told);
  const { person } = await open({
    "GET /reminders": () => answer(month({ datas: [told], occurrences: [day] })),
  });
  const link = await screen.findByRole("link", { name: "Record the payment: Instalment: Vario" });
  expect(link).toHaveAttribute("href", "/debts/01vario");
  expect(screen.queryByRole("button", { name: /^Done/ })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Actions for Instalment: Vario" }));
  expect(await screen.findByRole("menuitem", { name: "Skip this date" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: /done/i })).toBeNull();
});

it("says what a date records and how, and nothing of what only reminds", async () => {
  const [bank, pay] = [
    { id: "a", name: "BCA" },
    { id: "b", name: "GoPay" },
  ];
  const topUp = reminder({
    description: "Top up",
    amount: 500_000,
    entry: "transfer",
    wallet: bank,
    to_wallet: pay,
    automatic: true,
  });
  const salary = reminder({
    id: "r2",
    description: "Salary",
    amount: 9_000_000,
    entry: "income",
    amount_mode: "last",
  });
  const service = reminder({ id: "r3", wallet: bank });
  const datas = [topUp, salary, service];
  await open(
    {
      "GET /reminders": () =>
        answer(month({ datas, occurrences: datas.map((each) => occurrence(each)) })),
    },
    "2024-06-20",
  );
  await screen.findByText("Top up", { selector: "li *" });
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/Transfer\s· Rp500\.000\s· BCA → GoPay\s· recorded automatically/),
    expect.stringMatching(/Income\s· Rp9\.000\.000\s· as last time/),
    expect.not.stringContaining("BCA"),
  ]);
});

it("records the amount of a date that asks for it", async () => {
  const power = reminder({
    day: TODAY,
    description: "Power",
    entry: "expenses",
    amount_mode: "asked",
  });
  const today = occurrence(power);
  const { person, calls } = await open({
    "GET /reminders": () => answer(month({ datas: [power], occurrences: [today] })),
    "POST /reminders/r1/done": () =>
      answer({ message: "", datas: [power], occurrence: today, transaction: null, balance: 0 }),
  });
  const enter = await screen.findByRole("button", { name: "Enter the amount" });
  await person.click(enter);
  await person.type(screen.getByRole("textbox", { name: "Amount" }), "80rb");
  await person.click(screen.getByRole("button", { name: "Record Rp80.000" }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { day: TODAY, record: null, amount: 80_000 },
    ]),
  );
  await person.click(screen.getByRole("button", { name: "Actions for Power" }));
  const offered = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(offered).toEqual(["Edit", "Mark as done without recording", "Skip this date"]);
});
