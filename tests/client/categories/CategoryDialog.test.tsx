import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { session } from "@/api/session";
import CategoriesPanel from "@/features/categories/CategoriesPanel";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { category, rows, serveBook } from "./category-book";

const coffee = () => rows()[3] as ReturnType<typeof category>;
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const name = () => screen.findByRole("textbox", { name: "Name" });

async function open(what: string, more: Parameters<typeof serve>[0] = {}) {
  const calls = serveBook(more);
  const shown = showScreen(<CategoriesPanel />);
  await shown.person.click(await button(what));
  await name();
  return { ...shown, calls };
}

beforeEach(async () => {
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

it("a new one is sent as it was chosen, once a name is there", async () => {
  const { person, calls } = await open("Add an expense category", {
    "POST /categories": () =>
      answer({ message: "Added.", datas: [category("Garden", { own: true })] }, 201),
  });
  await person.click(await button("Save"));
  expect(await screen.findByText("Give it a name.")).toBeVisible();
  await person.click(await name());
  await person.paste("🌾".repeat(41));
  expect(await screen.findByText("Use at most 40 characters.")).toBeVisible();
  await person.clear(await name());
  await person.type(await name(), " Garden ");
  await person.click(screen.getByRole("radio", { name: "Needs" }));
  await person.type(screen.getByRole("textbox", { name: "Search for a picture" }), "GARDEN");
  const pictures = within(screen.getByRole("group", { name: "Picture" }));
  expect(pictures.getAllByRole("radio")).toHaveLength(1);
  await person.click(pictures.getByRole("radio", { name: "Seedling, garden" }));
  await person.click(screen.getByRole("radio", { name: "Rice gold" }));
  await person.click(await button("Save"));
  expect(await screen.findByText("Added.")).toBeVisible();
  const [sent] = calls.filter(({ method }) => method === "POST");
  expect(sent?.body).toEqual({
    type: "expenses",
    name: "Garden",
    group: "needs",
    icon: "/icons/more/seedling.svg",
    color: "gold",
  });
  expect(sent?.key).toBeTruthy();
});

it("a name that is taken is said at the field, and what is typed stays", async () => {
  const errors = { name: ["You already have a category with this name."] };
  const { person } = await open("Add an income category", {
    "POST /categories": () => refusal(422, { code: "validation_failed", errors }),
  });
  expect(screen.queryByRole("group", { name: "Group" })).not.toBeInTheDocument();
  await person.type(await name(), "Gaji");
  await person.click(await button("Save"));
  await waitFor(async () =>
    expect(await name()).toHaveAccessibleDescription("You already have a category with this name."),
  );
  expect(await name()).toHaveValue("Gaji");
});

it("a change says what was looked at, and only what was changed", async () => {
  const { person, calls } = await open("Edit Coffee", {
    "PUT /categories/Coffee": () => answer({ message: "Changed.", datas: [coffee()] }),
  });
  expect(await screen.findByText("12 transactions in this category.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
  await person.clear(await name());
  await person.type(await name(), "Kopi");
  await person.click(await button("Save"));
  expect(await screen.findByText("Changed.")).toBeVisible();
  const [sent] = calls.filter(({ method }) => method === "PUT");
  expect(sent).toMatchObject({ body: { name: "Kopi" }, match: '"3"' });
});

it("what another device changed meanwhile is shown, and saving again goes over it", async () => {
  const now = { ...coffee(), label: "Kopi susu", group: "needs", version: 4 };
  const { person, calls } = await open("Edit Coffee", {
    "PUT /categories/Coffee": ({ match }) =>
      match === '"4"'
        ? answer({ message: "Changed.", datas: [now] })
        : Response.json(
            { payload: { message: "Changed.", code: "changed_meanwhile", datas: [now] } },
            { status: 412 },
          ),
  });
  await person.clear(await name());
  await person.type(await name(), "Kopi");
  await person.click(await button("Save"));
  expect(await screen.findByText("Kopi susu")).toBeVisible();
  expect(await name()).toHaveValue("Kopi");
  await person.click(await button("Save"));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const puts = calls.filter(({ method }) => method === "PUT");
  expect(puts.map(({ match }) => match)).toEqual(['"3"', '"4"']);
  expect(puts[1]?.body).toEqual({ name: "Kopi" });
});

it("what is typed is not given up without asking", async () => {
  const { person } = await open("Edit Coffee");
  await person.type(await name(), "!");
  await person.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog")).toBeVisible();
});

it("an own one in which nothing is can be deleted", async () => {
  const { person, calls } = await open("Edit Coffee", {
    "GET /categories/Coffee/uses": () => answer({ datas: [{ transactions: 0 }] }),
    "DELETE /categories/Coffee": () => answer({ message: "Deleted." }),
  });
  expect(await screen.findByText("No transactions in this category.")).toBeVisible();
  await person.click(await button("Delete"));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Coffee?" }));
  await person.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Deleted.")).toBeVisible();
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});

it("a changed built-in one goes back to how it was at first", async () => {
  const { person, calls } = await open("Edit Food", {
    "GET /categories": () =>
      answer({ datas: [category("Food", { version: 2 })], icons: [], colors: [] }),
    "GET /categories/Food/uses": () => answer({ datas: [{ transactions: 1 }] }),
    "PUT /categories/Food": () => answer({ message: "Changed.", datas: [category("Food")] }),
  });
  expect(await screen.findByText("1 transaction in this category.")).toBeVisible();
  await person.click(await button("Restore original"));
  expect(await screen.findByText("Changed.")).toBeVisible();
  const [sent] = calls.filter(({ method }) => method === "PUT");
  expect(sent?.body).toEqual({ name: null, group: null, icon: null, color: null });
});

it("a merge says how much moves where before it does", async () => {
  let refused = true;
  const errors = { into_id: ["Leave at least one category visible."] };
  const { person, calls, client } = await open("Edit Coffee", {
    "POST /categories/Coffee/merge": () =>
      refused
        ? refusal(422, { code: "validation_failed", errors })
        : answer({ message: "Moved.", datas: [category("Food")], moved: { transactions: 12 } }),
  });
  client.setQueryData(["overview", "en"], { balance: 1 });
  await person.click(await button("Merge into another…"));
  expect(await screen.findByText("This deletes Coffee and can't be undone.")).toBeVisible();
  await person.click(await button("Merge"));
  expect(await screen.findByText("Choose a category.")).toBeVisible();
  await person.click(await button("Move everything into: Choose a category"));
  const offered = await screen.findAllByRole("option");
  expect(offered.map((one) => one.textContent)).toEqual(["Food", "Makeup", "Rent"]);
  await person.click(offered[0] as never);
  expect(await screen.findByText("12 transactions move to Food.")).toBeVisible();
  await person.click(await button("Merge"));
  expect(await screen.findByText("Leave at least one category visible.")).toBeVisible();
  refused = false;
  await person.click(await button("Merge"));
  expect(await screen.findByText("Moved.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST").at(-1)?.body).toEqual({ into_id: "Food" });
  expect(client.getQueryState(["overview", "en"])?.isInvalidated).toBe(true);
});
