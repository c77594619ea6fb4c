import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { ReminderCard } from "@/features/reminders/ReminderCard";
import type { NamedOccurrence, Reminder, Reminders } from "@/features/reminders/types";

import { answer, type Call, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const TODAY = "2024-06-18";

function reminder(id: string, description: string, day: string, more: Partial<Reminder> = {}) {
  return {
    id,
    description,
    kind: "bill",
    day,
    time: "08:00",
    frequency: "once",
    month_day: null,
    until: null,
    amount: null,
    category_id: null,
    wallet_id: null,
    every: 1,
    shift: null,
    times: null,
    amount_mode: "fixed",
    to_wallet_id: null,
    automatic: false,
    category_label: null,
    icon: "/icons/motorcycle.svg",
    entry: null,
    wallet: null,
    to_wallet: null,
    debt_id: null,
    next: null,
    created_at: "2024-06-01T00:00:00Z",
    version: 1,
    ...more,
  } satisfies Reminder;
}

function dayOf(of: Reminder, late = false) {
  const { id, description, icon, kind, day, amount, wallet } = of;
  return {
    reminder_id: id,
    description,
    icon,
    kind,
    day,
    due_at: `${day}T01:00:00Z`,
    state: "open",
    snoozed_until: null,
    late,
    amount,
    transaction_id: null,
    entry: of.entry,
    wallet,
    to_wallet: null,
    debt_id: of.debt_id,
    source: "reminder",
    repeats: of.frequency !== "once",
  } satisfies NamedOccurrence;
}

const SERVICE = reminder("1", "Service Motorcycle", "2024-06-20");
const RENT = reminder("2", "Kos rent, June", "2024-06-10", { amount: 1_500_000 });
const NOTHING: Reminders = {
  datas: [],
  occurrences: [],
  coming: [],
  late: [],
  waiting: [],
  waiting_count: 0,
  holidays: [],
  complete: true,
};
const JUNE: Reminders = {
  ...NOTHING,
  datas: [RENT, SERVICE],
  occurrences: [dayOf(RENT, true), dayOf(SERVICE)],
  coming: [dayOf(SERVICE)],
  late: [dayOf(RENT, true)],
};

function open(reminders: (call: Call) => Response | Promise<Response>, more = {}) {
  const onOpen = vi.fn();
  const ledger = { applyRow: vi.fn(), removeRow: vi.fn() };
  const calls = serve({ "GET /reminders": reminders, ...more });
  const part = <ReminderCard today={TODAY} ledger={ledger} onOpen={onOpen} />;
  const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith("/reminders"));
  return { ...showScreen(part, { at: "/overview" }), onOpen, ledger, calls, asked };
}

const card = () => within(screen.getByRole("region", { name: "Reminder" }));
const day = (name: string) => card().findByRole("button", { name });

beforeEach(() => windowOfWidth(1280));

it("marks the days, tells what comes next and leads to it, from one call", async () => {
  const { person, onOpen, asked } = open(() => answer({ ...JUNE, late: [] }));
  const next = await card().findByRole("button", { name: "Service Motorcycle" });
  expect(next.closest("li")).toHaveTextContent("Thu, Jun 20 · 8:00 AM");
  expect(await day("Thursday, June 20, 2024, has reminders")).toBeVisible();
  expect(asked()).toEqual(["/reminders?from=2024-05-26&to=2024-07-06"]);
  await person.click(next);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("2024-06-20");
});

it("leads from what tells of a debt to its day, and never marks it as done", async () => {
  const lent = reminder("3", "Money lent: Rina", "2024-06-10", { debt_id: "01RINA" });
  const { person, onOpen } = open(() =>
    answer({ ...NOTHING, datas: [lent], late: [dayOf(lent, true)] }),
  );
  await person.click(await card().findByRole("button", { name: "Money lent: Rina" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("2024-06-10");
  expect(card().queryByRole("button", { name: /^Done/ })).toBeNull();
});

it("tells first what was left undone, and one tap does and records it", async () => {
  let shown = JUNE;
  const row = { id: "t", amount: 1_500_000 };
  const { person, ledger, calls } = open(() => answer(shown), {
    "POST /reminders/2/done": () => {
      shown = { ...JUNE, occurrences: [], late: [] };
      const occurrence = { ...dayOf(RENT), state: "done", transaction_id: "t" };
      return answer({ message: "", datas: [RENT], occurrence, transaction: row, balance: 0 });
    },
  });
  const late = (await card().findByText("Kos rent, June")).closest("li");
  expect(late).toHaveTextContent("Mon, Jun 10 · 8:00 AMRp1.500.000Not done yet");
  expect(card().queryByText("Service Motorcycle")).not.toBeInTheDocument();
  await person.click(card().getByRole("button", { name: "Done: Kos rent, June" }));
  expect(await screen.findByText("Service Motorcycle")).toBeVisible();
  expect(screen.getByText("Rp1.500.000").closest("[role=status]")).toHaveTextContent(
    "Done: Kos rent, June. Rp1.500.000 recorded.",
  );
  expect(ledger.applyRow).toHaveBeenCalledExactlyOnceWith(row);
  const sent = calls.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ day: "2024-06-10" });
});

it("tells a chosen day, leads to its transactions once it has come, and asks by month", async () => {
  const { person, onOpen, asked } = open(() => answer(JUNE));
  await person.click(await day("Monday, June 10, 2024, has reminders"));
  expect(card().getByText("Monday, June 10: 1 reminder")).toHaveRole("status");
  expect(card().getByRole("link", { name: "Transactions on this day" })).toHaveAttribute(
    "href",
    "/transaction?from=2024-06-10&to=2024-06-10",
  );
  await person.click(await day("Tuesday, June 25, 2024"));
  expect(card().queryByRole("link", { name: /^Transactions/ })).not.toBeInTheDocument();
  await person.click(card().getByRole("button", { name: "No reminders" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("2024-06-25");
  const years = within(card().getByRole("combobox", { name: "Year" })).getAllByRole("option");
  expect([years.at(0)?.textContent, years.at(-1)?.textContent]).toEqual(["2074", "1974"]);
  await person.click(card().getByRole("button", { name: "Next month" }));
  await waitFor(() => expect(asked()).toContain("/reminders?from=2024-06-30&to=2024-08-10"));
});

it("keeps a long day short, waits with a shape and offers another try", async () => {
  let down = true;
  const many = ["a", "b", "c", "d", "e"].map((id) => reminder(id, `Bill ${id}`, TODAY));
  const coming = many.map((each) => dayOf(each));
  const late = ["2024-05-10", "2024-06-10"].map((day) => ({ ...dayOf(RENT, true), day }));
  const { person } = open(() => (down ? noConnection() : answer({ ...NOTHING, coming, late })));
  expect(await card().findByText("Loading your reminders")).toBeInTheDocument();
  expect(await card().findByRole("alert")).toHaveTextContent(/can't reach Lumbung/);
  down = false;
  await person.click(card().getByRole("button", { name: "Try again" }));
  expect(await card().findByText("Bill b")).toBeVisible();
  expect(card().getAllByRole("listitem")[0]).toHaveTextContent(
    /^Kos rent, JuneMissed 2 times, last on Mon, Jun 10/,
  );
  expect(card().queryByText("Bill c")).not.toBeInTheDocument();
  expect(card().getByRole("link", { name: "3 more" })).toHaveAttribute("href", "/reminders");
});
