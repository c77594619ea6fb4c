import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { WalletsScreen } from "@/features/wallets/WalletsScreen";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { rows, serveWallets, wallet } from "./wallets";

const open = (language: "en" | "id" = "en") =>
  showScreen(<WalletsScreen today="2026-07-02" CategoryField={() => null} />, {
    at: "/wallets",
    language,
  });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const group = (name: string) => screen.findByRole("region", { name });
const item = (name: string) => screen.findByRole("menuitem", { name });

beforeEach(async () => {
  windowOfWidth(1280);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  serve({});
  await session.goOn();
});

it("the wallets wait, fail with another try, and stand in their groups with totals", async () => {
  serveWallets({ "GET /wallets": () => new Promise(vi.fn()) });
  const { unmount } = open();
  expect(screen.getByText("Loading your wallets")).toBeInTheDocument();
  unmount();
  serveWallets({ "GET /wallets": () => refusal(500, { code: "internal" }) });
  const { person } = open();
  const again = await button("Try again");
  serveWallets();
  await person.click(again);
  const money = await group("Money");
  expect(within(money).getByText("Rp2.050.000")).toBeVisible();
  expect(within(money).getByRole("link", { name: "BCA" })).toHaveAttribute("href", "/wallets/bca");
  expect(within(money).getByText("Bank · •••• 4821")).toBeVisible();
  const debts = await group("Debts");
  expect(within(debts).getByRole("meter")).toHaveAttribute("aria-valuetext", "30%");
  expect(within(debts).getByText("Statement on day 15")).toBeVisible();
  expect(screen.getByText("Net worth", { selector: "h2" })).toBeVisible();
  expect(screen.getAllByText("Rp1.750.000")[0]).toBeInTheDocument();
});

it("the net worth has a table, with what is owed beside it", async () => {
  serveWallets();
  const { person } = open();
  await person.click(await button("Show as table"));
  const table = screen.getByRole("table", { name: "Net worth at the end of each month" });
  expect(within(table).getAllByRole("row")).toHaveLength(13);
  expect(within(table).getByRole("columnheader", { name: "You owe" })).toBeVisible();
});

it("the archived ones are folded, and come back with a press and a way back", async () => {
  const calls = serveWallets({
    "PUT /wallets/Old": () => answer({ message: "Changed.", datas: [wallet("Old")], balance: 0 }),
  });
  const { person } = open();
  expect(screen.queryByText("Old")).toBeNull();
  await person.click(await button("1 archived wallet"));
  await person.click(await button("Actions for Old"));
  await person.click(await item("Use it again"));
  expect(await screen.findByText("Old is back in use.")).toBeVisible();
  await person.click(await button(/^Undo/));
  expect(await screen.findByText("Old is archived.")).toBeVisible();
  const puts = calls.filter(({ method }) => method === "PUT");
  expect(puts.map(({ body }) => body)).toEqual([{ archived: false }, { archived: true }]);
});

it("the order of a group holds at once, and the others keep their places", async () => {
  const calls = serveWallets({
    "PUT /wallets/order": () => answer({ message: "Saved.", datas: rows() }),
  });
  const { person } = open();
  await person.click(await button("Change order"));
  await person.click(await button("Move Cash down"));
  expect(screen.getByText("Cash is now number 2 of 2.")).toBeInTheDocument();
  await waitFor(() => expect(calls.some(({ method }) => method === "PUT")).toBe(true));
  const [put] = calls.filter(({ method }) => method === "PUT");
  expect(put?.body).toEqual({ ids: ["BCA", "Cash", "Old", "Card"] });
});

it("the menu moves by one place, too, and deletes only what has no entries", async () => {
  const wallets = [...rows(), wallet("Empty")];
  const calls = serveWallets(
    {
      "PUT /wallets/order": () => answer({ message: "Saved.", datas: wallets }),
      "DELETE /wallets/Empty": () => answer({ message: "Your wallet has been deleted." }),
    },
    wallets,
  );
  const { person } = open();
  await person.click(await button("Actions for Cash"));
  expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  await person.click(await item("Move down"));
  await waitFor(() => expect(calls.some(({ method }) => method === "PUT")).toBe(true));
  await person.click(await button("Actions for Empty"));
  await person.click(await item("Delete"));
  const question = await screen.findByRole("alertdialog");
  await person.click(within(question).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Your wallet has been deleted.")).toBeVisible();
});

it("with only one wallet the page says what more are good for", async () => {
  serveWallets({}, [wallet("Main wallet", { kind: "cash", unnamed: true })]);
  const { person } = open();
  expect(await screen.findByText("Money in more than one place?")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Add wallet" })).toHaveLength(1);
  await person.click(await button("Actions for Main wallet"));
  expect(await item("Edit")).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Archive" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: /Merge/ })).toBeNull();
});

it("speaks Indonesian", async () => {
  serveWallets();
  open("id");
  expect(await screen.findByRole("heading", { name: "Dompet", level: 1 })).toBeVisible();
  expect(await screen.findByRole("region", { name: "Utang" })).toBeVisible();
});
