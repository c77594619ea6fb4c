import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { OverviewWaiting } from "@/features/reminders/OverviewWaiting";
import type { NamedOccurrence } from "@/features/reminders/types";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { BCA, GOPAY, JAGO, withWallets } from "../transactions/wallets";
import { month, occurrence, reminder, TODAY } from "./reminders";

const NAMES = ["Rent", "Internet", "Netflix", "Gym", "Salary"];
const FIVE = NAMES.map((description, index) =>
  occurrence(
    reminder({
      id: `r${String(index)}`,
      description,
      day: TODAY,
      amount: 5000,
      entry: "expenses",
    }),
  ),
);

function open(
  waiting: NamedOccurrence[],
  more: Parameters<typeof serve>[0] = {},
  wallets = [BCA, GOPAY, JAGO],
) {
  const calls = serve({
    "GET /reminders": () => answer(month({ waiting, waiting_count: waiting.length })),
    "POST /reminders/answers": ({ body }) => {
      const { dates } = body as { dates: { reminder_id: string; day: string }[] };
      const datas = waiting.filter((each) =>
        dates.some(({ reminder_id: id }) => id === each.reminder_id),
      );
      const message = `Recorded: ${String(dates.length)}.`;
      const changed_dates = dates.map(({ reminder_id, day }) => ({ reminder_id, day }));
      return answer({ message, datas, changed: dates.length, changed_dates, balance: 0 });
    },
    ...more,
  });
  const ledger = { applyRow: vi.fn(), removeRow: vi.fn() };
  return {
    calls,
    ...showScreen(withWallets(<OverviewWaiting today={TODAY} ledger={ledger} />, wallets)),
  };
}

const sent = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body);
const DATES = FIVE.map(({ reminder_id, day }) => ({ reminder_id, day }));

it("confirms five entries in two taps, and takes them back by one", async () => {
  const { person, calls } = open(FIVE);
  await person.click(await screen.findByRole("button", { name: "Confirm all" }));
  // The overview has room for three, until one is asked about all of them.
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.getByRole("button", { name: "Record 5 entries" })).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Record 5 entries" }));
  expect(await screen.findByText("Recorded: 5.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { action: "done", dates: DATES },
      { action: "open", dates: DATES },
    ]),
  );
});

it("takes back only what it recorded, and nothing that another device did", async () => {
  const [first, ...others] = DATES;
  let changed_dates = others;
  const { person, calls } = open(FIVE, {
    "POST /reminders/answers": () =>
      answer({ message: "Said.", datas: [], changed: 0, changed_dates, balance: 0 }),
  });
  const confirmAll = async () => {
    await person.click(await screen.findByRole("button", { name: "Confirm all" }));
    await person.click(screen.getByRole("button", { name: "Record 5 entries" }));
  };
  await confirmAll();
  await person.click(await screen.findByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(sent(calls)).toContainEqual({ action: "open", dates: others }));
  expect(first).toBeDefined();
  changed_dates = [];
  await confirmAll();
  await waitFor(() => expect(sent(calls)).toHaveLength(3));
  expect(await screen.findAllByText("Said.")).not.toHaveLength(0);
});

it("records nothing when the question is cancelled", async () => {
  const { person, calls } = open(FIVE);
  await person.click(await screen.findByRole("button", { name: "Confirm all" }));
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Confirm all" })).toBeVisible();
  expect(screen.getByRole("link", { name: "2 more waiting" })).toHaveAttribute(
    "href",
    "/reminders",
  );
  expect(sent(calls)).toEqual([]);
});

it("skips a date of a plan, which can be taken back", async () => {
  const [rent, plan] = FIVE;
  if (!rent || !plan) throw new Error("There are five");
  const { person, calls } = open([rent, { ...plan, description: "Plan", source: "plan" }]);
  const skip = await screen.findByRole("button", { name: "Skip this date: Plan" });
  expect(screen.queryByRole("button", { name: "Actions for Plan" })).not.toBeInTheDocument();
  await person.click(skip);
  await person.click(await screen.findByRole("button", { name: /^Undo/ }));
  const { reminder_id, day } = plan;
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { action: "skip", dates: [{ reminder_id, day }] },
      { action: "open", dates: [{ reminder_id, day }] },
    ]),
  );
});

