import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { RuleOffer } from "@/features/rules/offer/RuleOffer";

import { answer, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { rule, serveRules, trial } from "./rules";

const onClose = vi.fn();
const offer = (text: string, category_id = "groceries") =>
  showScreen(
    <main>
      <h1>Transactions</h1>
      <RuleOffer
        wanted={{ correction: { text, category_id } }}
        CategoryName={({ id }) => id}
        onClose={onClose}
      />
    </main>,
  );
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const tried = () => answer({ datas: [trial(12, 14)] });

beforeEach(async () => {
  sessionStorage.clear();
  onClose.mockReset();
  serve({});
  await session.goOn();
});

it("Always makes a rule of the name without its numbers, and then asks about earlier entries", async () => {
  const calls = serveRules([], {
    "POST /rules/try": tried,
    "POST /rules": () => answer({ message: "Added.", datas: [rule("N")] }, 201),
    "POST /rules/N/try": tried,
    "POST /rules/N/apply": () =>
      answer({ message: "Applied.", datas: [{ id: "P", changed: 12, undo_until: "" }] }),
    "POST /rules/applications/P/undo": () =>
      answer({ message: "Undone.", datas: [{ restored: 11, kept: 1 }] }),
  });
  const { person } = offer("Indomaret 12/08");
  expect(await screen.findByText("Always put “Indomaret” in groceries?")).toBeVisible();
  expect(screen.getByText("12 earlier entries are somewhere else.")).toBeVisible();
  await person.click(await button("Always"));
  expect(await screen.findByText("Also change 12 earlier entries?")).toBeVisible();
  expect(screen.getByRole("link", { name: "Edit rule" })).toHaveAttribute("href", "/rules?rule=n");
  await person.click(await button("Change 12 entries"));
  expect(await screen.findByText("12 entries changed.")).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  await person.click(await button(/^Undo/));
  expect(
    await screen.findByText("11 entries restored. 1 has changed since, so we left it alone."),
  ).toBeVisible();
  const added = calls.find(({ path, method }) => path === "/rules" && method === "POST");
  expect(added?.body).toMatchObject({ text: "Indomaret", category_id: "groceries", position: 1 });
});

it("a rule about the same text changes instead of standing twice", async () => {
  const calls = serveRules([rule("A", { text: "INDOMARET", category_id: "food" })], {
    "POST /rules/try": () => answer({ datas: [trial(0, 3)] }),
    "PUT /rules/A": () => answer({ message: "Changed.", datas: [rule("A")] }),
  });
  const { person } = offer("Indomaret");
  await person.click(await button("Always"));
  expect(await screen.findByText("Rule saved.")).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    category_id: "groceries",
  });
  await person.click(await button("Edit"));
  expect(currentAddress()).toBe("/rules?rule=a");
});

it("what was refused is not offered again, and neither is what a rule says already", async () => {
  const calls = serveRules([], { "POST /rules/try": tried });
  const first = offer("Warung Bu Tini");
  await first.person.click(await button("Not now"));
  expect(onClose).toHaveBeenCalled();
  first.unmount();
  const before = calls.length;
  const second = offer("WARUNG BU TINI 21");
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  expect(screen.queryByText(/Always put/)).toBeNull();
  second.unmount();
  serveRules([rule("A")]);
  const { client } = offer("Indomaret");
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(/Always put/)).toBeNull();
});

it("a failure to count asks nothing; a failure to save says so and keeps the question", async () => {
  serveRules([], {
    "POST /rules/try": tried,
    "POST /rules": () => refusal(409, { code: "too_many_rules" }),
  });
  const { person } = offer("Indomaret");
  await person.click(await button("Always"));
  expect(await screen.findByText("The server said no.")).toBeVisible();
  expect(screen.getByText("Always put “Indomaret” in groceries?")).toBeVisible();
});
