import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import BudgetsDialog from "@/app/member/pages/BudgetsDialog";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { card, DATAS, inJune, open, sent } from "./budget-screen";
import { allocation, budgets, planned, RENT } from "./budgets";

afterEach(() => vi.useRealTimers());

beforeEach(inJune);

it("shows how the safe amount comes about, line by line", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Safe to spend/ }));
  const dialog = await screen.findByRole("dialog", { name: "Safe to spend per day" });
  const lines = within(dialog)
    .getAllByRole("definition")
    .map((one) => one.textContent);
  expect(lines).toEqual([
    "Rp10.250.000",
    "-Rp2.050.000",
    "-Rp6.300.500",
    "Rp1.899.500",
    "Rp1.896.500",
    "÷ 13 days",
    "Rp145.884",
  ]);
});

it("opens what is known to come under its line", async () => {
  const bill = {
    source: "reminder" as const,
    source_id: "01H",
    name: "Listrik",
    icon: "/icons/bulb.svg",
    day: "2024-06-25",
    amount: -250_000,
    is_saving: false,
  };
  const items = [bill, { ...bill, name: "Umrah", amount: -400_000, is_saving: true }];
  const { safe } = allocation();
  const known = safe && { ...safe, moved: 1_000_000, to_come: 250_000, items };
  const { person } = open({ plan: { safe: known } });
  await person.click(await screen.findByRole("button", { name: /^Safe to spend/ }));
  const dialog = await screen.findByRole("dialog", { name: "Safe to spend per day" });
  expect(within(dialog).getByText("Bills until payday")).toBeVisible();
  expect(within(dialog).getByText("-Rp1.000.000")).toBeVisible();
  expect(within(dialog).queryByText("Listrik")).toBeNull();
  const bills = within(dialog).getByRole("button", { name: "Show the bills" });
  await person.click(bills);
  expect(bills).toHaveAttribute("aria-expanded", "true");
  expect(within(dialog).getByText("Listrik").closest("li")).toHaveTextContent("Jun 25, 2024");
  expect(within(dialog).queryByText("Umrah")).toBeNull();
  await person.click(within(dialog).getByRole("button", { name: "Show the savings planned" }));
  expect(within(dialog).getByText("Umrah")).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Show the income to come" })).toBeNull();
});

it("says what to do without an income, and divides by nothing", async () => {
  const none = { received: 0, expected: null, planned: 0 };
  const parts = allocation().parts.map((part) => ({
    ...part,
    planned: 0,
    left: -part.spent,
    percent: null,
  }));
  const { person, calls } = open({
    plan: { income: none, parts, safe: null },
    more: {
      "PUT /allocation": () =>
        answer({ message: "Your plan has been saved.", datas: [allocation()] }),
    },
  });
  expect(await screen.findByText(/No income for June yet/)).toBeVisible();
  expect(screen.queryByText(/Safe to spend/)).toBeNull();
  expect(screen.getByRole("region", { name: "Wants" })).toHaveTextContent("–");
  await person.click(screen.getByRole("button", { name: "Set expected income" }));
  const dialog = await screen.findByRole("dialog", { name: "Expected income" });
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("Enter an amount of 0 or more.")).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await person.type(within(dialog).getByRole("textbox"), "10jt");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Your plan has been saved.")).toBeVisible();
  expect(sent(calls)[0]).toMatchObject({
    path: "/allocation?month=2024-06",
    body: { expected_income: 10_000_000 },
  });
  expect(await screen.findByText(/Safe to spend/)).toBeVisible();
});

it("refuses a split of 90 percent at the fields and keeps what was typed", async () => {
  const split = { needs: 45, wants: 35, savings: 20 };
  const { person, calls } = open({
    more: {
      "PUT /allocation": () => answer({ message: "Saved.", datas: [allocation({ split })] }),
    },
  });
  await person.selectOptions(
    await screen.findByLabelText("Split: needs, wants, savings"),
    "custom",
  );
  const dialog = await screen.findByRole("dialog", { name: "Custom split" });
  const type = async (name: string, text: string) => {
    const field = within(dialog).getByRole("textbox", { name });
    await person.clear(field);
    await person.type(field, text);
    return field;
  };
  const needs = await type("Needs", "40");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  const problem = "The three shares must add up to 100%, not 90%.";
  await waitFor(() => expect(within(dialog).getAllByRole("alert")[0]).toHaveTextContent(problem));
  expect(needs).toBeInvalid();
  expect(needs).toHaveAccessibleDescription(/not 90%/);
  expect(sent(calls)).toEqual([]);
  await type("Needs", "101");
  expect(needs).toHaveAccessibleDescription("Enter a whole percentage from 0 to 100.");
  expect(within(dialog).getByRole("textbox", { name: "Wants" })).toBeValid();
  expect(dialog).not.toHaveTextContent(/Together|not 0%/);
  await type("Needs", "45");
  await type("Wants", "35");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ split }));
  expect(await screen.findByDisplayValue("45 / 35 / 20")).toBeVisible();
});

