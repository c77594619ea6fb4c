import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";

import { WalletsProvider } from "@/app/member/pages/wallets/WalletsProvider";
import { ContributionDialog } from "@/features/goals/ContributionDialog";
import { EditGoalDialog } from "@/features/goals/EditGoalDialog";
import { GoalCards } from "@/features/goals/GoalCards";
import { PlanForm } from "@/features/investments/plan/PlanForm";
import EditReminderDialog from "@/features/reminders/EditReminderDialog";
import type { Wallet } from "@/features/wallets/types";

import { contribution, goal } from "../goals/goals";
import { reminder } from "../reminders/reminders";
import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const TODAY = "2024-06-18";

/** A wallet as the server answers it; "01" is the first one of the person. */
function wallet(id: string, name: string, changed: Partial<Wallet> = {}): Wallet {
  return {
    id,
    name,
    kind: "bank",
    color: null,
    monogram: null,
    unnamed: false,
    group: "money",
    last_digits: null,
    opening: null,
    balance: 0,
    entries: 0,
    credit: null,
    proved_until: null,
    counts: true,
    archived: false,
    version: 1,
    ...changed,
  };
}

const CASH = wallet("01", "Cash");
const BCA = wallet("w1", "BCA");
const SAVINGS = wallet("w2", "Savings");
const ALL = [BCA, CASH, SAVINGS];

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

function open(wallets: Wallet[], shown: ReactNode, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ "GET /wallets": () => answer({ datas: wallets, balance: 0 }), ...answers });
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { written, ...showScreen(<WalletsProvider>{shown}</WalletsProvider>) };
}

const field = (name: string | RegExp) => screen.findByRole("button", { name });

async function choose(
  person: ReturnType<typeof showScreen>["person"],
  field: HTMLElement,
  name: string,
) {
  await person.click(field);
  const list = await screen.findByRole("toolbar");
  await person.click(within(list).getByRole("button", { name: new RegExp(`^${name}`) }));
}

const contributed = () =>
  answer(
    { message: "", datas: [goal()], contribution: contribution(), balance: 0, transaction: null },
    201,
  );

it("says on its card which wallet a goal lives in", async () => {
  open(
    ALL,
    <GoalCards
      goals={[goal({ wallet_id: "w2" }), goal({ id: "g2", name: "House" })]}
      onOpen={vi.fn()}
    />,
  );
  expect(await screen.findByText(/in Savings/)).toHaveTextContent("of Rp35.000.000 · in Savings");
  expect(screen.getAllByText(/^of/)).toHaveLength(2);
});

it("puts a goal into a wallet, and takes it out of it", async () => {
  const edit = (
    <EditGoalDialog
      goal={goal({ wallet_id: "w2" })}
      today={TODAY}
      Pictures={() => null}
      onClose={vi.fn()}
    />
  );
  const { person, written } = open(ALL, edit, {
    "PUT /goals/g1": () => answer({ message: "", datas: [goal()] }),
  });
  await choose(person, await field("Wallet: Savings"), "BCA");
  await choose(person, await field("Wallet: BCA"), "No wallet");
  await choose(person, await field("Wallet: No wallet"), "Cash");
  await person.click(await field("Save"));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ wallet_id: "01" });
});

it("moves what is put aside from a wallet to that of the goal, and back", async () => {
  const dialog = (
    <ContributionDialog goal={goal({ wallet_id: "w2" })} today={TODAY} onClose={vi.fn()} />
  );
  const { person, written } = open(ALL, dialog, { "POST /goals/g1/contributions": contributed });
  expect(await screen.findByText("From Cash to Savings.")).toBeVisible();
  expect(screen.getByRole("switch", { name: /Record it as a transfer/ })).toBeChecked();
  await person.click(await field("From wallet: Cash"));
  const list = within(await screen.findByRole("toolbar", { name: "From wallet" }));
  expect(list.queryByText("Savings")).toBeNull();
  await person.click(list.getByText("BCA"));
  expect(await screen.findByText("From BCA to Savings.")).toBeVisible();
  await person.click(screen.getByRole("radio", { name: "Take out" }));
  expect(await screen.findByText("From Savings to BCA.")).toBeVisible();
  expect(await field("To wallet: BCA")).toBeVisible();
  await person.type(screen.getByRole("textbox", { name: "Amount" }), "500rb");
  await person.click(await field("Save"));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ book: true, direction: "out", wallet_id: "w1" });
});

it("asks for the other wallet where the first one is the goal's own", async () => {
  const dialog = (
    <ContributionDialog goal={goal({ wallet_id: "01" })} today={TODAY} onClose={vi.fn()} />
  );
  open(ALL, dialog);
  expect(await screen.findByText("From BCA to Cash.")).toBeVisible();
});

