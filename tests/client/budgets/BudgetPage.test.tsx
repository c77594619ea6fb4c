import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answer, noConnection, refusal, serve } from "../support/server";
import { currentAddress } from "../support/show-screen";
import { card, DATAS, inJune, open, sent } from "./budget-screen";
import { allocation, budget, budgets, JUNE, planned, RENT } from "./budgets";

afterEach(() => vi.useRealTimers());

beforeEach(inJune);

it("begins with what is safe to spend, then budgets, then the split of the income", async () => {
  open();
  expect(await screen.findByText("Money allocation · income this month")).toBeVisible();
  const safe = screen.getByRole("button", { name: "Safe to spend per day" });
  expect(safe).toHaveAccessibleDescription(/Rp145.884.*13 days left, until Sunday, June 30/);
  expect(screen.getByLabelText("Split: needs, wants, savings")).toHaveValue("50 / 30 / 20");
  const needs = screen.getByRole("region", { name: "Needs" });
  expect(within(needs).getByText("61%")).toBeVisible();
  expect(needs).toHaveTextContent("Left of Rp5.125.000Rp1.958.500");
  expect(screen.getByRole("region", { name: "Wants" })).toHaveTextContent(
    "Over Rp3.075.000Rp59.000",
  );
  const alerts = await screen.findByRole("list", { name: "Budgets to check" });
  expect(within(alerts).getAllByRole("button")).toHaveLength(1);
  expect(alerts).toHaveTextContent("Rp59.000 over budget");
  expect(screen.getByText(/2 of 3 categories set/)).toHaveTextContent(
    "Rp1.900.000 planned, 2 of 3 categories set",
  );
  const food = await card("Food & Beverages");
  expect(food.item).toHaveTextContent("Rp460.500of Rp1.500.000");
  expect(food.button).toHaveAccessibleDescription("Rp1.039.500 left");
  expect(food.item).toHaveTextContent("At an even pace, you'd have spent Rp900.000 by today.");
  for (const later of [food.button, screen.getByRole("region", { name: "Needs" })]) {
    expect(safe.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(food.button.compareDocumentPosition(needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("folds the categories without a budget into one row, and opens it to set one", async () => {
  const { person, calls } = open({
    more: {
      "PUT /budgets": () =>
        answer({ message: "Saved.", ...budgets([planned(50_000, 40_000, RENT)]) }),
    },
  });
  const row = await screen.findByRole("button", { name: /^Not budgeted/ });
  expect(row).toHaveTextContent("1 category · Rp40.000 spent");
  expect(row).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText("Rent")).toBeNull();
  await person.click(row);
  await person.click(screen.getByRole("button", { name: "Enter the budget for Rent" }));
  await person.type(await screen.findByRole("textbox", { name: "Budget amount" }), "50000");
  await person.click(screen.getByRole("button", { name: "Ok" }));
  expect((await card("Rent")).button).toHaveFocus();
  expect(sent(calls)[0]?.body).toMatchObject({
    budgets: [{ category_id: "rent", amount: 50_000 }],
  });
  expect(screen.queryByRole("button", { name: /^Not budgeted/ })).toBeNull();
});

it("shows the income on top while nothing can be called safe to spend", async () => {
  const income = { received: 0, expected: null, planned: 0 };
  const { person } = open({ plan: { income, safe: null }, datas: [budget()] });
  expect(await screen.findByText(/^No income for June yet/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Safe to spend per day" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Set expected income" }));
  expect(await screen.findByRole("dialog", { name: "Expected income" })).toBeVisible();
});

it("shows the two worst alerts first, and the others at a press", async () => {
  const over = (id: string, more: number) =>
    planned(100_000, 100_000 + more, { category_id: id, category_label: id });
  const { person } = open({ datas: ["a", "b", "c", "d", "e"].map((id) => over(id, 5_000)) });
  const alerts = await screen.findByRole("list", { name: "Budgets to check" });
  expect(within(alerts).getAllByText(/over budget/)).toHaveLength(2);
  await person.click(within(alerts).getByRole("button", { name: "Show 3 more" }));
  expect(within(alerts).getAllByText(/over budget/)).toHaveLength(5);
  await person.click(within(alerts).getByRole("button", { name: "Show fewer" }));
  expect(within(alerts).getAllByText(/over budget/)).toHaveLength(2);
});

it("names the days of a month that begins on a payday", async () => {
  const month = { ...JUNE, start: "2024-05-25", end: "2024-06-24" };
  open({ plan: { month }, more: { "GET /budgets": () => answer(budgets(DATAS, month)) } });
  expect(
    await screen.findByRole("button", { name: /^Month: June 2024, May\s25\s–\u2060\sJun\s24$/ }),
  ).toHaveTextContent(/May 25 –\u2060 Jun 24/);
});

it("leads from an alert to its card", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /over budget/ }));
  expect((await card("Fashion")).button).toHaveFocus();
});

