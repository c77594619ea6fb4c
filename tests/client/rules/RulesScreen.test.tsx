import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { RulesScreen } from "@/features/rules/RulesScreen";
import type { CategoryChoice, WalletChoice } from "@/features/rules/types";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { rule, serveRules, TARGETS, trial } from "./rules";

const targets = { data: TARGETS, error: null, isFetching: false, refetch: vi.fn() };

function CategoryField({ value, onChange, error }: CategoryChoice) {
  return (
    <>
      <button type="button" onClick={() => onChange("groceries")}>
        Category {value}
      </button>
      <p>{error}</p>
    </>
  );
}

function WalletField({ label, none, value, onChange }: WalletChoice) {
  return (
    <button type="button" onClick={() => onChange("BCA")}>
      {label} {value || none}
    </button>
  );
}

const open = (language: "en" | "id" = "en", linked: string | null = null) =>
  showScreen(
    <RulesScreen
      targets={targets}
      linked={linked}
      onUnlink={vi.fn()}
      CategoryField={CategoryField}
      WalletField={WalletField}
    />,
    { at: "/rules", language },
  );
const button = (name: string | RegExp) => screen.findByRole("button", { name });

const SPECIAL = rule("B", {
  min_amount: 50_000,
  wallet_id: "BCA",
  type: "expenses",
  detail: "Shopping",
  hits: 14,
});
const LEFT_OUT = rule("C", { text: "", max_amount: 1000, category_id: null, leave_out: true });

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

it("the rules wait, fail with another try, and say in plain words what they do", async () => {
  serveRules([], { "GET /rules": () => new Promise(vi.fn()) });
  const { unmount } = open();
  expect(screen.getByText("Loading your rules")).toBeInTheDocument();
  unmount();
  serveRules([], { "GET /rules": () => refusal(500, { code: "internal" }) });
  const { person } = open();
  const again = await button("Try again");
  serveRules([rule("A"), SPECIAL, LEFT_OUT]);
  await person.click(again);
  expect(await screen.findByText("3 rules")).toBeVisible();
  expect(
    await button(
      "Edit rule: Text contains “Indomaret”, expenses only, Rp50.000 or more, in BCA → Groceries, detail “Shopping”",
    ),
  ).toBeVisible();
  expect(screen.getByText("Used 14 times")).toBeVisible();
  expect(screen.getByText("Any text, up to Rp1.000")).toBeVisible();
  expect(screen.getByText("Leave out")).toBeVisible();
});

it("without any, an example says what they are good for", async () => {
  serveRules([]);
  open("id");
  expect(await screen.findByText("Belum ada aturan")).toBeVisible();
  expect(screen.getByText("Teks berisi “Indomaret”")).toBeVisible();
  expect(screen.getByText("Groceries")).toBeVisible();
});

it("a rule is tried before it is saved", async () => {
  const calls = serveRules([], {
    "POST /rules/try": () => answer({ datas: [trial(12, 14)] }),
    "POST /rules": () => answer({ message: "Added.", datas: [rule("N")] }, 201),
  });
  const { person } = open();
  await person.click(await button("Add rule"));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: "Try on my entries" }));
  expect(
    await dialog.findByText("Say what the rule looks for, such as a text or an amount."),
  ).toBeVisible();
  expect(dialog.getByText("Choose a category.")).toBeVisible();
  await person.type(dialog.getByRole("textbox", { name: "Text contains" }), "Indomaret");
  await person.click(dialog.getByRole("button", { name: /^Category/ }));
  await person.click(dialog.getByRole("button", { name: "Wallet Any wallet" }));
  await person.type(dialog.getByRole("textbox", { name: "Amount from" }), "50000");
  await person.click(dialog.getByRole("button", { name: "Try on my entries" }));
  expect(await dialog.findByText("14 entries match.")).toBeVisible();
  expect(dialog.getByText("12 would change.")).toBeVisible();
  expect(dialog.getByText("Indomaret Kemang")).toBeVisible();
  expect(dialog.getByRole("img", { name: "becomes" })).toBeVisible();
  expect(dialog.getByText("and 13 more")).toBeVisible();
  // What was counted says nothing about another rule.
  await person.type(dialog.getByRole("textbox", { name: "Amount up to" }), "90000");
  expect(dialog.queryByText("14 entries match.")).toBeNull();
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Added.")).toBeVisible();
  const saved = calls.find(({ method, path }) => method === "POST" && path === "/rules");
  expect(saved?.body).toEqual({
    text: "Indomaret",
    type: null,
    min_amount: 50_000,
    max_amount: 90_000,
    wallet_id: "BCA",
    category_id: "groceries",
    detail: null,
    leave_out: false,
  });
});

it("a range needs its ends in order, and what the server refuses stands at its field", async () => {
  serveRules([rule("A", { min_amount: 5000, max_amount: 9000 })], {
    "PUT /rules/A": () =>
      refusal(422, { code: "invalid", errors: { category_id: ["You have hidden it."] } }),
  });
  const { person } = open("en", "A");
  const most = await screen.findByRole("textbox", { name: "Amount up to" });
  await person.clear(most);
  await person.type(most, "4000");
  await person.click(await button("Save"));
  expect(await screen.findByText("Enter at least the amount before it.")).toBeVisible();
  await person.type(most, "0");
  await person.click(await button("Save"));
  expect(await screen.findByText("You have hidden it.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Text contains" })).toHaveValue("Indomaret");
});

it("a rule that leaves rows out sends neither category nor detail", async () => {
  const calls = serveRules([SPECIAL], {
    "PUT /rules/B": () => answer({ message: "Changed.", datas: [SPECIAL] }),
  });
  const { person } = open("en", "B");
  await person.click(await screen.findByRole("radio", { name: "Leave out" }));
  expect(screen.queryByRole("textbox", { name: "New detail" })).toBeNull();
  await person.click(await button("Save"));
  expect(await screen.findByText("Changed.")).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
    category_id: null,
    detail: null,
    leave_out: true,
  });
});

it("a deleted rule comes back with Undo", async () => {
  const rules = [rule("A"), SPECIAL];
  const calls = serveRules(rules, {
    "DELETE /rules/A": () => {
      rules.shift();
      return answer({ message: "Gone." });
    },
    "POST /rules/A/restore": () => {
      rules.unshift(rule("A"));
      return answer({ message: "Back.", datas: [rule("A")] });
    },
  });
  const { person } = open();
  await person.click(await button("Delete rule: Text contains “Indomaret” → Groceries"));
  expect(await screen.findByText("Rule deleted.")).toBeVisible();
  expect(await screen.findByText("1 rule")).toBeVisible();
  await person.click(await button(/^Undo/));
  expect(await screen.findByText("2 rules")).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain("/rules/A/restore");
});

it("the order changes step by step and holds at once", async () => {
  const rules = [rule("A"), LEFT_OUT];
  const calls = serveRules(rules, {
    "PUT /rules/order": () => answer({ message: "Saved.", datas: rules.reverse() }),
  });
  const { person } = open();
  await person.click(await button("Change order"));
  await person.click(await button("Move Any text, up to Rp1.000 → Leave out up"));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ ids: ["C", "A"] }),
  );
  const [first] = screen.getAllByRole("listitem");
  expect(within(first as HTMLElement).getByText(/Leave out/)).toBeVisible();
});
