import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import PlanCard from "@/features/investments/plan/PlanForm";
import PlansCard from "@/features/investments/plan/PlanList";
import type { Plan } from "@/features/investments/plan/types";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { row } from "../transactions/rows";
import { windowOfWidth } from "../ui/window";

const TODAY = "2024-06-18";
const PLAN: Plan = {
  id: "p1",
  amount: 500_000,
  frequency: "monthly",
  weekday: null,
  month_day: 18,
  starts: "2024-03-18",
  until: null,
  wallet_id: null,
  wallet: null,
  next: ["2024-06-18", "2024-07-18", "2024-08-18", "2024-09-18", "2024-10-18"],
  past: [
    { date: "2024-06-18", state: "due", amount: null, transaction_id: null },
    { date: "2024-05-18", state: "missed", amount: null, transaction_id: null },
    { date: "2024-04-18", state: "done", amount: 450_000, transaction_id: "t4" },
    { date: "2024-03-18", state: "skipped", amount: null, transaction_id: null },
  ],
  streak: 2,
  done_count: 1,
  missed_count: 1,
  invested: 450_000,
  created_at: "2024-03-18T00:00:00Z",
  version: 1,
};

function open(answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers);
  const ledger = { applyRow: vi.fn(), removeRow: vi.fn() };
  const cards = (
    <>
      <PlanCard today={TODAY} />
      <PlansCard today={TODAY} ledger={ledger} />
    </>
  );
  return { calls, ledger, ...showScreen(cards) };
}

const plans = (datas: Plan[]) => () => answer({ datas });
const posts = (calls: ReturnType<typeof serve>) => calls.filter(({ method }) => method === "POST");
const activate = () => screen.getByRole("button", { name: "Activate Reminder" });

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

