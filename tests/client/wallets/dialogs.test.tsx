import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { CategoryField } from "@/features/categories/CategoryField";
import { useGoals } from "@/features/goals/queries";
import { usePlans } from "@/features/investments/plan/queries";
import { useRemindersOfMonth } from "@/features/reminders/queries";
import AdjustDialog from "@/features/wallets/AdjustDialog";
import MergeDialog from "@/features/wallets/MergeDialog";
import type { Wallet } from "@/features/wallets/types";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { entry, rows, serveWallets } from "./wallets";

const [cash, , , card] = rows() as [Wallet, Wallet, Wallet, Wallet];
const save = () => screen.getByRole("button", { name: "Save" });

function adjust(wallet: Wallet) {
  const onClose = vi.fn();
  const dialog = <AdjustDialog wallet={wallet} CategoryField={CategoryField} onClose={onClose} />;
  return { onClose, ...showScreen(dialog) };
}

function merge() {
  const onMerged = vi.fn();
  const dialog = (
    <MergeDialog wallets={rows()} wallet={cash} onClose={vi.fn()} onMerged={onMerged} />
  );
  return { onMerged, ...showScreen(dialog) };
}

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

it("the difference shows as one types, and the toast takes the adjustment back", async () => {
  const calls = serveWallets({
    "POST /wallets/Cash/adjust": () =>
      answer({ message: "It is right now.", datas: [entry("adjusted")], balance: 0 }, 201),
    "DELETE /transactions/adjusted": () => answer({ message: "Deleted.", balance: 0 }),
  });
  const { person, onClose } = adjust(cash);
  const field = screen.getByRole("textbox", { name: "What it really holds" });
  await person.click(save());
  expect(await screen.findByText("Enter an amount of 0 or more.")).toBeVisible();
  await person.type(field, "50000");
  expect(screen.getByText("That matches. Nothing to adjust.")).toBeVisible();
  await person.clear(field);
  await person.type(field, "35rb");
  expect(screen.getByText("-Rp15.000")).toBeVisible();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [post] = calls.filter(({ method }) => method === "POST");
  expect(post?.body).toEqual({ balance: 35_000, detail: "" });
  expect(post?.key).toBeTruthy();
  await person.click(await screen.findByText("Undo"));
  await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
});

it("what is owed is typed above zero, and what was paid too much as well", async () => {
  const bodies: unknown[] = [];
  serveWallets({
    "POST /wallets/Card/adjust": ({ body }) => {
      bodies.push(body);
      return refusal(422, { code: "validation_failed", errors: { balance: ["Too much."] } });
    },
  });
  const { person } = adjust(card);
  const field = screen.getByRole("textbox", { name: "What you really owe" });
  await person.type(field, "250000");
  expect(screen.getByText("+Rp50.000")).toBeVisible();
  await person.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Too much\./));
  await person.click(screen.getByRole("radio", { name: "Paid too much" }));
  await person.click(save());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toEqual([
    { balance: -250_000, detail: "" },
    { balance: 250_000, detail: "" },
  ]);
});

const picker = (chosen: string) => screen.findByRole("button", { name: `Category: ${chosen}` });
const category = (type: "income" | "expenses", id: string, label: string) => ({
  id,
  name: label,
  label,
  type,
  icon: "/icons/steaming-bowl.svg",
  color: null,
  hidden: false,
  hint: null,
  aliases: [],
});
const CATEGORIES = [
  category("expenses", "food", "Food"),
  category("expenses", "rent", "Rent"),
  category("income", "salary", "Salary"),
];

it("the difference is recorded in a category of its type where the person prefers", async () => {
  const bodies: unknown[] = [];
  serveWallets({
    "GET /categories": () => answer({ datas: CATEGORIES }),
    "POST /wallets/Cash/adjust": ({ body }) => {
      bodies.push(body);
      return bodies.length === 1
        ? refusal(422, { code: "validation_failed", errors: { category_id: ["It's gone."] } })
        : answer({ message: "It is right now.", datas: [entry("adjusted")], balance: 0 }, 201);
    },
  });
  const { person, onClose } = adjust(cash);
  const field = screen.getByRole("textbox", { name: "What it really holds" });
  expect(screen.queryByRole("radio")).toBeNull();
  await person.type(field, "60000");
  expect(screen.getByRole("radio", { name: "Keep it out of income and expenses" })).toBeChecked();
  await person.click(screen.getByRole("radio", { name: "Record it as income" }));
  expect(screen.getByText(/It counts as income/)).toBeVisible();
  await person.click(await picker("Select Category"));
  await person.click(await screen.findByRole("option", { name: /Salary/ }));

  // Less money asks for an expense; what was chosen of income does not go along.
  await person.clear(field);
  await person.type(field, "35rb");
  expect(screen.getByRole("radio", { name: "Record it as an expense" })).toBeChecked();
  expect(screen.getByText(/It counts as an expense/)).toBeVisible();
  await person.click(save());
  expect(await screen.findByText("Choose a category.")).toBeVisible();
  expect(await picker("Select Category")).toHaveAccessibleDescription(/Choose a category\./);
  expect(bodies).toEqual([]);
  await person.click(await picker("Select Category"));
  expect(screen.queryByRole("option", { name: /Salary/ })).toBeNull();
  await person.click(await screen.findByRole("option", { name: /Food/ }));
  await person.click(save());
  expect(await screen.findByText("It's gone.")).toBeVisible();
  expect(await picker("Food")).toHaveAccessibleDescription(/It's gone\./);
  await person.click(await picker("Food"));
  await person.click(await screen.findByRole("option", { name: /Rent/ }));
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies).toEqual([
    { balance: 35_000, detail: "", category_id: "food" },
    { balance: 35_000, detail: "", category_id: "rent" },
  ]);
});

