import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import WalletDialog from "@/features/wallets/WalletDialog";
import type { Wallet } from "@/features/wallets/types";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { rows, serveWallets, wallet } from "./wallets";

function open(edited?: Wallet) {
  const onClose = vi.fn();
  const dialog = <WalletDialog wallet={edited} today="2026-07-02" onClose={onClose} />;
  return { onClose, ...showScreen(dialog) };
}

const name = () => screen.getByRole("textbox", { name: "Name" });
const save = () => screen.getByRole("button", { name: "Save" });
const SAVED = () => answer({ message: "Saved.", datas: [wallet("New")], balance: 0 }, 201);

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

it("a preset fills in name, kind, colour and letters", async () => {
  const calls = serveWallets({ "POST /wallets": SAVED });
  const { person, onClose } = open();
  await person.type(name(), "gop");
  await person.click(screen.getByRole("button", { name: "GoPay" }));
  expect(name()).toHaveValue("GoPay");
  expect(screen.getByRole("radio", { name: "E-wallet" })).toBeChecked();
  await person.type(screen.getByRole("textbox", { name: "What's in it" }), "150rb");
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [post] = calls.filter(({ method }) => method === "POST");
  expect(post?.key).toBeTruthy();
  expect(post?.body).toEqual({
    kind: "ewallet",
    name: "GoPay",
    color: "sky",
    monogram: "GP",
    last_digits: null,
    opening: { amount: 150_000, date: "2026-07-02" },
    counts: true,
  });
});

it("what is owed is typed as it is and sent below zero, with limit and days", async () => {
  const calls = serveWallets({ "POST /wallets": SAVED });
  const { person } = open();
  await person.click(screen.getByRole("radio", { name: "Credit card" }));
  await person.type(name(), "Visa");
  await person.type(screen.getByRole("textbox", { name: "What you owe" }), "1,5jt");
  await person.type(screen.getByRole("textbox", { name: "Limit" }), "10jt");
  await person.selectOptions(screen.getByRole("combobox", { name: "Due day" }), "3");
  await person.click(save());
  await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
  const [post] = calls.filter(({ method }) => method === "POST");
  expect(post?.body).toMatchObject({
    kind: "card",
    opening: { amount: -1_500_000, date: "2026-07-02" },
    credit_limit: 10_000_000,
    statement_day: null,
    due_day: 3,
  });
});

it("what is put away or owed for long does not count unless the person says so", async () => {
  serveWallets();
  const { person } = open();
  const counts = screen.getByRole("switch", { name: /Counts in your balance/ });
  await person.click(screen.getByRole("radio", { name: "Investment" }));
  await waitFor(() => expect(counts).not.toBeChecked());
  await person.click(counts);
  await waitFor(() => expect(counts).toBeChecked());
  await person.click(screen.getByRole("radio", { name: "Loan" }));
  expect(counts).toBeChecked();
});

it("wrong values are said at their fields, also by the server", async () => {
  serveWallets({
    "POST /wallets": () =>
      refusal(422, { code: "validation_failed", errors: { name: ["It is taken."] } }),
  });
  const { person } = open();
  await person.click(save());
  expect(await screen.findByText("Give your wallet a name.")).toBeVisible();
  await person.type(name(), "BCA");
  await person.type(screen.getByRole("textbox", { name: "Last four digits" }), "12");
  await person.click(save());
  expect(await screen.findByText("Enter the last four digits.")).toBeVisible();
  await person.type(screen.getByRole("textbox", { name: "Last four digits" }), "34");
  await person.click(save());
  await waitFor(() => expect(name()).toHaveAccessibleDescription("It is taken."));
  expect(name()).toHaveFocus();
});

it("only what was changed is sent, on the version that was looked at", async () => {
  const [cash] = rows();
  const calls = serveWallets({
    "PUT /wallets/Cash": () => answer({ message: "Changed.", datas: [cash], balance: 0 }),
  });
  const { person, onClose } = open(cash);
  await person.clear(name());
  await person.type(name(), "Tunai");
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [put] = calls.filter(({ method }) => method === "PUT");
  expect(put?.body).toEqual({ name: "Tunai" });
  expect(put?.match).toBe('"1"');
});

it("after a change elsewhere both versions are there to choose from", async () => {
  const [cash] = rows();
  const versions: (string | null)[] = [];
  const now = { ...wallet("Pocket"), id: "Cash", version: 2 };
  serveWallets({
    "PUT /wallets/Cash": ({ match }) => {
      versions.push(match);
      if (match === '"2"') return answer({ message: "Changed.", datas: [now], balance: 0 });
      const payload = { message: "Changed elsewhere.", code: "changed_meanwhile", datas: [now] };
      return Response.json({ message: payload.message, payload }, { status: 412 });
    },
  });
  const { person, onClose } = open(cash);
  await person.type(name(), "!");
  await person.click(save());
  const told = await screen.findByText(/has been changed on another device/);
  expect(within(told.closest("[role=alert]") as HTMLElement).getByText("Pocket")).toBeVisible();
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(versions).toEqual(['"1"', '"2"']);
});

it("unsaved input asks before it is lost", async () => {
  serveWallets();
  const { person, onClose } = open();
  await person.type(name(), "BCA");
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Leave without saving?")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Leave" }));
  expect(onClose).toHaveBeenCalled();
});
