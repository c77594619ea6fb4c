import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { session } from "@/api/session";
import type { Guess } from "@/features/transactions/record/use-guess";

import { answer, serve } from "../support/server";
import { detail, open } from "./record-screen";
import { suggest } from "./suggestions";

const GROCERIES = { id: "groceries", name: "g", label: "Groceries", icon: "basket", color: null };

function guess(more: Partial<Guess> = {}): Guess {
  const why = { reason: "history", count: 12, rule_id: null } as const;
  return { category: GROCERIES, detail: null, why, ...more };
}

/** Answers each detail with its guess; what was asked comes back. */
function guessing(guesses: Record<string, Guess>) {
  const calls = serve({
    "GET /transactions/suggestions": suggest([], []),
    "GET /categories/guess": ({ path }) => {
      const typed = new URLSearchParams(path.split("?")[1]).get("detail") ?? "";
      const one = guesses[typed];
      return answer({ datas: one ? [one] : [] });
    },
  });
  return () =>
    calls.filter(({ path }) => path.startsWith("/categories/guess")).map(({ path }) => path);
}

beforeEach(async () => {
  serve({});
  await session.goOn();
});

it("a detail that is new gets the category that fits, with its reason, only when it is chosen", async () => {
  const asked = guessing({ "Indomaret Kemang": guess() });
  const { person } = open();
  await person.type(detail(), "Indomaret Kemang");
  const option = await screen.findByRole("option", { name: /Groceries/ });
  expect(option).toHaveTextContent("because of 12 earlier entries");
  expect(screen.getByRole("button", { name: /^expenses: food/ })).toBeVisible();
  await person.click(option);
  expect(screen.getByRole("button", { name: "expenses: groceries" })).toBeVisible();
  expect(detail()).toHaveValue("Indomaret Kemang");
  // A pause in typing asks once.
  expect(asked()).toHaveLength(1);
});

it("a rule gives its detail too", async () => {
  const why = { reason: "rule", count: 0, rule_id: "R" } as const;
  guessing({ indomaret: guess({ detail: "Belanja", why }) });
  const { person } = open();
  await person.type(detail(), "indomaret");
  const option = await screen.findByRole("option", { name: /Belanja/ });
  expect(option).toHaveTextContent("Groceries · by your rule");
  await person.click(option);
  await waitFor(() => expect(detail()).toHaveValue("Belanja"));
  expect(screen.getByRole("button", { name: "expenses: groceries" })).toBeVisible();
});
