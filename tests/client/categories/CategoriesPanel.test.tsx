import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import CategoriesPanel from "@/features/categories/CategoriesPanel";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { rows, serveBook } from "./category-book";

const open = () => showScreen(<CategoriesPanel />);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const expenses = () => screen.getByRole("region", { name: /^Expenses/ });
const names = () =>
  within(expenses())
    .getAllByRole("button", { name: /^Edit / })
    .map((row) => row.textContent);

beforeEach(async () => {
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

it("the lists wait, fail with another try, and stand in the person's order", async () => {
  serveBook({ "GET /categories": () => new Promise(vi.fn()) });
  const { unmount } = open();
  expect(screen.getByText("Loading your categories")).toBeInTheDocument();
  unmount();
  serveBook({ "GET /categories": () => refusal(500, { code: "internal" }) });
  const { person } = open();
  const again = await button("Try again");
  serveBook();
  await person.click(again);
  await button("Edit Food");
  expect(names()).toEqual(["Food", "Rent", "Coffee"]);
  expect(within(expenses()).getAllByText("Needs")).toHaveLength(2);
  expect(within(expenses()).getByText("Your own")).toBeVisible();
});

it("what is hidden is folded away, and comes back with a press and a way back", async () => {
  const shown = rows();
  const calls = serveBook(
    {
      "PUT /categories/Makeup": ({ body }) => {
        shown[1] = { ...shown[1], ...(body as object) } as (typeof shown)[0];
        return answer({ message: "Changed.", datas: [shown[1]] });
      },
    },
    shown,
  );
  const { person } = open();
  await person.click(await button("1 hidden category"));
  await person.click(await button("Show Makeup"));
  expect(await screen.findByText("Makeup is shown again.")).toBeVisible();
  await waitFor(() => expect(names()).toEqual(["Food", "Makeup", "Rent", "Coffee"]));
  await person.click(await button("Undo"));
  expect(await screen.findByText("Makeup is hidden.")).toBeVisible();
  const puts = calls.filter(({ method }) => method === "PUT");
  expect(puts.map(({ body }) => body)).toEqual([{ hidden: false }, { hidden: true }]);
});

it("arrows move step by step, say where it is, and keep the focus", async () => {
  const order = vi.fn((_ids: unknown) => answer({ message: "Saved.", datas: [] }));
  serveBook({ "PUT /categories/order": ({ body }) => order(body) });
  const { person } = open();
  await person.click((await screen.findAllByRole("button", { name: "Change order" }))[0] as never);
  const down = await button("Move Food down");
  expect(screen.getByRole("button", { name: "Move Food up" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  down.focus();
  await person.keyboard("{Enter}");
  expect(screen.getByText("Food is now number 2 of 3.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Move Food down" })).toHaveFocus();
  await waitFor(() => expect(order).toHaveBeenCalledTimes(1));
  expect(order).toHaveBeenCalledWith({
    type: "expenses",
    ids: ["Rent", "Makeup", "Food", "Coffee"],
  });
});

it("while an order is sent, only the last of the next ones follows it", async () => {
  let reply = (_answer: Response) => {};
  const sent: unknown[] = [];
  serveBook({
    "PUT /categories/order": ({ body }) => {
      sent.push((body as { ids: string[] }).ids.join());
      return new Promise((done) => {
        reply = done;
      });
    },
  });
  const { person } = open();
  await person.click((await screen.findAllByRole("button", { name: "Change order" }))[0] as never);
  await person.click(await button("Move Coffee up"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.click(await button("Move Coffee up"));
  await person.click(await button("Move Rent up"));
  expect(sent).toHaveLength(1);
  reply(answer({ message: "Saved.", datas: [] }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(["Food,Makeup,Coffee,Rent", "Coffee,Makeup,Rent,Food"]);
});

it("an order that cannot be kept is said, and the list is asked for again", async () => {
  const calls = serveBook({ "PUT /categories/order": noConnection });
  const { person } = open();
  await person.click((await screen.findAllByRole("button", { name: "Change order" }))[0] as never);
  await person.click(await button("Move Rent up"));
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  await waitFor(() => expect(calls.filter(({ method }) => method === "GET")).toHaveLength(2));
  const steps = screen.getAllByRole("button", { name: /^Move .* up$/ });
  expect(steps[0]).toHaveAccessibleName("Move Food up");
});