it("records nothing for a goal in the only wallet, as no money can move", async () => {
  const dialog = (
    <ContributionDialog goal={goal({ wallet_id: "01" })} today={TODAY} onClose={vi.fn()} />
  );
  const only = [CASH, { ...BCA, archived: true }];
  const { person, written } = open(only, dialog, { "POST /goals/g1/contributions": contributed });
  expect(
    await screen.findByText("The money stays in your balance, set aside for this goal."),
  ).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
  await person.type(screen.getByRole("textbox", { name: "Amount" }), "500rb");
  await person.click(await field("Save"));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ book: false, wallet_id: null });
});

it("shows why a wallet was refused, also where there is no field for it", async () => {
  const dialog = (
    <ContributionDialog goal={goal({ wallet_id: "w2" })} today={TODAY} onClose={vi.fn()} />
  );
  const refused = () =>
    refusal(422, { code: "validation_failed", errors: { wallet_id: ["It is archived."] } });
  const archived = [CASH, { ...SAVINGS, archived: true }];
  const { person } = open(archived, dialog, { "POST /goals/g1/contributions": refused });
  await person.type(screen.getByRole("textbox", { name: "Amount" }), "500rb");
  await person.click(await field("Save"));
  expect(await screen.findByText("It is archived.")).toBeVisible();
});

it("takes the money of a plan from the first wallet until another one is chosen", async () => {
  const plan = { message: "", datas: [{}] };
  const { person, written } = open(ALL, <PlanForm today={TODAY} />, {
    "POST /investment-plans": () => answer(plan, 201),
  });
  await person.type(screen.getByRole("textbox", { name: "Investment Value" }), "500rb");
  await person.click(await field("Activate Reminder"));
  await waitFor(() => expect(written()).toHaveLength(1));
  await person.type(screen.getByRole("textbox", { name: "Investment Value" }), "500rb");
  await choose(person, await field("From wallet: Cash"), "BCA");
  await person.click(await field("Activate Reminder"));
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written().map(({ body }) => (body as { wallet_id: string }).wallet_id)).toEqual([
    null,
    "w1",
  ]);
});

it("records the amount of a reminder in a wallet, and nothing without an amount", async () => {
  const subject = reminder({ amount: 250_000, entry: "expenses", wallet_id: "w1" });
  const dialog = (
    <EditReminderDialog
      subject={subject}
      today={TODAY}
      CategoryField={() => null}
      onClose={vi.fn()}
    />
  );
  const { person, written } = open(ALL, dialog, {
    "PUT /reminders/r1": () => answer({ message: "", datas: [subject] }),
  });
  await choose(person, await field("Wallet: BCA"), "Savings");
  await person.click(await field("Save"));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toEqual({ wallet_id: "w2" });
});

it("moves an amount from a wallet to another one on each date", async () => {
  const dialog = (
    <EditReminderDialog
      subject={{ id: null, description: "Put aside", day: TODAY }}
      today={TODAY}
      CategoryField={() => null}
      onClose={vi.fn()}
    />
  );
  const stored = reminder({ description: "Put aside", entry: "transfer", to_wallet_id: "w1" });
  const { person, written } = open(ALL, dialog, {
    "POST /reminders": () => answer({ message: "", datas: [stored] }, 201),
  });
  await person.click(await screen.findByRole("radio", { name: "Transfer" }));
  // The first wallet, and the next one that is not the same.
  expect(await field("From: Cash")).toBeVisible();
  const to = await field("To: BCA");
  await choose(person, await field("From: Cash"), "BCA");
  expect(await field("To: Cash")).toBe(to);
  await choose(person, to, "Savings");
  await person.type(screen.getByRole("textbox", { name: "Amount" }), "500rb");
  await person.click(await field("Save"));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({
    amount: 500_000,
    category_id: null,
    wallet_id: "w1",
    to_wallet_id: "w2",
  });
});

it("offers no transfer to who has one wallet", async () => {
  open(
    [CASH],
    <EditReminderDialog
      subject={{ id: null, description: "", day: TODAY }}
      today={TODAY}
      CategoryField={() => null}
      onClose={vi.fn()}
    />,
  );
  expect(await screen.findByRole("radio", { name: "Income" })).toBeVisible();
  expect(screen.queryByRole("radio", { name: "Transfer" })).toBeNull();
});

it("asks nobody who has one wallet, and says nothing about it", async () => {
  const { person, written } = open(
    [CASH, { ...BCA, archived: true }],
    <>
      <ContributionDialog goal={goal()} today={TODAY} onClose={vi.fn()} />
      <PlanForm today={TODAY} />
    </>,
    { "POST /goals/g1/contributions": contributed },
  );
  await person.type(screen.getByRole("textbox", { name: "Amount" }), "500rb");
  await person.click(screen.getByRole("switch", { name: /Record it as an expense in Saving/ }));
  await person.click(await field("Save"));
  await waitFor(() => expect(written()).toHaveLength(1));
  expect(written()[0]?.body).toMatchObject({ book: true, wallet_id: null });
  expect(screen.queryByText(/wallet/i)).toBeNull();
});
