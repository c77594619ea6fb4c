import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import type { Overview } from "@/features/overview/queries";
import { SpendingCard } from "@/features/overview/lower/SpendingCard";

import { showScreen } from "../support/show-screen";

const PARTS: NonNullable<Overview["budget"]>["parts"] = [
  { group: "needs", share: 50, planned: 5_125_000, spent: 3_166_500 },
  { group: "wants", share: 30, planned: 3_075_000, spent: 758_000 },
  { group: "savings", share: 20, planned: 2_050_000, spent: 1_000_000 },
];
const BUDGET = {
  planned: 10_250_000,
  parts: PARTS,
  free: 5_325_500,
  free_percent: 51,
  safe_per_day: 327_307,
};

function show(changed: Partial<Overview>) {
  const overview = {
    month: { key: "2024-06", start: "2024-06-01", end: "2024-06-30", label: "June" },
    groups: { needs: 3_166_500, wants: 758_000, savings: 1_000_000 },
    budget: null,
    failed: [],
    ...changed,
  } as unknown as Overview;
  showScreen(<SpendingCard overview={overview} onRetry={vi.fn()} retrying={false} />);
}

it("draws what is used of the budget and what is still free", () => {
  show({ budget: BUDGET });
  const card = screen.getByRole("region", { name: "June budget" });
  expect(card).toHaveTextContent("51%left to spend");
  expect(card).toHaveTextContent("Needs61%Rp3.166.500");
  expect(card).toHaveTextContent("Savings48%Rp1.000.000");
  expect(card).toHaveTextContent("You can safely spend Rp327.307 a day.");
  expect(within(card).getByRole("link", { name: "See budget" })).toHaveAttribute("href", "/budget");
  expect(within(card).getByRole("link", { name: "Where the money went" })).toHaveAttribute(
    "href",
    "/transaction?view=categories",
  );
});

it("says by how much the income is overspent", () => {
  show({ budget: { ...BUDGET, free: -59_000, free_percent: 0, safe_per_day: null } });
  const card = screen.getByRole("region", { name: "June budget" });
  expect(card).toHaveTextContent("Rp59.000over");
  expect(card).not.toHaveTextContent("safely spend");
});

it("marks what is over by a word and a picture, and takes more savings for no failure", () => {
  const over = { needs: 5_700_000, wants: 758_000, savings: 2_150_000 };
  const parts = PARTS.map((part) => ({ ...part, spent: over[part.group] }));
  show({ budget: { ...BUDGET, parts } });
  const [needs, wants, savings] = screen.getAllByRole("listitem");
  expect(needs).toHaveTextContent("Needs111%Rp5.700.000Rp575.000 over");
  expect(needs?.querySelector("svg")).not.toBeNull();
  expect(wants).toHaveTextContent("Wants24%Rp758.000Rp2.317.000 left");
  expect(savings).toHaveTextContent("Savings104%Rp2.150.000Rp100.000 more");
  expect(savings?.querySelector("svg")).toBeNull();
});

it("says that the budget could not be had instead of that there is none", () => {
  show({ failed: ["budget"] });
  const card = screen.getByRole("region", { name: "June spending" });
  expect(card).toHaveTextContent("We couldn't add up your spending.");
  expect(card).not.toHaveTextContent("how your spending splits");
});
