import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";

import { useRuleOffer } from "@/features/transactions/use-rule-offer";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { row } from "./rows";

/** What is offered after these entries went to another category. */
function offered(before: Parameters<ReturnType<typeof useRuleOffer>>[0], category_id = "rent") {
  const open = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DialogsContext value={open}>{children}</DialogsContext>
  );
  renderHook(useRuleOffer, { wrapper }).result.current(before, category_id);
  return open.mock.calls.map(([, wanted]) => wanted as unknown);
}

const KOS = row({ detail: "Kos Bu Sri", category_id: "food-beverages" });

it("an entry with a detail that goes to another category offers a rule", () => {
  expect(offered([KOS])).toEqual([{ correction: { text: "Kos Bu Sri", category_id: "rent" } }]);
  expect(offered([KOS], "food-beverages")).toEqual([]);
  expect(offered([{ ...KOS, detail: "" }])).toEqual([]);
});

it("several entries offer one only if all are called the same", () => {
  expect(offered([KOS, { ...KOS, category_id: "rent" }])).toHaveLength(1);
  expect(offered([KOS, { ...KOS, detail: "Kopi" }])).toEqual([]);
  expect(offered([])).toEqual([]);
});

it("transfers and what other features booked offer none", () => {
  expect(offered([{ ...KOS, type: "transfer" }])).toEqual([]);
  const booked = { ...KOS, booked_for: { kind: "goal", id: "G" } } as typeof KOS;
  expect(offered([booked])).toEqual([]);
});
