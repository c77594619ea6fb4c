import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { ContributionDialog } from "@/features/goals/ContributionDialog";
import GoalDialog from "@/features/goals/GoalDialog";
import { LedgerContext } from "@/features/goals/ledger-context";
import NewGoalDialog from "@/features/goals/NewGoalDialog";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { row } from "../transactions/rows";
import { windowOfWidth } from "../ui/window";
import { contribution, goal } from "./goals";

const today = "2024-06-18";
const Pictures = () => null;
const field = (name: string) => screen.getByRole("textbox", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

function openNew(answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve(answers);
  const onClose = vi.fn();
  const dialog = <NewGoalDialog today={today} Pictures={Pictures} onClose={onClose} />;
  return { calls, onClose, ...showScreen(dialog) };
}

it("a new goal works out what a day asks for, and takes it over", async () => {
  const { person, calls, onClose } = openNew({
    "POST /goals": () => answer({ message: "", datas: [goal({ name: "Wedding" })] }, 201),
  });
  await person.click(await screen.findByRole("button", { name: "Wedding" }));
  await person.type(field("How much do you need?"), "60jt");
  await person.type(field("Already put aside"), "1jt");
  await person.click(button(/^Target date/));
  await person.click(await screen.findByRole("button", { name: "In a year" }));
  expect(await screen.findByText(/a month gets you there by June 2025/)).toHaveTextContent(
    "Rp4.538.462 a month gets you there by June 2025.",
  );
  await person.click(button(/^Use Rp4.538.462/));
  expect(field("Put aside every month")).toHaveValue("4.538.462");
  await person.click(button("Save goal"));
  expect(await screen.findByText(/is in your barn/)).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
  expect(calls[0]?.key).toBeTruthy();
  expect(calls[0]?.body).toEqual({
    kind: "wedding",
    name: null,
    icon: null,
    target: 60_000_000,
    saved: 1_000_000,
    due: "2025-06-01",
    monthly: 4_538_462,
    wallet_id: null,
  });
});

it.each([
  ["", "Enter how much you need."],
  ["0", "Enter an amount above 0."],
  ["1000000000000000", "Enter at most Rp999.999.999.999."],
])("a target of '%s' is refused at its field, and what was typed stays", async (typed, said) => {
  const { person, calls } = openNew();
  await person.click(await screen.findByRole("button", { name: "House" }));
  if (typed) await person.type(field("How much do you need?"), typed);
  await person.type(field("Put aside every month"), "1jt");
  await person.click(button("Save goal"));
  await waitFor(() =>
    expect(field("How much do you need?")).toHaveAccessibleDescription(
      expect.stringContaining(said),
    ),
  );
  expect(field("Put aside every month")).toHaveValue("1.000.000");
  expect(calls).toEqual([]);
});

it("a goal of one's own wants a name, and a plan that cannot be read is not left out", async () => {
  const { person, calls } = openNew();
  await person.click(await screen.findByRole("button", { name: "My own goal" }));
  await person.type(field("How much do you need?"), "5jt");
  await person.type(field("Put aside every month"), "lots");
  await person.click(button("Save goal"));
  expect(field("Put aside every month")).toHaveFocus();
  await person.clear(field("Put aside every month"));
  await person.click(button("Save goal"));
  expect(await screen.findByText("Give your goal a name.")).toBeInTheDocument();
  expect(calls).toEqual([]);
});

function openContribution(answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers);
  const ledger = { applyRow: vi.fn(), removeRow: vi.fn() };
  const onClose = vi.fn();
  const dialog = (
    <LedgerContext value={ledger}>
      <ContributionDialog goal={goal()} today={today} onClose={onClose} />
    </LedgerContext>
  );
  return { calls, ledger, onClose, ...showScreen(dialog) };
}

const contributed = (now = goal(), made = contribution(), transaction: object | null = null) =>
  answer({ message: "", datas: [now], contribution: made, balance: 0, transaction }, 201);

it("putting aside books in the ledger where that is wanted, and Undo takes both back", async () => {
  const booked = contribution({ booked: true, transaction_id: "t1" });
  const { person, calls, ledger, onClose } = openContribution({
    "POST /goals/g1/contributions": () => contributed(goal({ percent: 37 }), booked, row()),
    "DELETE /goals/g1/contributions/c1": () =>
      answer({ message: "", datas: [goal()], balance: 0, transaction_id: "t1" }),
    "POST /transactions/t1/restore": () => answer({ message: "", datas: [row()], balance: 0 }),
  });
  await person.type(field("Amount"), "500rb");
  await person.click(screen.getByRole("switch", { name: /Record it as an expense in Saving/ }));
  await person.click(button("Save"));
  expect(await screen.findByText(/put aside for Umrah/)).toHaveTextContent(
    "Rp500.000 put aside for Umrah. 37% full.",
  );
  expect(calls[0]?.body).toEqual({
    amount: 500_000,
    direction: "in",
    book: true,
    wallet_id: null,
    detail: "",
    date: today,
  });
  expect(ledger.applyRow).toHaveBeenCalledExactlyOnceWith(row());
  expect(onClose).toHaveBeenCalledOnce();
  await person.click(button(/Undo/));
  await waitFor(() => expect(ledger.removeRow).toHaveBeenCalledExactlyOnceWith("t1"));
});

