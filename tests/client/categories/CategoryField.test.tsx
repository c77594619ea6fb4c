import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { CategoryField } from "@/features/categories/CategoryField";

import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { category, serveBook } from "./category-book";

beforeEach(() => windowOfWidth(1440));

afterEach(() => vi.unstubAllGlobals());

test("a search finds a category by its name in the other language", async () => {
  serveBook({}, [category("Rent"), category("Food", { aliases: ["makanan"] })]);
  const { person } = showScreen(
    <CategoryField type="expenses" value="" recent={[]} onChange={() => undefined} />,
  );
  await person.click(screen.getByRole("button", { name: /Category/ }));
  await person.type(await screen.findByRole("combobox", { name: "Search" }), "Makan");
  const found = await screen.findAllByRole("option");
  expect(found.map(({ textContent }) => textContent)).toEqual(["Food"]);
});
