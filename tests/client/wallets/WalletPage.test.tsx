import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import WalletPage from "@/app/member/pages/WalletPage";
import { DialogsContext, type OpenDialog } from "@/ui/dialog/app-dialogs";

import { savedFiles } from "../support/saved-files";
import { answer, type Call, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { entry, rows, serveWallets, wallet } from "./wallets";

const dialogs = vi.fn<OpenDialog>();

function open(at = "/wallets/cash") {
  return showScreen(
    <DialogsContext value={dialogs}>
      <main>
        <Routes>
          <Route path="/wallets" element={<h1>All of them</h1>} />
          <Route path="/wallets/:id" element={<WalletPage />} />
        </Routes>
      </main>
    </DialogsContext>,
    { at },
  );
}

const upper = () => [
  wallet("CASH", { name: "Cash", kind: "cash", balance: 50_000, entries: 3 }),
  wallet("BCA", { balance: 2_000_000 }),
];
const page = (datas: unknown[], next_cursor: string | null = null) =>
  answer({ datas, next_cursor, totals: { income: 0, expenses: 0, count: datas.length } });
const ENTRIES = [
  entry("Lunch", { date: "2026-07-02", balance: 50_000 }),
  entry("moved", {
    type: "transfer",
    detail: "",
    category_label: "Transfer",
    amount: 30_000,
    change: 30_000,
    balance: 60_000,
    date: "2026-07-01",
    wallet_id: "BCA",
    to_wallet_id: "CASH",
  }),
];

/** The last question for entries; other calls may come after it. */
const lastAsked = (calls: Call[]) =>
  calls.filter(({ path }) => path.startsWith("/wallets/CASH/entries")).at(-1)?.path;

beforeEach(async () => {
  sessionStorage.clear();
  dialogs.mockClear();
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

it("each entry has its change and the balance after it, and opens at a press", async () => {
  serveWallets({ "GET /wallets/CASH/entries": () => page(ENTRIES) }, upper());
  const { person } = open();
  expect(await screen.findByRole("heading", { name: "Cash", level: 1 })).toBeVisible();
  expect(await screen.findByText("2 entries")).toBeVisible();
  expect(screen.getByRole("heading", { name: "July 2, 2026" })).toBeVisible();
  const [, , , moved] = screen.getAllByRole("listitem");
  expect(within(moved as HTMLElement).getByText("+Rp30.000")).toBeVisible();
  expect(within(moved as HTMLElement).getByText("Rp60.000")).toBeVisible();
  expect(within(moved as HTMLElement).getByText("from BCA")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Edit Lunch, -Rp10.000" }));
  expect(dialogs).toHaveBeenCalledWith("edit", { transaction: ENTRIES[0] });
});

it("an adjustment, which can't be changed, is opened and not edited", async () => {
  const adjustment = entry("Counted", { type: "adjust", amount: -5_000, change: -5_000 });
  serveWallets({ "GET /wallets/CASH/entries": () => page([adjustment]) }, upper());
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Open Counted, -Rp5.000" }));
  expect(dialogs).toHaveBeenCalledWith("edit", { transaction: adjustment });
});

it("the filters are in the address, and the list follows it", async () => {
  const calls = serveWallets(
    {
      "GET /wallets/CASH/entries": ({ path }) =>
        page(path.includes("category=income") ? [] : ENTRIES),
    },
    upper(),
  );
  const { person } = open("/wallets/cash?from=2026-07-01&to=2026-06-01&category=nothing");
  await screen.findByText("2 entries");
  expect(lastAsked(calls)).toBe("/wallets/CASH/entries?limit=50");
  await person.click(screen.getByRole("radio", { name: "Income" }));
  expect(await screen.findByText("Nothing found here")).toBeVisible();
  expect(currentAddress()).toBe("/wallets/cash?category=income");
  await person.click(screen.getByRole("button", { name: "Show all entries" }));
  expect(await screen.findByText("2 entries")).toBeVisible();
  expect(currentAddress()).toBe("/wallets/cash");
  await person.click(screen.getByRole("button", { name: "This month" }));
  await waitFor(() => expect(currentAddress()).toBe("/wallets/cash?from=2026-12-01&to=2026-12-28"));
  await person.type(screen.getByRole("searchbox", { name: "Search in this wallet" }), "lunch");
  await person.keyboard("{Enter}");
  await waitFor(() => expect(lastAsked(calls)).toContain("q=lunch"));
});

it("further pages come at a press, and a failed one can be tried again", async () => {
  let isDown = true;
  serveWallets(
    {
      "GET /wallets/CASH/entries": ({ path }) => {
        if (!path.includes("cursor=")) return page([entry("First")], "more");
        return isDown ? refusal(500, { code: "internal" }) : page([entry("Second")]);
      },
    },
    upper(),
  );
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Load more" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await person.click(again);
  expect(await screen.findByText("Second")).toBeVisible();
});

it("what is listed is saved as a file, transfers and adjustments too", async () => {
  const files = savedFiles();
  const calls = serveWallets(
    {
      "GET /wallets/CASH/entries": () => page(ENTRIES),
      "GET /transactions/export": () =>
        new Response("date", {
          headers: { "Content-Disposition": 'attachment; filename="cash.csv"' },
        }),
    },
    upper(),
  );
  const { person } = open("/wallets/cash?category=expenses");
  await person.click(await screen.findByRole("button", { name: "Export this list" }));
  await person.click(await screen.findByRole("menuitem", { name: "Table as text (CSV)" }));
  await waitFor(() => expect(files).toEqual(["cash.csv"]));
  const asked = calls.find(({ path }) => path.startsWith("/transactions/export?"))?.path;
  expect(new URLSearchParams(asked?.split("?")[1]).toString()).toBe(
    "category=expenses&wallet=CASH&include=transfers%2Cadjustments&format=csv",
  );
});

it("a file with very many entries is ordered, and shown once it is ready", async () => {
  const ordered = {
    id: "01",
    state: "ready",
    format: "xlsx",
    progress: 150_000,
    total: 150_000,
    size: 3_758_973,
    created_at: "2026-11-20T20:00:00Z",
    expires_at: "2026-11-21T20:00:00Z",
  };
  const calls = serveWallets(
    {
      "GET /wallets/CASH/entries": () => page(ENTRIES),
      "GET /transactions/export": () => refusal(409, { code: "export_too_long" }),
      "POST /transactions/exports": () => answer({ message: "", datas: [ordered] }, 202),
    },
    upper(),
  );
  const { person } = open("/wallets/cash?q=lunch");
  await person.click(await screen.findByRole("button", { name: "Export this list" }));
  await person.click(await screen.findByRole("menuitem", { name: "Spreadsheet (XLSX)" }));
  const card = await screen.findByRole("region", { name: "Your export" });
  expect(within(card).getByRole("button", { name: "Download" })).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    format: "xlsx",
    wallet: "CASH",
    q: "lunch",
    include: "transfers,adjustments",
  });
});

it("an empty wallet, failed entries and failed wallets say what to do", async () => {
  serveWallets({ "GET /wallets/CASH/entries": () => page([]) }, upper());
  const { person, unmount } = open();
  await person.click(await screen.findByRole("button", { name: "Add Transaction" }));
  expect(dialogs).toHaveBeenCalledWith("record");
  unmount();
  serveWallets({ "GET /wallets/CASH/entries": () => refusal(500, { code: "internal" }) }, upper());
  const failed = open();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  failed.unmount();
  serveWallets({ "GET /wallets": () => refusal(500, { code: "internal" }) });
  const pending = open();
  const again = await screen.findByRole("button", { name: "Try again" });
  serveWallets({ "GET /wallets/CASH/entries": () => page(ENTRIES) }, upper());
  await pending.person.click(again);
  expect(await screen.findByText("2 entries")).toBeVisible();
});

it("a wallet that is not there leads back to all of them", async () => {
  serveWallets({}, rows());
  const { person } = open("/wallets/nowhere");
  expect(await screen.findByRole("heading", { name: "Wallet not found" })).toBeVisible();
  await person.click(screen.getByRole("link", { name: "See all wallets" }));
  expect(currentAddress()).toBe("/wallets");
});

it("says until when statements of the bank agree with it", async () => {
  const proved = wallet("BCA", { balance: 2_000_000, proved_until: "2026-08-31" });
  serveWallets({ "GET /wallets/BCA/entries": () => page([]) }, [proved]);
  const { unmount } = open("/wallets/bca");
  const proof = await screen.findByRole("link", {
    name: "Matches your bank until August 31, 2026",
  });
  expect(proof).toHaveAttribute("href", "/import");
  const way = await screen.findByRole("link", { name: "Import a statement" });
  expect(way).toHaveAttribute("href", "/import?wallet=bca");
  unmount();
  serveWallets({ "GET /wallets/BCA/entries": () => page([]) }, [wallet("BCA")]);
  open("/wallets/bca");
  expect(await screen.findByText("No entries yet")).toBeVisible();
  expect(screen.queryByText(/Matches your bank/)).toBeNull();
});
