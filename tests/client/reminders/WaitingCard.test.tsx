import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { OverviewWaiting } from "@/features/reminders/OverviewWaiting";
import type { NamedOccurrence } from "@/features/reminders/types";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
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

function open(waiting: NamedOccurrence[], more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    "GET /reminders": () => answer(month({ waiting, waiting_count: waiting.length })),
    "POST /reminders/answers": ({ body }) => {
      const { dates } = body as { dates: { reminder_id: string }[] };
      const datas = waiting.filter((each) =>
        dates.some(({ reminder_id: id }) => id === each.reminder_id),
      );
      const message = `Recorded: ${String(dates.length)}.`;
      return answer({ message, datas, changed: dates.length, balance: 0 });
    },
    ...more,
  });
  const ledger = { applyRow: vi.fn(), removeRow: vi.fn() };
  return {
    calls,
    ...showScreen(<OverviewWaiting today={TODAY} ledger={ledger} />),
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

it("skips a date of a plan, which can be taken back, and puts none off", async () => {
  const [rent, plan] = FIVE;
  if (!rent || !plan) throw new Error("There are five");
  const { person, calls } = open([rent, { ...plan, description: "Plan", source: "plan" }]);
  const skip = await screen.findByRole("button", { name: "Skip this date: Plan" });
  expect(screen.getAllByRole("button", { name: /^Remind me later/ })).toHaveLength(1);
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

it("shows nothing while nothing waits", async () => {
  const { calls } = open([]);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText("Waiting for you")).toBeNull();
});