it.each(["plan", "debt"] as const)("puts a date of a %s off, as it does others", async (source) => {
  const [rent, other] = FIVE;
  if (!rent || !other) throw new Error("There are five");
  const { person, calls } = open([rent, { ...other, description: "Other", source }]);
  await person.click(await screen.findByRole("button", { name: "Remind me later: Other" }));
  await person.click(await screen.findByRole("menuitem", { name: "Next week" }));
  expect(await screen.findByText(/^We'll remind you again: /)).toBeVisible();
  const { reminder_id, day } = other;
  const until: unknown = expect.stringMatching(/Z$/);
  expect(sent(calls)).toEqual([{ action: "snooze", dates: [{ reminder_id, day }], until }]);
});

it("leads from an instalment to its debt, which stays owed", async () => {
  const [rent, loan] = FIVE;
  if (!rent || !loan) throw new Error("There are five");
  const instalment = { source: "debt", debt_id: loan.reminder_id } as const;
  open([rent, { ...loan, description: "Instalment: Vario", ...instalment }]);
  const link = await screen.findByRole("link", { name: "Instalment: Vario" });
  expect(link).toHaveAttribute("href", `/debts/${loan.reminder_id.toLowerCase()}`);
  expect(screen.queryByRole("button", { name: /^Skip/ })).toBeNull();
});

it("asks for an amount that is not known, and lets a known one change", async () => {
  const [rent, internet] = FIVE;
  if (!rent || !internet) throw new Error("There are five");
  const { person, calls } = open([{ ...rent, amount: null }, internet]);
  const enter = await screen.findByRole("button", { name: "Enter the amount" });
  expect(enter).toHaveAttribute("aria-disabled", "true");
  // Only one has an amount.
  expect(screen.queryByRole("button", { name: "Confirm all" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Change the amount: Internet" }));
  const [first, second] = screen.getAllByRole("textbox", { name: "Amount" });
  if (!first || !second) throw new Error("Both ask for an amount");
  await person.type(first, "80rb");
  await person.click(screen.getByRole("button", { name: /Record .*80\.000/ }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      {
        action: "done",
        dates: [{ reminder_id: "r0", day: TODAY, amount: 80_000 }],
      },
    ]),
  );
});

it("records the amounts that were entered with all others", async () => {
  const [rent, internet, gym] = FIVE;
  if (!rent || !internet || !gym) throw new Error("There are five");
  const { person, calls } = open([{ ...rent, amount: null }, internet, gym]);
  await person.type(await screen.findByRole("textbox", { name: "Amount" }), "80rb");
  await person.click(screen.getByRole("button", { name: "Change the amount: Internet" }));
  const [, second] = screen.getAllByRole("textbox", { name: "Amount" });
  if (!second) throw new Error("It shows its amount");
  await person.clear(second);
  await person.type(second, "6rb");
  await person.click(screen.getByRole("button", { name: "Confirm all" }));
  await person.click(screen.getByRole("button", { name: "Record 3 entries" }));
  const date = ({ reminder_id, day }: NamedOccurrence) => ({ reminder_id, day });
  const dates = [{ ...date(rent), amount: 80_000 }, { ...date(internet), amount: 6000 }, date(gym)];
  await waitFor(() => expect(sent(calls)).toEqual([{ action: "done", dates }]));
});

it("asks for another wallet where the one of an entry is archived", async () => {
  const [rent, internet, gym] = FIVE;
  if (!rent || !internet || !gym) throw new Error("There are five");
  const archived = [{ ...BCA, archived: true }, GOPAY, JAGO];
  const { person, calls } = open([{ ...rent, wallet: BCA }, internet, gym], {}, archived);
  expect(await screen.findByText("BCA is archived. Choose another wallet.")).toBeVisible();
  const choose = screen.getByRole("button", { name: "Choose a wallet" });
  expect(choose).toHaveAttribute("aria-disabled", "true");
  // All others are recorded together all the same.
  await person.click(screen.getByRole("button", { name: "Confirm all" }));
  expect(screen.getByRole("button", { name: "Record 2 entries" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  await person.selectOptions(screen.getByRole("combobox", { name: /^Wallet/ }), "Jago");
  const [record] = screen.getAllByRole("button", { name: /^Record Rp/ });
  if (!record) throw new Error("It can be recorded now");
  await person.click(record);
  const { reminder_id, day } = rent;
  const dates = [{ reminder_id, day, amount: 5000, wallet_id: JAGO.id }];
  await waitFor(() => expect(sent(calls)).toEqual([{ action: "done", dates }]));
});

it("takes the only wallet that is left, and asks for that of a transfer", async () => {
  const [rent, saving] = FIVE;
  if (!rent || !saving) throw new Error("There are five");
  const left = [{ ...BCA, archived: true }, GOPAY];
  const transfer = { ...saving, entry: "transfer", wallet: GOPAY, to_wallet: BCA } as const;
  const { person, calls } = open([{ ...rent, wallet: BCA }, transfer], {}, left);
  await person.click(await screen.findByRole("button", { name: /^Record Rp/ }));
  const { reminder_id, day } = rent;
  const dates = [{ reminder_id, day, amount: 5000, wallet_id: GOPAY.id }];
  await waitFor(() => expect(sent(calls)).toEqual([{ action: "done", dates }]));
  expect(screen.getByRole("button", { name: "Choose a wallet" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

it("shows nothing while nothing waits", async () => {
  const { calls } = open([]);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText("Waiting for you")).toBeNull();
});