it("enters an amount: chips, rollover, what the server says, and the saved card", async () => {
  let refuse = true;
  const { person, calls } = open({
    more: {
      "PUT /budgets": () => {
        if (refuse) {
          const errors = { "budgets.0.amount": ["That is too much."] };
          return refusal(422, { code: "invalid", errors });
        }
        const saved = planned(1_400_000, 460_500, { rollover: "both" });
        return answer({ message: "Your budget has been saved.", ...budgets([saved]) });
      },
    },
  });
  await person.click((await card("Food & Beverages")).button);
  const dialog = await screen.findByRole("dialog", { name: "Enter the Budget Amount" });
  expect(dialog).toHaveTextContent("Budget for June 2024");
  const field = within(dialog).getByRole("textbox", { name: "Budget amount" });
  await person.clear(field);
  await person.click(within(dialog).getByRole("button", { name: "Ok" }));
  expect(await within(dialog).findByText("Enter an amount of 0 or more.")).toBeVisible();
  await person.type(field, "-5");
  expect(field).toHaveAccessibleDescription("Enter an amount of 0 or more.");
  await person.click(within(dialog).getByRole("button", { name: "Last month: Rp1.400.000" }));
  expect(field).toHaveValue("1.400.000");
  await person.click(within(dialog).getByRole("radio", { name: "What's left and overspending" }));
  await person.click(within(dialog).getByRole("button", { name: "Ok" }));
  expect(await within(dialog).findByText("That is too much.")).toBeVisible();
  expect(field).toHaveValue("1.400.000");
  refuse = false;
  await person.click(within(dialog).getByRole("button", { name: "Ok" }));
  expect(await screen.findByText("Your budget has been saved.")).toBeVisible();
  expect(sent(calls).at(-1)).toMatchObject({
    path: "/budgets?month=2024-06",
    body: {
      budgets: [{ category_id: "food-beverages", amount: 1_400_000, rollover: "both" }],
    },
  });
  expect((await card("Food & Beverages")).item).toHaveTextContent("of Rp1.400.000");
});

it("asks before what was typed is lost", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Not budgeted/ }));
  await person.click(await screen.findByRole("button", { name: "Enter the budget for Rent" }));
  const dialog = await screen.findByRole("dialog", { name: "Enter the Budget Amount" });
  await person.type(within(dialog).getByRole("textbox"), "9");
  await person.keyboard("{Escape}");
  expect(await screen.findByText("Leave without saving?")).toBeVisible();
});

it("edits all in one call: a copy, what cannot be read, and one taken away", async () => {
  const { person, calls } = open({
    more: { "PUT /budgets": () => answer({ message: "Saved.", ...budgets(DATAS) }) },
  });
  await person.click(await screen.findByRole("button", { name: "Edit all" }));
  const dialog = await screen.findByRole("dialog", { name: "Budgets for June 2024" });
  await person.click(within(dialog).getByRole("button", { name: "Copy from last month" }));
  expect(within(dialog).getByRole("textbox", { name: "Food & Beverages" })).toHaveValue(
    "1.400.000",
  );
  expect(within(dialog).getByText(/1 amount filled/)).toBeVisible();
  await person.clear(within(dialog).getByRole("textbox", { name: "Fashion" }));
  const rent = within(dialog).getByRole("textbox", { name: "Rent" });
  await person.type(rent, "abc");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(rent).toHaveFocus();
  expect(sent(calls)).toEqual([]);
  await person.clear(rent);
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent(calls)[0]?.body).toEqual({
      budgets: [
        { category_id: "food-beverages", amount: 1_400_000 },
        { category_id: "fashion", amount: null },
      ],
    }),
  );
});

it("enters a budget from the small cards", async () => {
  const calls = serve({
    "GET /budgets": () => answer(budgets(DATAS)),
    "PUT /budgets": () => answer({ message: "Saved.", ...budgets([planned(5000, 0, RENT)]) }),
  });
  const { person } = showScreen(<BudgetsDialog wanted={undefined} onClose={vi.fn()} />);
  await person.click(await screen.findByRole("button", { name: "Enter the budget for Rent" }));
  await person.type(await screen.findByRole("textbox", { name: "Budget amount" }), "5rb");
  await person.keyboard("{Enter}");
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(sent(calls)[0]?.body).toEqual({
    budgets: [{ category_id: "rent", amount: 5000, rollover: "none" }],
  });
});