it("saves a chosen split at once, and puts it back when that fails", async () => {
  const { person, calls } = open({
    more: { "PUT /allocation": () => refusal(503, { code: "unavailable" }) },
  });
  const choice = await screen.findByLabelText("Split: needs, wants, savings");
  await person.selectOptions(choice, "70 / 20 / 10");
  expect(await screen.findByText("The server said no.")).toBeVisible();
  expect(sent(calls)[0]?.body).toEqual({ split: { needs: 70, wants: 20, savings: 10 } });
  await waitFor(() => expect(choice).toHaveValue("50 / 30 / 20"));
});

it("moves a category by its menu, and leads to its transactions", async () => {
  const category = { id: "rent", version: 1 };
  const { person, calls } = open({
    more: {
      "GET /categories": () => answer({ datas: [category], icons: [], colors: [] }),
      "PUT /categories/rent": () => answer({ message: "Moved.", datas: [category] }),
    },
  });
  await person.click(await screen.findByRole("button", { name: /^Not budgeted/ }));
  await person.click(await screen.findByRole("button", { name: "More actions for Rent" }));
  await person.click(await screen.findByRole("menuitem", { name: "Move to Wants" }));
  expect(await screen.findByText("Moved.")).toBeVisible();
  expect(sent(calls)[0]).toMatchObject({ path: "/categories/rent", body: { group: "wants" } });
  await person.click(await screen.findByRole("button", { name: "More actions for Rent" }));
  await person.click(await screen.findByRole("menuitem", { name: "See transactions" }));
  expect(currentAddress()).toBe(
    "/transaction?category=expenses&category_id=rent&from=2024-06-01&to=2024-06-30",
  );
});

it("goes to other months by the address, and not beyond the last one", async () => {
  const may = { ...JUNE, key: "2024-05", day: null, previous: null, next: "2024-06" };
  const { person, calls } = open(
    {
      more: {
        "GET /budgets": ({ path }) => answer(budgets(DATAS, path.includes("2024-05") ? may : JUNE)),
      },
    },
    "/budget?month=2024-06",
  );
  await person.click(await screen.findByRole("button", { name: "Previous month" }));
  expect(currentAddress()).toBe("/budget?month=2024-05");
  expect(await screen.findByRole("button", { name: "Month: May 2024" })).toBeVisible();
  expect(calls.some(({ path }) => path === "/allocation?month=2024-05")).toBe(true);
  await person.click(screen.getByRole("button", { name: "Previous month" }));
  expect(currentAddress()).toBe("/budget?month=2024-05");
});

it("offers ways to begin while nothing is planned, and the tiles", async () => {
  const { person, onOpen } = open({ datas: [budget({ proposal: 90_000 }), budget(RENT)] });
  await person.click(await screen.findByRole("button", { name: "Suggest from the last 3 months" }));
  const dialog = await screen.findByRole("dialog", { name: "Budgets for June 2024" });
  expect(within(dialog).getByRole("textbox", { name: "Food & Beverages" })).toHaveValue("90.000");
  await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await person.click(await screen.findByRole("button", { name: "Leave" }));
  await person.click(await screen.findByRole("button", { name: "Quick" }));
  expect(onOpen).toHaveBeenCalledWith("tiles");
  await person.click(screen.getByRole("button", { name: "Get a suggestion from the quiz" }));
  expect(onOpen).toHaveBeenCalledWith("quiz");
  await person.click(screen.getByRole("button", { name: "Set the first budget" }));
  const first = screen.getByRole("button", { name: "Enter the budget for Food & Beverages" });
  expect(first).toHaveFocus();
});

it("offers another try when nothing could be loaded, and the way to this month", async () => {
  const { person } = open(
    { more: { "GET /budgets": noConnection, "GET /allocation": noConnection } },
    "/budget?month=2024-06",
  );
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({
    "GET /budgets": () => answer(budgets(DATAS)),
    "GET /allocation": () => answer({ datas: [allocation()] }),
  });
  await person.click(again);
  expect(await screen.findByText(/2 of 3 categories set/)).toBeVisible();
  expect(await screen.findByText(/Money allocation/)).toBeVisible();
});