it("who goes back to the adjustment sends no category", async () => {
  const calls = serveWallets({
    "GET /categories": () => answer({ datas: CATEGORIES }),
    "POST /wallets/Cash/adjust": () =>
      answer({ message: "It is right now.", datas: [entry("adjusted")], balance: 0 }, 201),
  });
  const { person, onClose } = adjust(cash);
  await person.type(screen.getByRole("textbox", { name: "What it really holds" }), "35rb");
  await person.click(screen.getByRole("radio", { name: "Record it as an expense" }));
  await person.click(await picker("Select Category"));
  await person.click(await screen.findByRole("option", { name: /Food/ }));
  await person.click(screen.getByRole("radio", { name: "Keep it out of income and expenses" }));
  expect(screen.queryByRole("button", { name: /^Category/ })).toBeNull();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [post] = calls.filter(({ method }) => method === "POST");
  expect(post?.body).toEqual({ balance: 35_000, detail: "" });
});

it("a merge says what happens before it does, and where everything is then", async () => {
  const calls = serveWallets({
    "GET /wallets/Cash/uses": ({ path }) =>
      answer({
        datas: [{ transactions: 3 }],
        between: path.endsWith("?into_id=BCA") ? 1 : 0,
      }),
    "POST /wallets/Cash/merge": () =>
      answer({
        message: "Everything is in BCA now.",
        datas: [{ ...cash, name: "BCA" }],
        balance: 0,
        moved: { transactions: 3 },
      }),
  });
  const { person, onMerged } = merge();
  expect(await screen.findByText("3 entries in this wallet.")).toBeVisible();
  expect(screen.queryByRole("radio", { name: /^Old/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Choose a wallet.")).toBeVisible();
  await person.click(screen.getByRole("radio", { name: /^BCA/ }));
  // A transfer between the two leads nowhere any more.
  expect(await screen.findByText("2 entries move to BCA.")).toBeVisible();
  expect(
    screen.getByText("1 transfer between Cash and BCA is deleted. Any fee stays as an expense."),
  ).toBeVisible();
  expect(screen.getByText("Rp2.050.000")).toBeVisible();
  expect(screen.getByText("This removes Cash and can't be undone.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Merge" }));
  // The starting wallet keeps its id and takes the name of the other one.
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith({ ...cash, name: "BCA" }));
  const [post] = calls.filter(({ method }) => method === "POST");
  expect(post?.body).toEqual({ into_id: "BCA" });
});

/** Reads what is recorded into wallets, as other pages do. */
function OtherFeatures() {
  useGoals();
  usePlans();
  useRemindersOfMonth("2026-07");
  return null;
}

it("a merge refetches goals, plans and reminders, which may have another wallet now", async () => {
  const lists = ["/goals", "/investment-plans", "/reminders"];
  const answers = Object.fromEntries(lists.map((path) => [`GET ${path}`, () => answer({})]));
  const calls = serveWallets({
    ...answers,
    "GET /wallets/Cash/uses": () => answer({ datas: [{ transactions: 0 }], between: 0 }),
    "POST /wallets/Cash/merge": () => answer({ message: "", datas: [cash], balance: 0, moved: {} }),
  });
  const { person } = showScreen(
    <>
      <OtherFeatures />
      <MergeDialog wallets={rows()} wallet={cash} onClose={vi.fn()} onMerged={vi.fn()} />
    </>,
  );
  const read = () => lists.map((list) => calls.filter(({ path }) => path.startsWith(list)).length);
  await waitFor(() => expect(read()).toEqual([1, 1, 1]));
  await person.click(await screen.findByRole("radio", { name: /^BCA/ }));
  await person.click(screen.getByRole("button", { name: "Merge" }));
  await waitFor(() => expect(read()).toEqual([2, 2, 2]));
});

it("a merge whose count cannot be had offers another try", async () => {
  serveWallets({ "GET /wallets/Cash/uses": () => refusal(500, { code: "internal" }) });
  const { person } = merge();
  const again = await screen.findByRole("button", { name: "Try again" });
  serveWallets({
    "GET /wallets/Cash/uses": () => answer({ datas: [{ transactions: 0 }], between: 0 }),
  });
  await person.click(again);
  expect(await screen.findByText("No entries in this wallet.")).toBeVisible();
});
