import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { TransactionsPage } from "@/features/transactions/TransactionsPage";
import type { Transaction } from "@/features/transactions/types";
import type { Language } from "@/i18n/languages";

import { answer, noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { everythingInSight, windowOfWidth } from "../ui/window";
import { row } from "./rows";

const lunch = row({ id: "3", detail: "lunch", amount: 48_000 });
const logo = row({ id: "2", type: "income", category_label: "Freelance", amount: 1_750_000 });
const ojek = row({ id: "1", detail: "ojek", amount: 22_000, date: "2024-06-17" });

function page(datas: Transaction[], next_cursor: string | null = null) {
  const sum = (type: string) =>
    datas.reduce((total, each) => total + (each.type === type ? each.amount : 0), 0);
  const totals = { income: sum("income"), expenses: sum("expenses"), count: datas.length };
  return answer({ datas, totals, next_cursor });
}

function open({ at = "/transaction", language = "en" as Language } = {}) {
  const onRecord = vi.fn();
  const list = (
    <TransactionsPage
      today="2024-06-18"
      hero={null}
      onRecord={onRecord}
      onSummary={() => undefined}
    />
  );
  return { onRecord, ...showScreen(list, { at, language }) };
}

beforeEach(() => {
  windowOfWidth(1280);
  // Nothing comes into sight by itself: the button is what loads more.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it("shows each transaction with its sign, its day in words and its kind", async () => {
  serve({ "GET /transactions": () => page([lunch, logo]) });
  open();
  const [first, second] = (await screen.findAllByRole("row")).slice(1);
  expect(first).toHaveTextContent("Food & BeverageslunchJune 18, 2024-Rp48.000Expenses");
  expect(second).toHaveTextContent("FreelanceJune 18, 2024+Rp1.750.000Income");
  expect(screen.getByText("2 transactions")).toBeInTheDocument();
});

it("speaks Indonesian", async () => {
  serve({ "GET /transactions": () => page([lunch]) });
  open({ language: "id" });
  expect(await screen.findByText("1 transaksi")).toBeInTheDocument();
  expect(screen.getByText("18 Juni 2024")).toBeInTheDocument();
});

it("groups by day on a phone, each day with what it comes to", async () => {
  windowOfWidth(390);
  serve({ "GET /transactions": () => page([lunch, logo, ojek]) });
  open();
  const today = (await screen.findByText("Today, June 18, 2024")).parentElement as HTMLElement;
  expect(within(today).getByText("+Rp1.702.000")).toBeInTheDocument();
  expect(screen.getByText("Yesterday, June 17, 2024")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

it("says while it loads what is being loaded", () => {
  serve({ "GET /transactions": () => new Promise<Response>(() => undefined) });
  open();
  expect(screen.getByText("Loading your transactions")).toBeInTheDocument();
});

it("says when it cannot be loaded, and tries again on demand", async () => {
  let down = true;
  serve({ "GET /transactions": () => (down ? noConnection() : page([lunch])) });
  const { person } = open();
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  down = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("lunch")).toBeInTheDocument();
});

it("says what to do first when nothing is recorded", async () => {
  serve({ "GET /transactions": () => page([]) });
  const { person, onRecord } = open();
  expect(await screen.findByText("Nothing recorded yet")).toBeInTheDocument();
  const [, inTheList] = screen.getAllByRole("button", { name: "Add Transaction" });
  await person.click(inTheList as HTMLElement);
  expect(onRecord).toHaveBeenCalledOnce();
});

it("keeps its filters in the address, and asks the server for them", async () => {
  const calls = serve({ "GET /transactions": () => page([]) });
  const { person } = open({ at: "/transaction?from=2024-06-01&to=2024-06-18" });
  await person.click(screen.getByRole("radio", { name: "Income" }));
  expect(currentAddress()).toBe("/transaction?from=2024-06-01&to=2024-06-18&category=income");
  await person.click(await screen.findByRole("button", { name: "Show all transactions" }));
  expect(currentAddress()).toBe("/transaction");
  expect(calls.map(({ path }) => path)).toEqual([
    "/transactions?category=all&from=2024-06-01&to=2024-06-18&limit=50",
    "/transactions?category=income&from=2024-06-01&to=2024-06-18&limit=50",
    "/transactions?category=all&limit=50",
  ]);
});

it("loads more on demand, and says at the end of the list when that failed", async () => {
  let down = true;
  const calls = serve({
    "GET /transactions": ({ path }) => {
      if (!path.includes("cursor")) return page([lunch], "older");
      return down ? noConnection() : page([ojek]);
    },
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Load more" }));
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  expect(screen.getByText("lunch")).toBeInTheDocument();
  down = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("ojek")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  expect(calls.at(-1)?.path).toBe("/transactions?category=all&cursor=older&limit=200");
});

it("loads more by itself when its end comes near", async () => {
  everythingInSight();
  serve({
    "GET /transactions": ({ path }) =>
      path.includes("cursor") ? page([ojek]) : page([lunch], "older"),
  });
  open();
  expect(await screen.findByText("ojek")).toBeInTheDocument();
});
