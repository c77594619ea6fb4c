import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import type { TransferSuggestion } from "@/features/transactions/record/use-suggestions";

import { answer, refusal } from "../support/server";
import { windowOfWidth } from "../ui/window";
import { amount, answering, detail, open, save, saved } from "./record-screen";
import { row } from "./rows";
import { habit, NO_WALLETS, OJEK, suggest } from "./suggestions";
import { BCA, GOPAY, JAGO } from "./wallets";

const WALLETS = [BCA, GOPAY, JAGO];
const TOP_UP: TransferSuggestion = {
  wallet_id: "bca",
  to_wallet_id: "gopay",
  amount: 100_000,
  fee: 1_000,
  detail: "Top up",
  count: 5,
};

const transfer = (changed = {}) =>
  row({
    id: "01T",
    type: "transfer",
    category_id: "transfer",
    category_label: "Transfer",
    amount: 100_000,
    wallet_id: "bca",
    to_wallet_id: "gopay",
    ...changed,
  });
const stored = (changed = {}) =>
  answer({ message: "", datas: [{ ...transfer(changed), fee: 1_000 }], balance: 0 }, 201);

const chooseTransfer = () => screen.getByRole("radio", { name: "Transfer" });
const from = () => screen.findByRole("combobox", { name: "From" });
const to = () => screen.findByRole("combobox", { name: /^To/ });
const fee = (name: string) =>
  within(screen.getByRole("toolbar", { name: "Fee" })).getByRole("button", { name });
const told = (sentence: string) => waitFor(() => expect(document.body).toHaveTextContent(sentence));

beforeEach(() => {
  windowOfWidth(1280);
  sessionStorage.clear();
});

describe("with one wallet", () => {
  it("a shortcut to a transfer says what is missing", async () => {
    answering({});
    open({ wallets: [BCA], preset: { type: "transfer", category_id: "transfer" } });
    expect(await screen.findByText(/You need two wallets for a transfer/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Swap from and to" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Add wallet" })).toBeVisible();
  });

  it("nothing asks for it, and the only trace is the way to add one", async () => {
    const sent = answering({ "POST /transaction/add": () => saved() });
    const { person, onAddWallet } = open({ wallets: [BCA] });
    expect(screen.queryByRole("radio", { name: "Transfer" })).not.toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "From" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("link", { name: "Add wallet" }));
    expect(onAddWallet).toHaveBeenCalledOnce();
    await person.type(amount(), "48rb");
    await person.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).not.toHaveProperty("wallet_id");
  });

  it("asks before the way to add one takes what was typed", async () => {
    answering({});
    const { person, onAddWallet } = open({ wallets: [BCA] });
    await person.type(amount(), "48rb");
    await person.click(screen.getByRole("link", { name: "Add wallet" }));
    expect(await screen.findByText("Leave without saving?")).toBeVisible();
    expect(onAddWallet).not.toHaveBeenCalled();
  });
});

describe("the wallet of an expense", () => {
  const recent = { ...NO_WALLETS, by_category: { transportation: "gopay" }, last: "jago" };
  const known = {
    "GET /transactions/suggestions": suggest([habit(), OJEK], [], { wallets: recent }),
  };

  it("is the one used last with its category, else the one used last", async () => {
    const sent = answering({ ...known, "POST /transaction/add": () => saved() });
    const { person } = open({ wallets: WALLETS });
    await waitFor(async () => expect(await from()).toHaveValue("jago"));
    await person.click(screen.getByRole("button", { name: /^expenses/ }));
    expect(await from()).toHaveValue("gopay");
    await person.type(amount(), "15rb");
    await person.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ category_id: "transportation", wallet_id: "gopay" });
  });

  it("stays the one that was chosen", async () => {
    const sent = answering({ ...known, "POST /transaction/add": () => saved() });
    const { person } = open({ wallets: WALLETS });
    await person.selectOptions(await from(), "bca");
    await person.click(screen.getByRole("button", { name: /^expenses/ }));
    expect(await from()).toHaveValue("bca");
    await person.type(amount(), "15rb");
    await person.click(save());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ wallet_id: "bca" }));
  });

  it("shows what the server says about it", async () => {
    const errors = { wallet_id: ["This wallet is archived."] };
    answering({
      ...known,
      "POST /transaction/add": () => refusal(422, { code: "validation_failed", errors }),
    });
    const { person } = open({ wallets: WALLETS });
    await person.type(amount(), "15rb");
    await person.click(save());
    expect(await screen.findByText("This wallet is archived.")).toBeVisible();
  });
});