it("tells of each plan its next five dates and what became of those that have been", async () => {
  const { person } = open({ "GET /investment-plans": plans([PLAN]) });
  const next = await screen.findByRole("list", { name: "Next dates" });
  expect(
    within(next)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Today", "Jul 18, 2024", "Aug 18, 2024", "Sep 18, 2024", "Oct 18, 2024"]);
  expect(screen.getByText("Every month on the 18th, forever")).toBeVisible();
  expect(screen.getByText("2 in a row")).toBeVisible();
  expect(screen.getByText("Missed")).toBeVisible();
  expect(screen.getByText("Done")).toBeVisible();
  expect(screen.queryByText("Skipped")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Show earlier dates" }));
  expect(screen.getByText("Skipped")).toBeVisible();
});

it("names the wallet that the money comes from, for those who have several", async () => {
  const named = { ...PLAN, id: "p2", wallet: { id: "jago", name: "Jago" } };
  open({ "GET /investment-plans": plans([PLAN, named]) });
  expect(await screen.findAllByText(/^Every month/)).toHaveLength(2);
  expect(screen.getByText("From Jago")).toBeVisible();
  expect(screen.getAllByText(/^From /)).toHaveLength(1);
});

it("records a missed date with one tap, tells the ledger, and Undo takes both back", async () => {
  const at = "POST /investment-plans/p1/occurrences/2024-05-18";
  const booked = row({ id: "t5", amount: 500_000 });
  const { person, calls, ledger } = open({
    "GET /investment-plans": plans([PLAN]),
    [at]: ({ body }) => {
      const done = (body as { state: string }).state === "done";
      return answer({ datas: [PLAN], message: "", balance: 0, transaction: done ? booked : null });
    },
  });
  const record = await screen.findByRole("button", { name: "Record May 18, 2024" });
  fireEvent.click(record);
  fireEvent.click(record);
  expect(await screen.findByText(/^Recorded/)).toHaveTextContent(
    "Recorded Rp500.000 for May 18, 2024.",
  );
  expect(ledger.applyRow).toHaveBeenCalledExactlyOnceWith(booked);
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(ledger.removeRow).toHaveBeenCalledExactlyOnceWith("t5"));
  expect(posts(calls)).toHaveLength(2);
  const [done, back] = posts(calls);
  expect(done?.body).toEqual({ state: "done", book: true, amount: null });
  expect(back?.body).toMatchObject({ state: "open" });
  expect(done?.key).not.toBe(back?.key);
});

it("takes a recording back, and Undo brings its row and the date back", async () => {
  const booked = row({ id: "t4", amount: 450_000 });
  const { person, calls, ledger } = open({
    "GET /investment-plans": plans([PLAN]),
    "POST /investment-plans/p1/occurrences/2024-04-18": () =>
      answer({ datas: [PLAN], message: "", balance: 0, transaction: null }),
    "POST /transactions/t4/restore": () => answer({ datas: [booked], message: "", balance: 0 }),
  });
  await person.click(await screen.findByRole("button", { name: "Actions for April 18, 2024" }));
  await person.click(await screen.findByText("Undo this record"));
  expect(await screen.findByText("April 18, 2024 reopened.")).toBeVisible();
  expect(ledger.removeRow).toHaveBeenCalledExactlyOnceWith("t4");
  await person.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(await screen.findByText("It's been restored.")).toBeVisible();
  expect(ledger.applyRow).toHaveBeenCalledExactlyOnceWith(booked);
  expect(posts(calls).map(({ path }) => path)).toHaveLength(2);
});

it("says what is wrong at its field, keeps what was typed, and stores the plan once", async () => {
  let lost = true;
  const { person, calls } = open({
    "GET /investment-plans": plans([]),
    "POST /investment-plans": () => {
      if (lost) return noConnection();
      return answer({ datas: [PLAN], message: "" }, 201);
    },
  });
  expect(await screen.findByText(/^No plan yet\./)).toBeVisible();
  const value = screen.getByRole("textbox", { name: "Investment Value" });
  await person.click(activate());
  await waitFor(() => expect(value).toHaveAccessibleDescription("Enter an amount."));
  await person.type(value, "0");
  await waitFor(() => expect(value).toHaveAccessibleDescription(/above 0/));
  await person.clear(value);
  await person.type(value, "1000000000000000");
  expect(value).toHaveAccessibleDescription(/at most Rp999\.999\.999\.999/);
  await person.click(activate());
  expect(posts(calls)).toEqual([]);
  await person.clear(value);
  await person.type(value, "500rb");
  await person.selectOptions(screen.getByRole("combobox", { name: "Every Date" }), "Last day");
  expect(screen.getByText("June 30, 2024")).toBeVisible();
  await person.click(activate());
  expect(await screen.findByText(/can't reach Lumbung/)).toBeVisible();
  expect(value).toHaveValue("500.000");
  lost = false;
  await person.click(activate());
  expect(await screen.findByText(/^Your plan is active\./)).toBeVisible();
  const [first, second] = posts(calls);
  expect(first?.body).toEqual({
    amount: 500_000,
    frequency: "monthly",
    weekday: null,
    month_day: -1,
    until: null,
    wallet_id: null,
  });
  expect(second?.key).toBe(first?.key);
});

it("shows the server's word at its field, and offers another try for what cannot be had", async () => {
  const errors = { until: ["Choose today or a later end date."] };
  const { person } = open({
    "GET /investment-plans": noConnection,
    "POST /investment-plans": () => refusal(422, { code: "invalid", errors }),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  await person.type(screen.getByRole("textbox", { name: "Investment Value" }), "500000");
  await person.selectOptions(screen.getByRole("combobox", { name: "Until" }), "Period");
  await person.click(activate());
  expect(await screen.findByText("Choose the last day.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^Last day/ }));
  await person.click(await screen.findByRole("button", { name: "In a year" }));
  await person.click(activate());
  expect(await screen.findByText("Choose today or a later end date.")).toBeVisible();
  serve({ "GET /investment-plans": plans([PLAN]) });
  await person.click(again);
  expect(await screen.findByText("Every month on the 18th, forever")).toBeVisible();
});
