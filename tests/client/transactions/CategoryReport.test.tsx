import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { CategoriesPage } from "@/features/transactions/categories/CategoriesPage";
import { CategoriesPanel } from "@/features/transactions/categories/CategoriesPanel";

import { expectFocus } from "../support/focus";
import { noConnection, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { answerMonths, answerSums, FILMS, MARCH, RENT, SALARY, sum } from "./category-sums";

const BY_CATEGORY = "GET /transactions/by-category";
const BY_MONTH = "GET /transactions/by-month";
const PAGE = "/transaction?view=categories";

function open(at = PAGE) {
  const onRecord = vi.fn();
  return {
    onRecord,
    ...showScreen(<CategoriesPage today="2024-06-18" onRecord={onRecord} />, { at }),
  };
}

const row = (name: RegExp) => screen.findByRole("button", { name });

beforeEach(() => windowOfWidth(1280));

it("shows what was spent, by how much it changed, and each category with its share", async () => {
  serve({ [BY_CATEGORY]: () => answerSums() });
  open();
  expect(await screen.findByText(/more than on the same days in May 2024/)).toHaveTextContent(
    "Rp830.000 more than on the same days in May 2024 (+56.1%)",
  );
  expect(screen.getByText("Spent in June 2024 so far")).toBeVisible();
  expect(await row(/^Rent/)).toHaveAccessibleName(/^Rent Rp1.850.000 80% \+25% ?more$/);
  expect(await row(/^Films/)).toHaveAccessibleName("Films Rp460.000 20% New");
  expect(screen.queryByRole("button", { name: /^Salary/ })).toBeNull();
});

it("offers the figures as a table, with a total, which stays while a category is open", async () => {
  serve({ [BY_CATEGORY]: () => answerSums(), [BY_MONTH]: answerMonths });
  const { person } = open();
  // Those who listen have it beside the chart.
  expect(await screen.findByRole("table", { name: /^Spending by category/ })).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Show as table" }));
  const table = screen.getByRole("table", { name: "Spending by category, June 2024" });
  expect(within(table).getByRole("row", { name: /^Rent/ })).toHaveTextContent(
    "RentRp1.850.00080%Rp1.480.000+Rp370.000",
  );
  expect(within(table).getByRole("row", { name: /^Total/ })).toHaveTextContent(
    "TotalRp2.310.000100%Rp1.480.000+Rp830.000",
  );
  await person.click(within(table).getByRole("button", { name: "Rent" }));
  await person.click(await screen.findByRole("button", { name: "All categories" }));
  expect(screen.getByRole("button", { name: "Rent" })).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Show as chart" }));
  expect(await row(/^Rent/)).toBeVisible();
});

it("shows income too, and what is left out of it", async () => {
  serve({ [BY_CATEGORY]: () => answerSums(undefined, { returned: 300_000 }) });
  const { person } = open();
  await person.click(await screen.findByRole("radio", { name: "Income" }));
  expect(await row(/^Salary/)).toHaveAccessibleName(/^Salary Rp10.250.000 100% 0% ?unchanged$/);
  expect(screen.getByText("No change from the same days in May 2024")).toBeVisible();
  expect(screen.getByText(/out of your goals/)).toHaveTextContent(
    "You took Rp300.000 out of your goals.",
  );
  expect(currentAddress()).toBe("/transaction?view=categories&type=income");
});

it("lists the categories under their groups", async () => {
  serve({ [BY_CATEGORY]: () => answerSums() });
  const { person } = open();
  await person.click(await screen.findByRole("radio", { name: "By group" }));
  const needs = screen.getByRole("region", { name: "Needs" });
  expect(needs).toHaveTextContent("Needs80%Rp1.850.000+25% more");
  expect(within(needs).getByRole("button", { name: /^Rent/ })).toBeVisible();
  expect(within(needs).queryByRole("button", { name: /^Films/ })).toBeNull();
  // Nothing was put aside, now or before.
  expect(screen.queryByRole("region", { name: "Savings" })).toBeNull();
  expect(currentAddress()).toBe("/transaction?view=categories&by=group");
});

it("moves from month to month, and rests at the last one", async () => {
  const calls = serve({ [BY_CATEGORY]: () => answerSums() });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Next month" }));
  await person.click(screen.getByRole("button", { name: "Previous month" }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual([
      "/transactions/by-category",
      "/transactions/by-category?month=2024-05",
    ]),
  );
  expect(currentAddress()).toBe("/transaction?view=categories&month=2024-05");
});

it("adds up any days, and goes back to months", async () => {
  const calls = serve({ [BY_CATEGORY]: () => answerSums() });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Month: June 2024" }));
  await person.click(await screen.findByRole("button", { name: "Choose days" }));
  const days = "from=2024-06-01&to=2024-06-18";
  await waitFor(() => expect(calls.at(-1)?.path).toBe(`/transactions/by-category?${days}`));
  expect(screen.getByRole("button", { name: "End date: June 18, 2024" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Filters" })).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "By month" }));
  expect(await screen.findByRole("button", { name: "Month: June 2024" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Filters" })).toHaveFocus();
  expect(currentAddress()).toBe(PAGE);
});

it("sets two months side by side", async () => {
  const calls = serve({
    [BY_CATEGORY]: ({ path }) =>
      answerSums(undefined, path.includes("compare") ? { compared: MARCH } : {}),
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Compare with another month" }));
  await person.click(await screen.findByRole("button", { name: "March 2024" }));
  expect(await screen.findByRole("button", { name: "Compared with March 2024" })).toBeVisible();
  expect(calls.at(-1)?.path).toBe("/transactions/by-category?compare=2024-03");
  expect(await row(/^Rent/)).toHaveAccessibleName(
    /^Rent June 2024 Rp1.850.000 ?March 2024 Rp1.480.000 \+Rp370.000 \+25% ?more$/,
  );
  await person.click(screen.getByRole("button", { name: "Stop comparing" }));
  expect(await row(/^Rent Rp1.850.000/)).toBeVisible();
  expect(screen.getByRole("group", { name: "Filters" })).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Compare with another month" }));
  // Nothing is compared, so no month is chosen; and this one cannot stand beside itself.
  await waitFor(() => expect(screen.getByRole("button", { name: "May 2024" })).toBeVisible());
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  await person.click(screen.getByRole("button", { name: "June 2024" }));
  expect(currentAddress()).toBe(PAGE);
});

it("says so where neither of two months has anything", async () => {
  serve({ [BY_CATEGORY]: () => answerSums([SALARY], { compared: MARCH }) });
  open(`${PAGE}&compare=2024-03`);
  expect(await screen.findByText("Nothing spent in June 2024")).toBeVisible();
});

it("steps on from the month of the address, even before its figures are there", async () => {
  const calls = serve({
    [BY_CATEGORY]: ({ path }) =>
      path.includes("month") ? new Promise<Response>(() => undefined) : answerSums(),
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Previous month" }));
  await person.click(screen.getByRole("button", { name: "Previous month" }));
  await waitFor(() => expect(calls.at(-1)?.path).toMatch(/month=2024-04$/));
  await person.click(screen.getByRole("button", { name: "Month: April 2024" }));
  expect(await screen.findByRole("button", { name: "Choose days" })).toBeDisabled();
});

it("keeps the focus when an empty month gives way to one with categories", async () => {
  serve({
    [BY_CATEGORY]: ({ path }) => answerSums(path.includes("month") ? undefined : [SALARY]),
  });
  const { person } = open();
  const empty = await screen.findByText("Nothing spent in June 2024");
  const [, earlier] = screen.getAllByRole("button", { name: "Previous month" });
  await person.click(earlier ?? empty);
  await row(/^Rent/);
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it("opens the months of a category, with the way to its transactions and back", async () => {
  serve({ [BY_CATEGORY]: () => answerSums(), [BY_MONTH]: answerMonths });
  const { person } = open();
  await person.click(await row(/^Rent/));
  await expectFocus(screen.findByRole("heading", { name: "Rent" }));
  expect(currentAddress()).toBe("/transaction?view=categories&open=rent");
  const may = await screen.findByRole("link", { name: "May 2024: Rp1.500.000" });
  expect(may).toHaveAttribute(
    "href",
    "/transaction?category=expenses&category_id=rent&from=2024-05-01&to=2024-05-28",
  );
  expect(screen.getByRole("link", { name: /^June 2024/ })).toHaveAttribute("aria-current", "date");
  expect(screen.getByText("Monthly average").parentElement).toHaveTextContent("Rp1.500.000");
  expect(screen.getByRole("link", { name: "See 3 transactions" })).toHaveAttribute(
    "href",
    "/transaction?category=expenses&category_id=rent&from=2024-06-01&to=2024-06-30",
  );
  expect(screen.getByText("Rent, 12 months to June 2024")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByRole("row", { name: "May 2024 Rp1.500.000 3" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "All categories" }));
  await expectFocus(row(/^Rent/));
  expect(currentAddress()).toBe(PAGE);
});

it("names a category of an address that these days do not have", async () => {
  serve({ [BY_CATEGORY]: () => answerSums([FILMS]), [BY_MONTH]: answerMonths });
  open(`${PAGE}&month=2024-05&open=rent`);
  const heading = await screen.findByRole("heading", { name: "Rent" });
  expect(heading).not.toHaveFocus();
  expect(screen.queryByRole("link", { name: /^See/ })).toBeNull();
});

it("says what to do where nothing was spent", async () => {
  serve({ [BY_CATEGORY]: () => answerSums([SALARY]) });
  const { person, onRecord } = open();
  expect(await screen.findByText("Nothing spent in June 2024")).toBeVisible();
  expect(screen.getByText("No data for May 2024")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Add Transaction" }));
  expect(onRecord).toHaveBeenCalledOnce();
});

it("marks what is too small for a percent", async () => {
  const tiny = sum({ category_id: "tea", category_label: "Tea", amount: 5 });
  serve({ [BY_CATEGORY]: () => answerSums([RENT, tiny]) });
  open();
  expect(await row(/^Tea/)).toHaveAccessibleName("Tea Rp5 <1% New");
});

it("says when it cannot be loaded, and tries again on demand", async () => {
  let down = true;
  serve({ [BY_CATEGORY]: () => (down ? noConnection() : answerSums()) });
  const { person } = open();
  expect(await screen.findByText(/can't reach Lumbung/)).toBeVisible();
  expect(screen.getByRole("radio", { name: "Income" })).toBeVisible();
  down = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row(/^Rent/)).toBeVisible();
});

it("keeps its controls when another month cannot be loaded", async () => {
  serve({
    [BY_CATEGORY]: ({ path }) => (path.includes("2024-05") ? noConnection() : answerSums()),
  });
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Previous month" }));
  expect(await screen.findByText(/can't reach Lumbung/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Month: May 2024" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Next month" }));
  expect(await row(/^Rent/)).toBeVisible();
});

it("shows the same in a dialog, which its links close, without an address of its own", async () => {
  windowOfWidth(390);
  serve({ [BY_CATEGORY]: () => answerSums(), [BY_MONTH]: answerMonths });
  const onLeave = vi.fn();
  const panel = <CategoriesPanel today="2024-06-18" onRecord={vi.fn()} onLeave={onLeave} />;
  const { person } = showScreen(panel, { at: "/overview" });
  await person.click(await row(/^Rent/));
  await person.click(await screen.findByRole("link", { name: "May 2024: Rp1.500.000" }));
  expect(onLeave).toHaveBeenCalledOnce();
  expect(currentAddress()).toBe(
    "/transaction?category=expenses&category_id=rent&from=2024-05-01&to=2024-05-28",
  );
});