describe("a transfer", () => {
  const pair = { ...NO_WALLETS, transfer_from: "gopay", transfer_to: "bca" };
  const known = {
    "GET /transactions/suggestions": suggest([OJEK], [], { transfers: [TOP_UP], wallets: pair }),
  };

  it("begins with the pair of the last one, takes a fee at one press, and can be undone", async () => {
    const sent = answering({
      ...known,
      "POST /transfers": () => stored(),
      "DELETE /transactions/01T": () => answer({ message: "", balance: 0 }),
    });
    const { person, onClose } = open({ wallets: WALLETS });
    await person.click(chooseTransfer());
    await waitFor(async () => expect(await from()).toHaveValue("gopay"));
    expect(await to()).toHaveValue("bca");
    await person.click(screen.getByRole("button", { name: "Swap from and to" }));
    await person.type(amount(), "100rb");
    await person.click(fee("1.000"));
    await person.type(screen.getByRole("combobox", { name: "Transaction Detail" }), "Top up");
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject([
      {
        path: "/transfers",
        key: expect.stringMatching(/./) as string,
        body: {
          wallet_id: "bca",
          to_wallet_id: "gopay",
          amount: 100_000,
          fee: 1_000,
          detail: "Top up",
          date: "2024-06-18",
        },
      },
    ]);
    await told("Saved. Rp100.000 moved, BCA → GoPay.");
    await person.click(screen.getByRole("button", { name: /^Undo/ }));
    await told("Deleted: Transfer, Rp100.000.");
  });

  it("between a wallet and itself is refused where it goes to", async () => {
    const sent = answering(known);
    const { person } = open({ wallets: WALLETS });
    await person.click(chooseTransfer());
    await person.selectOptions(await from(), "jago");
    await person.selectOptions(await to(), "jago");
    await person.type(amount(), "100rb");
    await person.click(save());
    const sentence = "Choose another wallet than the one the money comes from.";
    expect((await screen.findByText(sentence)).closest("label")).toHaveTextContent(/^To/);
    await person.selectOptions(await from(), "bca");
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it("costs what one types, but no more than it moves", async () => {
    const sent = answering({ ...known, "POST /transfers": () => stored() });
    const { person } = open({ wallets: WALLETS });
    await person.click(chooseTransfer());
    await from();
    await person.type(amount(), "5rb");
    await person.click(fee("Other"));
    const own = screen.getByRole("textbox", { name: "Other fee" });
    await person.clear(own);
    await person.type(own, "6rbu5x");
    await person.click(save());
    expect(own).toHaveFocus();
    expect(sent()).toEqual([]);
    await person.clear(own);
    await person.type(own, "7500");
    await person.click(save());
    expect(await screen.findByText("The fee can't be more than the amount.")).toBeVisible();
    await person.clear(own);
    await person.type(own, "3500");
    await person.click(save());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ amount: 5_000, fee: 3_500 }));
  });

  it("shows what the server says at its field", async () => {
    const errors = { to_wallet_id: ["This wallet is archived."], fee: ["Too high."] };
    answering({
      ...known,
      "POST /transfers": () => refusal(422, { code: "validation_failed", errors }),
    });
    const { person } = open({ wallets: WALLETS });
    await person.click(chooseTransfer());
    await from();
    await person.type(amount(), "100rb");
    await person.click(save());
    expect(await screen.findByText("This wallet is archived.")).toBeVisible();
    expect(screen.getByText("Too high.")).toBeVisible();
  });

  it("made often is repeated by one press, also from the form of an expense", async () => {
    const sent = answering({ ...known, "POST /transfers": () => stored() });
    const { person } = open({ wallets: WALLETS });
    await person.click(await screen.findByRole("button", { name: /^BCA → GoPay/ }));
    expect(chooseTransfer()).toBeChecked();
    await from();
    await person.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect({ ...TOP_UP, ...(sent()[0]?.body as object) }).toEqual({
      ...TOP_UP,
      date: "2024-06-18",
      client_key: sent()[0]?.key,
    });
  });

  it("that takes the place of an expense whose answer was lost leaves no expense", async () => {
    let down = true;
    const calls: string[] = [];
    answering({
      ...known,
      "POST /transaction/add": () => {
        calls.push("add");
        return down ? refusal(503, { code: "unavailable" }) : saved({ id: "01A" });
      },
      "DELETE /transactions/01A": () => {
        calls.push("delete");
        return answer({ message: "", balance: 0 });
      },
      "POST /transfers": () => {
        calls.push("transfer");
        return stored();
      },
    });
    const { person, onClose } = open({ wallets: WALLETS });
    await person.type(amount(), "100rb");
    await person.click(save());
    await waitFor(() => expect(calls).toEqual(["add"]));
    await waitFor(() => expect(save()).toBeEnabled());
    down = false;
    await person.click(chooseTransfer());
    await from();
    await person.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toEqual(["add", "add", "delete", "transfer"]);
  });

  it("keeps amount and detail when one changes one's mind", async () => {
    answering(known);
    const { person } = open({ wallets: WALLETS });
    await person.type(amount(), "100rb");
    await person.type(detail(), "Savings");
    await person.click(chooseTransfer());
    expect(amount()).toHaveValue("100.000");
    expect(detail()).toHaveValue("Savings");
  });
});