it("says where the money is, for each direction and with or without a record", async () => {
  const { person } = openContribution({});
  const record = () => screen.getByRole("switch");
  expect(record()).toHaveAccessibleName(/The money stays in your balance, set aside for this goal/);
  await person.click(record());
  expect(record()).toHaveAccessibleName(/It leaves your balance/);
  await person.click(screen.getByRole("radio", { name: "Take out" }));
  expect(record()).toHaveAccessibleName(
    /Record it as income in Saving.*comes back to your balance/,
  );
  await person.click(record());
  expect(record()).toHaveAccessibleName(/stays in your balance and is free to spend again/);
});

it("nobody takes out more than there is; what the server says stands at the amount", async () => {
  const { person, calls } = openContribution({
    "POST /goals/g1/contributions": () =>
      refusal(422, { code: "validation_failed", errors: { amount: ["Too much now."] } }),
  });
  await person.click(screen.getByRole("radio", { name: "Take out" }));
  await person.type(field("Amount"), "12600001");
  await person.click(button("Save"));
  const most = "You can't take out more than you've put aside for this goal.";
  await waitFor(() => expect(field("Amount")).toHaveAccessibleDescription(most));
  expect(calls).toEqual([]);
  await person.clear(field("Amount"));
  await person.type(field("Amount"), "100000");
  await person.click(button("Save"));
  await waitFor(() => expect(field("Amount")).toHaveAccessibleDescription("Too much now."));
  expect(field("Amount")).toHaveValue("100.000");
});

it("what was not stored for sure is sent again under the same key", async () => {
  const { person, calls } = openContribution({ "POST /goals/g1/contributions": noConnection });
  await person.type(field("Amount"), "50000");
  await person.click(button("Save"));
  expect(await screen.findByText(/We can't reach Lumbung/)).toBeInTheDocument();
  await person.click(button("Save"));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

it("a barn that is full now is celebrated, and can be put away", async () => {
  const full = goal({ percent: 100, saved: 35_000_000, state: "reached", version: 4 });
  const archived = { ...full, archived_at: "2024-06-18T00:00:00Z", version: 5 };
  const { person, calls, onClose } = openContribution({
    "POST /goals/g1/contributions": () => contributed(full),
    "PUT /goals/g1": () => answer({ message: "", datas: [archived] }),
  });
  await person.type(field("Amount"), "22400000");
  await person.click(button("Save"));
  const party = await screen.findByRole("dialog", { name: "Umrah is full" });
  expect(party).toHaveTextContent("Rp35.000.000 is ready. Enjoy your harvest.");
  await person.click(within(party).getByRole("button", { name: "Archive" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toMatchObject({ method: "PUT", body: { archived: true }, match: '"4"' });
});

function openGoal(answers: Parameters<typeof serve>[0], shown = goal()) {
  const calls = serve(answers);
  const onClose = vi.fn();
  const dialog = <GoalDialog goal={shown} today={today} Pictures={Pictures} onClose={onClose} />;
  return { calls, onClose, ...showScreen(dialog) };
}

const list = (...datas: unknown[]) => answer({ datas, next_cursor: null });

it("a goal lists what was put aside, marks what is booked, and brings back what was deleted", async () => {
  const booked = contribution({ id: "c2", amount: -200_000, booked: true, transaction_id: "t2" });
  const { person, calls } = openGoal({
    "GET /goals/g1/contributions": () => list(booked, contribution({ detail: "from the bonus" })),
    "DELETE /goals/g1/contributions/c1": () =>
      answer({ message: "", datas: [goal()], balance: 0, transaction_id: null }),
    "POST /goals/g1/contributions": () => contributed(),
  });
  const lines = await screen.findAllByRole("listitem");
  expect(lines[0]).toHaveTextContent(
    "Taken outJune 10, 2024 · recorded as income in Saving-Rp200.000",
  );
  expect(lines[1]).toHaveTextContent(
    "from the bonusJune 10, 2024 · set aside in your balance+Rp500.000",
  );
  await person.click(button("Delete Rp500.000 from June 10, 2024"));
  await person.click(await screen.findByRole("button", { name: /Undo/ }));
  expect(await screen.findByText("It's been restored.")).toBeInTheDocument();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    amount: 500_000,
    direction: "in",
    date: "2024-06-10",
    book: false,
    wallet_id: null,
    detail: "from the bonus",
  });
});

it("a list that failed can be asked for again, and an empty one says so", async () => {
  const { person } = openGoal({ "GET /goals/g1/contributions": noConnection });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /goals/g1/contributions": () => list() });
  await person.click(again);
  expect(await screen.findByText(/Nothing put aside yet/)).toBeInTheDocument();
});

it("a change that another device overtook keeps what was typed", async () => {
  const { person } = openGoal({
    "GET /goals/g1/contributions": () => list(),
    "PUT /goals/g1": () => refusal(412, { code: "changed" }),
  });
  await person.click(button("Edit"));
  const target = await screen.findByRole("textbox", { name: "How much do you need?" });
  await person.clear(target);
  await person.type(target, "40jt");
  await person.click(button("Save"));
  expect(await screen.findByText(/was changed on another device/)).toBeInTheDocument();
  expect(target).toHaveValue("40.000.000");
});

it("a goal is deleted only after a question", async () => {
  const { person, calls, onClose } = openGoal({
    "GET /goals/g1/contributions": () => list(),
    "DELETE /goals/g1": () => answer({ message: "" }),
  });
  await person.click(button("Delete"));
  const question = await screen.findByRole("alertdialog", { name: "Delete Umrah?" });
  await person.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /goals/g1/contributions?limit=10",
    "DELETE /goals/g1",
  ]);
});
