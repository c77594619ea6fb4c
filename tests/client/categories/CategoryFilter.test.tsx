import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { CategoryFilter } from "@/features/categories/CategoryFilter";

import { noConnection } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { category, serveBook } from "./category-book";

beforeEach(() => windowOfWidth(1440));

afterEach(() => vi.unstubAllGlobals());

interface Given {
  type?: "income" | "expenses" | "all";
  most?: number;
}

function Chosen({ type = "all", most = 20 }: Given) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <>
      <CategoryFilter type={type} most={most} value={ids} onChange={setIds} />
      <output>{ids.join()}</output>
    </>
  );
}

async function open(given: Given = {}) {
  serveBook({}, [
    category("Salary", { type: "income" }),
    category("Rent"),
    category("My cats", { own: true }),
    category("Old car", { hidden: true }),
  ]);
  const { person } = showScreen(<Chosen {...given} />);
  const face = await screen.findByRole("button", { name: "Category: All" });
  await vi.waitFor(() => expect(face).toBeEnabled());
  await person.click(face);
  await screen.findByRole("listbox", { name: "Categories" });
  return person;
}

const option = (name: string) => screen.getByRole("option", { name });
const names = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("several categories are chosen without the list closing, and taken back", async () => {
  const person = await open();
  expect(screen.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
  await person.click(option("Rent"));
  await person.click(option("My cats"));
  expect(option("Rent")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("button", { name: "Category: 2 selected" })).toBeInTheDocument();
  await person.click(option("Rent"));
  expect(option("Rent")).toHaveAttribute("aria-selected", "false");
  expect(screen.getByRole("button", { name: "Category: My cats" })).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Clear" }));
  await person.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Category: All" })).toHaveFocus();
});

test("the keyboard searches and chooses, one after the other", async () => {
  const person = await open();
  await person.type(screen.getByRole("combobox", { name: "Search" }), "cats{Enter}");
  await person.clear(screen.getByRole("combobox", { name: "Search" }));
  await person.keyboard("sal{Enter}");
  expect(screen.getByRole("button", { name: "Category: 2 selected" })).toBeInTheDocument();
});

test("the list of the type comes first, with hidden categories", async () => {
  await open({ type: "income" });
  const groups = screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"));
  expect(groups).toEqual(["Income", "Expenses"]);
  expect(names("Expenses")).toEqual(["Rent", "My cats", "Old car"]);
});

test("no more are chosen than the server takes, which is said", async () => {
  const person = await open({ most: 2 });
  await person.click(option("Rent"));
  await person.click(option("My cats"));
  expect(screen.getByText("You can choose up to 2 categories.")).toBeInTheDocument();
  await person.click(option("Salary"));
  expect(option("Salary")).toHaveAttribute("aria-selected", "false");
});

test("categories that cannot be loaded are asked for again on demand", async () => {
  serveBook({ "GET /categories": noConnection });
  const { person } = showScreen(<Chosen />);
  expect(await screen.findByText("We couldn't load the categories.")).toBeVisible();
  serveBook();
  await person.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() =>
    expect(screen.getByRole("button", { name: "Category: All" })).toBeEnabled(),
  );
  expect(screen.queryByText("We couldn't load the categories.")).toBeNull();
});
