import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { TransactionsPage } from "@/features/transactions/list/TransactionsPage";
import type { NamedWallet } from "@/ui/fields/wallets-context";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { answer, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { row } from "./rows";
import { BCA, GOPAY, withWallets } from "./wallets";

const lunch = row({ id: "4", detail: "lunch", wallet_id: "bca" });
const topUp = row({
  id: "3",
  type: "transfer",
  category_id: "transfer",
  category_label: "Transfer",
  detail: "Top up",
  amount: 100_000,
  wallet_id: "bca",
  to_wallet_id: "gopay",
});
const counted = row({
  id: "2",
  type: "adjust",
  category_id: "adjust",
  category_label: "Adjustment",
  amount: -5_000,
  date: "2024-06-17",
  wallet_id: "gopay",
});

const page = () =>
  answer({
    datas: [lunch, topUp, counted],
    totals: { income: 0, expenses: 48_000, count: 3 },
    next_cursor: null,
  });

interface Opened {
  at?: string;
  wallets?: readonly NamedWallet[];
}

function open({ at = "/transaction", wallets = [BCA, GOPAY] }: Opened = {}) {
  const calls = serve({ "GET /transactions": page });
  const dialogs = vi.fn();
  const list = (
    <DialogsContext value={dialogs}>
      <TransactionsPage
        today="2024-06-18"
        hero={null}
        result={null}
        onRecord={() => undefined}
        onSummary={() => undefined}
        CategoryName={({ id }) => id}
        CategoryPicker={() => <button>Categories</button>}
        OrderedExport={() => null}
      />
    </DialogsContext>
  );
  return { calls, dialogs, ...showScreen(withWallets(list, wallets), { at }) };
}

const lists = (calls: { path: string }[]) =>
  calls.flatMap(({ path }) => (path.startsWith("/transactions?") ? [path] : []));

beforeEach(() => {
  windowOfWidth(1280);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it("names the wallet of each row; a transfer has no sign, and an adjustment has its own", async () => {
  open();
  const [first, second, third] = (await screen.findAllByRole("row")).slice(1);
  expect(first).toHaveTextContent("lunch · BCAJune 18, 2024-Rp48.000Expenses");
  expect(second).toHaveTextContent("TransferTop up · BCA → GoPayJune 18, 2024Rp100.000Transfer");
  expect(third).toHaveTextContent("AdjustmentGoPayJune 17, 2024-Rp5.000Adjustment");
  expect(within(second as HTMLElement).getByText("Rp100.000")).not.toHaveClass("text-expense");
  expect(within(third as HTMLElement).getByText("-Rp5.000")).not.toHaveClass("text-expense");
  expect(screen.getByText("Net").nextSibling).toHaveTextContent("-Rp48.000");
});

it("names no wallet and offers no tab of transfers while there is one wallet", async () => {
  open({ wallets: [BCA] });
  expect(await screen.findByText("lunch")).toBeInTheDocument();
  expect(screen.queryByText(/BCA/)).not.toBeInTheDocument();
  expect(screen.queryByRole("radio", { name: "Transfers" })).not.toBeInTheDocument();
});

it("sums up a day without transfers and adjustments", async () => {
  windowOfWidth(390);
  open();
  const today = (await screen.findByText("Today, June 18, 2024")).parentElement as HTMLElement;
  expect(within(today).getByText("-Rp48.000")).toBeInTheDocument();
  const yesterday = screen.getByText("Yesterday, June 17, 2024").parentElement as HTMLElement;
  expect(yesterday).toHaveTextContent(/^Yesterday, June 17, 2024$/);
  expect(screen.getByText("Transfer · BCA → GoPay")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Edit Top up, Rp100.000" })).toBeInTheDocument();
  // An adjustment can't be changed.
  expect(screen.getByRole("button", { name: "Open Adjustment, -Rp5.000" })).toBeInTheDocument();
});

it("lists transfers alone, without categories to choose and without sums", async () => {
  const { calls, person } = open({ at: "/transaction?category_id=rent" });
  await screen.findByText("lunch · BCA");
  await person.click(screen.getByRole("radio", { name: "Transfers" }));
  await waitFor(() => expect(currentAddress()).toBe("/transaction?category=transfer"));
  await waitFor(() => expect(lists(calls).at(-1)).toBe("/transactions?category=transfer&limit=50"));
  expect(screen.queryByText("Net")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Categories" })).not.toBeInTheDocument();
});

it("shows the tab that the address names, even with one wallet", async () => {
  open({ at: "/transaction?category=transfer", wallets: [BCA] });
  expect(await screen.findByRole("radio", { name: "Transfers" })).toBeChecked();
});

it("narrows the list to a wallet, until its chip is pressed", async () => {
  const { calls, person } = open();
  await person.selectOptions(await screen.findByRole("combobox", { name: "Wallet" }), "gopay");
  await waitFor(() => expect(currentAddress()).toBe("/transaction?wallet=gopay"));
  const included = "/transactions?category=all&include=transfers%2Cadjustments";
  await waitFor(() => expect(lists(calls).at(-1)).toBe(`${included}&wallet=gopay&limit=50`));
  await person.click(screen.getByRole("button", { name: /^Wallet: ?GoPay/ }));
  await waitFor(() => expect(currentAddress()).toBe("/transaction"));
});

it("narrows it in the sheet of a phone, too", async () => {
  windowOfWidth(390);
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Filter" }));
  await person.selectOptions(await screen.findByRole("combobox", { name: "Wallet" }), "bca");
  await person.click(screen.getByRole("button", { name: "Show transactions" }));
  await waitFor(() => expect(currentAddress()).toBe("/transaction?wallet=bca"));
  expect(screen.getByRole("button", { name: /^Wallet: ?BCA/ })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Filter, 1 active" })).toBeInTheDocument();
});

it("says that transfers keep no category when rows are moved to one", async () => {
  const { person } = open();
  await screen.findByText("lunch · BCA");
  await person.click(screen.getByRole("checkbox", { name: /Top up/ }));
  const change = await screen.findByRole("button", { name: "Change category" });
  expect(change).toBeDisabled();
  await person.click(screen.getByRole("checkbox", { name: /lunch/ }));
  await waitFor(() => expect(change).toBeEnabled());
  await person.click(change);
  expect(await screen.findByText(/^1 transaction will get/)).toBeVisible();
  expect(screen.getByText(/Transfers and adjustments stay/)).toBeVisible();
});

it("copies a transfer, and offers no change of an adjustment", async () => {
  const { dialogs, person } = open();
  const menu = async (of: string) => {
    const button = await screen.findByRole("button", { name: new RegExp(`for ${of}`) });
    await vi.dynamicImportSettled();
    await person.click(button);
  };
  await menu("Top up");
  await person.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  expect(dialogs).toHaveBeenLastCalledWith("record", { copy: topUp });
  await menu("Adjustment");
  expect(await screen.findByRole("menuitem", { name: "Delete" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Edit" })).not.toBeInTheDocument();
});
