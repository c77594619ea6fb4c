import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { FeaturedTools } from "@/features/landing/lower/FeaturedTools";
import { FEATURES } from "@/features/landing/lower/features";

import { visit } from "../auth/visit";
import { windowOfWidth } from "../ui/window";

test("a handler from outside is called with the card's id, and nothing opens", async () => {
  const press = vi.fn();
  const onCard = vi.fn();
  const { person } = visit("/", <FeaturedTools press={press} onCard={onCard} />);
  await person.click(screen.getByRole("button", { name: "Plan your budget" }));
  expect(onCard).toHaveBeenCalledExactlyOnceWith("feature3");
  expect(press).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a card without a dialog of its own shows itself larger, and closes", async () => {
  windowOfWidth(1280);
  const press = vi.fn();
  const [card] = FEATURES.slice(2).map((feature) => ({ ...feature, id: "feature9" }));
  const { person } = visit("/", <FeaturedTools press={press} cards={card ? [card] : []} />);
  await person.click(screen.getByRole("button", { name: "Plan your budget" }));
  const dialog = await screen.findByRole("dialog", { name: "Plan your budget" });
  expect(dialog).toHaveTextContent("Needs, wants and savings, split your way.");
  expect(press).not.toHaveBeenCalled();
  await person.click(
    within(dialog).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement,
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the five tools stand in their order", () => {
  visit("/", <FeaturedTools press={null} />);
  const cards = screen.getAllByRole("link").map((link) => link.closest("li")?.id);
  expect(cards).toEqual(["feature1", "feature2", "feature3", "feature4", "feature5"]);
});
