import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { GroupedBars } from "@/ui/charts/GroupedBars";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { show } from "./show";
import { everythingInSight, windowOfWidth } from "./window";

const periods = [
  { key: "4", label: "Apr", title: "April 2024", income: 9_000_000, expenses: 5_000_000 },
  { key: "5", label: "May", title: "May 2024", income: 0, expenses: 0 },
  {
    key: "6",
    label: "Jun",
    title: "June 2024",
    income: 10_250_000,
    expenses: 4_924_500,
    current: true,
  },
];

beforeEach(() => {
  windowOfWidth(1280);
  everythingInSight();
});

const june = "June 2024: income Rp10.250.000, expenses Rp4.924.500";
const april = "April 2024: income Rp9.000.000, expenses Rp5.000.000";

it("tells every figure in a table for those who do not see the bars", async () => {
  show(<GroupedBars caption="By month" periods={periods} />);
  const rows = within(screen.getByRole("table", { name: "By month" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "PeriodIncomeExpense",
    "April 2024Rp9.000.000Rp5.000.000",
    "May 2024Rp0Rp0",
    "June 2024Rp10.250.000Rp4.924.500",
  ]);
});

it("is one stop for Tab, at the current period, and arrow keys move from there", async () => {
  const { person } = show(<GroupedBars caption="By month" periods={periods} />);
  await person.tab();
  expect(screen.getByRole("button", { name: june })).toHaveFocus();
  await person.keyboard("{Home}");
  expect(screen.getByRole("button", { name: april })).toHaveFocus();
  await person.keyboard("{ArrowLeft}");
  expect(screen.getByRole("button", { name: april })).toHaveFocus();
  await person.keyboard("{End}{ArrowLeft}{ArrowRight}");
  expect(screen.getByRole("button", { name: june })).toHaveFocus();
  await person.tab();
  expect(document.body).toHaveFocus();
});

it("shows the amounts with their signs on focus, and hides them when the focus leaves", async () => {
  const { person } = show(<GroupedBars caption="By month" periods={periods} />);
  await person.tab();
  expect(screen.getByText("+Rp10.250.000")).toBeInTheDocument();
  expect(screen.getByText("-Rp4.924.500")).toBeInTheDocument();
  await person.tab();
  expect(screen.queryByText("+Rp10.250.000")).not.toBeInTheDocument();
});

it("shows the amounts under the pointer and tells which period is pressed", async () => {
  const onSelect = vi.fn();
  const { person } = show(<GroupedBars caption="By month" periods={periods} onSelect={onSelect} />);
  await person.hover(screen.getByRole("button", { name: april }));
  expect(screen.getByText("+Rp9.000.000")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: april }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("4");
});

it("tells the amounts at the first tap of a finger and leads on at the second", async () => {
  const onSelect = vi.fn();
  const { person } = show(<GroupedBars caption="By month" periods={periods} onSelect={onSelect} />);
  const column = screen.getByRole("button", { name: april });
  await person.pointer({ keys: "[TouchA]", target: column });
  expect(screen.getByText("+Rp9.000.000")).toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
  await person.pointer({ keys: "[TouchA]", target: column });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("4");
});

it("speaks Indonesian", () => {
  show(<GroupedBars caption="Per bulan" periods={periods} />, "id");
  expect(
    screen.getByRole("button", {
      name: "June 2024: pemasukan Rp10.250.000, pengeluaran Rp4.924.500",
    }),
  ).toHaveAttribute("aria-current", "date");
});

it("shows its figures instead of the bars on demand, and their periods lead on as well", async () => {
  const onSelect = vi.fn();
  const { person } = show(
    <GroupedBars offersTable caption="By month" periods={periods} onSelect={onSelect} />,
  );
  await person.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByRole("button", { name: "Show as chart" })).toHaveFocus();
  expect(screen.queryByRole("list", { name: "Periods" })).not.toBeInTheDocument();
  const table = screen.getByRole("table", { name: "By month" });
  expect(within(table).getByText("-Rp5.000.000")).toBeInTheDocument();
  await person.click(within(table).getByRole("button", { name: "April 2024" }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("4");
});

it("tells no amount while amounts are hidden", async () => {
  const hiding = { hidden: true, hide: vi.fn() };
  const { person, container } = show(
    <HiddenAmountsContext value={hiding}>
      <GroupedBars offersTable caption="By month" periods={periods} />
    </HiddenAmountsContext>,
  );
  await person.tab();
  const spoken = "June 2024: income hidden amount, expenses hidden amount";
  expect(screen.getByRole("button", { name: spoken })).toHaveFocus();
  await person.click(screen.getByRole("button", { name: "Show as table" }));
  expect(container.textContent).not.toMatch(/Rp\s?\d/);
});
