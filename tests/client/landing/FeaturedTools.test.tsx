import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { FeaturedTools } from "@/features/landing/FeaturedTools";

import { visit } from "../auth/visit";

test("the section calls the handler that it was given with the card's id, and opens nothing", async () => {
  const press = vi.fn();
  const { person } = visit("/", <FeaturedTools press={press} />);
  await person.click(screen.getByRole("button", { name: "Plan your budget" }));
  expect(press).toHaveBeenCalledExactlyOnceWith("feature3");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the five tools stand in their order", () => {
  visit("/", <FeaturedTools press={null} />);
  const cards = screen.getAllByRole("link").map((link) => link.closest("li")?.id);
  expect(cards).toEqual(["feature1", "feature2", "feature3", "feature4", "feature5"]);
});
