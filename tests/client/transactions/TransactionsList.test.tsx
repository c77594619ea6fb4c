import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { CategoryPickerProps } from "@/features/transactions/list/TransactionFilters";
import { TransactionsPage } from "@/features/transactions/list/TransactionsPage";
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

/** Stands for the picker of the categories: a press adds one more. */
function CategoryPicker({ type, value, onChange }: CategoryPickerProps) {
  const next = `c${value.length + 1}`;
  return <button onClick={() => onChange([...value, next])}>{`Add ${next} to ${type}`}</button>;
}

interface Opened {
  at?: string;
  language?: Language;
  viewSwitch?: ReactNode;
}

function open({ at = "/transaction", language = "en", viewSwitch }: Opened = {}) {
  const onRecord = vi.fn();
  const onSummary = vi.fn();
  const list = (
    <TransactionsPage
      today="2024-06-18"
      hero="Hero of the month"
      result="Left this month"
      viewSwitch={viewSwitch}
      onRecord={onRecord}
      onSummary={onSummary}
      CategoryName={({ id }) => id}
      CategoryPicker={CategoryPicker}
      OrderedExport={() => null}
    />
  );
  return { onRecord, onSummary, ...showScreen(list, { at, language }) };
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
  expect(screen.getByText("Net").nextSibling).toHaveTextContent("+Rp1.702.000");
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

const lists = (calls: { path: string }[]) =>
  calls.flatMap(({ path }) => (path.startsWith("/transactions?") ? [path] : []));

it("keeps its filters in the address, and asks the server for them", async () => {
  const calls = serve({ "GET /transactions": () => page([]) });
  const { person } = open({ at: "/transaction?from=2024-06-01&to=2024-06-18" });
  await person.click(screen.getByRole("radio", { name: "Income" }));
  expect(currentAddress()).toBe("/transaction?from=2024-06-01&to=2024-06-18&category=income");
  await person.click(await screen.findByRole("button", { name: "Show all transactions" }));
  expect(currentAddress()).toBe("/transaction");
  expect(lists(calls)).toEqual([
    "/transactions?category=all&include=transfers%2Cadjustments&from=2024-06-01&to=2024-06-18&limit=50",
    "/transactions?category=income&from=2024-06-01&to=2024-06-18&limit=50",
    "/transactions?category=all&include=transfers%2Cadjustments&limit=50",
  ]);
});

it("searches as one types after a short wait, and at once by Enter or when cleared", async () => {
  const calls = serve({ "GET /transactions": () => page([]) });
  const { person } = open();
  const box = screen.getByRole("searchbox");
  await person.type(box, "nasi ");
  await waitFor(() => expect(currentAddress()).toBe("/transaction?q=nasi"));
  await person.type(box, "padang{Enter}");
  expect(currentAddress()).toBe("/transaction?q=nasi+padang");
  expect(await screen.findByText("Nothing found for “nasi padang”")).toBeInTheDocument();
  const [inTheBox] = screen.getAllByRole("button", { name: "Clear the search" });
  await person.click(inTheBox as HTMLElement);
  expect(currentAddress()).toBe("/transaction");
  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
  expect(lists(calls)).toEqual([
    "/transactions?category=all&include=transfers%2Cadjustments&limit=50",
    "/transactions?category=all&include=transfers%2Cadjustments&q=nasi&limit=50",
    "/transactions?category=all&include=transfers%2Cadjustments&q=nasi%20padang&limit=50",
  ]);
});

it("turns the order round by the head of a column, and says which one holds", async () => {
  const calls = serve({ "GET /transactions": () => page([lunch, ojek]) });
  const { person } = open();
  const head = (name: string) => screen.getByRole("columnheader", { name });
  await screen.findByText("lunch");
  expect(head("Date")).toHaveAttribute("aria-sort", "descending");
  await person.click(within(head("Amount")).getByRole("button"));
  expect(head("Amount")).toHaveAttribute("aria-sort", "descending");
  expect(head("Date")).toHaveAttribute("aria-sort", "none");
  await person.click(within(head("Amount")).getByRole("button"));
  expect(head("Amount")).toHaveAttribute("aria-sort", "ascending");
  expect(currentAddress()).toBe("/transaction?sort=amount");
  expect(lists(calls).at(-1)).toBe(
    "/transactions?category=all&include=transfers%2Cadjustments&sort=amount&limit=50",
  );
});

it("is in the order of days on a phone only as long as days are the order", async () => {
  windowOfWidth(390);
  serve({ "GET /transactions": () => page([lunch, ojek]) });
  const { person } = open();
  expect(await screen.findByText("Today, June 18, 2024")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Filter" }));
  await person.selectOptions(
    await screen.findByRole("combobox", { name: "Sort by" }),
    "Largest amount",
  );
  expect(currentAddress()).toBe("/transaction");
  await person.click(screen.getByRole("button", { name: "Show transactions" }));
  expect(currentAddress()).toBe("/transaction?sort=-amount");
  expect(await screen.findByText("Food & Beverages · June 17, 2024")).toBeInTheDocument();
  expect(screen.queryByText("Today, June 18, 2024")).not.toBeInTheDocument();
});

it("lists several categories, each until its chip is pressed", async () => {
  const calls = serve({ "GET /transactions": () => page([lunch]) });
  const { person } = open({ at: "/transaction?category_id=rent,food" });
  const chips = () =>
    screen.getAllByRole("button", { name: /^Category:/ }).map(({ textContent }) => textContent);
  await screen.findByRole("button", { name: /^Category: ?rent/ });
  expect(chips()).toEqual(["Category: rent Remove", "Category: food Remove"]);
  await person.click(await screen.findByRole("button", { name: "Add c3 to all" }));
  expect(currentAddress()).toBe("/transaction?category_id=rent%2Cfood%2Cc3");
  await person.click(screen.getByRole("button", { name: /^Category: ?food/ }));
  expect(currentAddress()).toBe("/transaction?category_id=rent%2Cc3");
  expect(screen.getByRole("group", { name: "Filters" })).toHaveFocus();
  expect(lists(calls)).toEqual([
    "/transactions?category=all&include=transfers%2Cadjustments&category_id=rent%2Cfood&limit=50",
    "/transactions?category=all&include=transfers%2Cadjustments&category_id=rent%2Cfood%2Cc3&limit=50",
    "/transactions?category=all&include=transfers%2Cadjustments&category_id=rent%2Cc3&limit=50",
  ]);
});

describe("on a phone", () => {
  beforeEach(() => windowOfWidth(390));

  const filter = (name: string) => screen.getByRole("button", { name });

  it("says the month's result in the head, and has no card for it", async () => {
    serve({ "GET /transactions": () => page([lunch]) });
    open();
    expect(within(screen.getByRole("banner")).getByText("Left this month")).toBeInTheDocument();
    expect(screen.queryByText("Hero of the month")).not.toBeInTheDocument();
  });

  it("sets days, categories and order together, as one step, and says how many hold", async () => {
    const calls = serve({ "GET /transactions": () => page([lunch]) });
    const { person } = open({ at: "/transaction?category=income&from=2024-06-01&view=other" });
    await person.click(filter("Filter, 1 active"));
    const sheet = within(await screen.findByRole("dialog", { name: "Filter" }));
    await person.click(sheet.getByRole("button", { name: "Add c1 to income" }));
    await person.click(sheet.getByRole("button", { name: "Add c2 to income" }));
    await person.selectOptions(sheet.getByRole("combobox", { name: "Sort by" }), "Oldest first");
    expect(lists(calls)).toHaveLength(1);
    await person.click(sheet.getByRole("button", { name: "Show transactions" }));
    expect(currentAddress()).toBe(
      "/transaction?category=income&from=2024-06-01&view=other&category_id=c1%2Cc2&sort=date",
    );
    expect(filter("Filter, 4 active")).toBeInTheDocument();
    await waitFor(() => expect(lists(calls)).toHaveLength(2));

    for (const [chip, left] of [
      ["Period: From Jun 1, 2024", 3],
      ["Category: c1", 2],
      ["Sort by: Oldest first", 1],
    ] as const) {
      await person.click(
        await screen.findByRole("button", { name: new RegExp(`^${chip}`.replace(": ", ": ?")) }),
      );
      expect(filter(`Filter, ${left} active`)).toBeInTheDocument();
    }
    expect(currentAddress()).toBe("/transaction?category=income&view=other&category_id=c2");
  });

  it("begins each time with what the list shows, and changes nothing when it is only closed", async () => {
    serve({ "GET /transactions": () => page([lunch]) });
    const { person } = open({ at: "/transaction?category_id=rent" });
    await person.click(filter("Filter, 1 active"));
    await person.click(await screen.findByRole("button", { name: "Reset" }));
    expect(screen.getByRole("button", { name: "Add c1 to all" })).toBeInTheDocument();
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(currentAddress()).toBe("/transaction?category_id=rent");
    await person.click(filter("Filter, 1 active"));
    expect(await screen.findByRole("button", { name: "Add c2 to all" })).toBeInTheDocument();
  });

  it("has the rest in a menu, which takes nothing away from an empty list", async () => {
    let datas = [lunch];
    serve({ "GET /transactions": () => page(datas) });
    const { person, onSummary, unmount } = open();
    const actions = async () => {
      await person.click(await screen.findByRole("button", { name: "More actions" }));
      const items = await screen.findAllByRole("menuitem");
      return items.map(({ textContent }) => textContent);
    };
    expect(await actions()).toEqual([
      "Summary",
      "Import",
      "Export as XLSX",
      "Export as CSV",
      "Print",
      "Hide amounts",
    ]);
    await person.click(screen.getByRole("menuitem", { name: "Summary" }));
    expect(onSummary).toHaveBeenCalledOnce();
    unmount();
    datas = [];
    open();
    expect(await actions()).toEqual(["Summary", "Import", "Hide amounts"]);
  });

  it("sums up both sides once the list is filtered", async () => {
    serve({ "GET /transactions": () => page([lunch, logo]) });
    const { person } = open();
    expect((await screen.findByText("Net")).nextSibling).toHaveTextContent("+Rp1.702.000");
    expect(screen.queryByText("+Rp1.750.000", { selector: "dd *" })).not.toBeInTheDocument();
    await person.type(screen.getByRole("searchbox"), "a{Enter}");
    expect(await screen.findByText("+Rp1.750.000", { selector: "dd *" })).toBeInTheDocument();
    expect(screen.getByText("-Rp48.000", { selector: "dd *" })).toBeInTheDocument();
  });
});

it("leaves room in its head for a switch between views", async () => {
  serve({ "GET /transactions": () => page([lunch]) });
  open({ viewSwitch: <button>Categories</button> });
  const head = within(screen.getByRole("banner"));
  expect(head.getByRole("button", { name: "Categories" })).toBeInTheDocument();
  expect(await screen.findByText("lunch")).toBeInTheDocument();
});

it("lists one category and lets go of it again", async () => {
  serve({ "GET /transactions": () => page([lunch]) });
  const { person } = open({ at: "/transaction?category_id=food" });
  await person.click(await screen.findByRole("button", { name: /^Category: ?food ?Remove$/ }));
  expect(currentAddress()).toBe("/transaction");
});

it("takes the spans of the presets from the server", async () => {
  const bar = (start: string, end: string) => ({ start, end, label: "", income: 0, expenses: 0 });
  const window = { start: "", end: "", previous: null, next: null };
  serve({
    "GET /transactions": () => page([lunch]),
    "GET /transactions/summary": ({ path }) =>
      path.includes("year")
        ? answer({ window, datas: [bar("2023-12-25", "2024-12-24")] })
        : answer({
            window,
            datas: [bar("2024-04-25", "2024-05-23"), bar("2024-05-24", "2024-06-24")],
          }),
  });
  const { person } = open();
  const preset = (name: string) => screen.findByRole("button", { name });
  await waitFor(async () => expect(await preset("Last month")).toBeEnabled());
  await person.click(await preset("Last month"));
  expect(currentAddress()).toBe("/transaction?from=2024-04-25&to=2024-05-23");
  expect(await preset("Last month")).toHaveAttribute("aria-pressed", "true");
  await person.click(await preset("This month"));
  expect(currentAddress()).toBe("/transaction?from=2024-05-24&to=2024-06-24");
  await person.click(await preset("This year"));
  expect(currentAddress()).toBe("/transaction?from=2023-12-25&to=2024-12-24");
  await person.click(await preset("All time"));
  expect(currentAddress()).toBe("/transaction");
});

it("reads an address mildly that asks for what the server does not know", async () => {
  serve({ "GET /transactions": () => answer({ message: "Unknown.", code: "invalid" }, 422) });
  open({ at: "/transaction?category_id=gone&sort=size" });
  expect(await screen.findByText("Nothing found here")).toBeInTheDocument();
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
  expect(calls.at(-1)?.path).toBe(
    "/transactions?category=all&include=transfers%2Cadjustments&cursor=older&limit=200",
  );
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
