import { screen } from "@testing-library/react";
import { vi } from "vitest";

import BudgetPage from "@/app/member/pages/BudgetPage";
import type { Allocation, Budget } from "@/features/budgets/types";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { answer, type Call, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { allocation, budget, budgets, FASHION, planned, RENT } from "./budgets";

export const DATAS = [
  planned(1_500_000, 460_500, { previous: 1_400_000, proposal: 1_200_000 }),
  planned(400_000, 459_000, FASHION),
  budget({ ...RENT, spent: 40_000 }),
];

const ME = { username: "sariwulan", timezone: "Asia/Jakarta" };

interface Given {
  datas?: Budget[];
  plan?: Partial<Allocation>;
  more?: Parameters<typeof serve>[0];
}

/** The budget page over a server that answers as given. */
export function open({ datas = DATAS, plan = {}, more = {} }: Given = {}, at = "/budget") {
  const onOpen = vi.fn();
  const calls = serve({
    "GET /users": () => answer({ datas: [ME] }),
    "GET /categories": () => answer({ datas: [], icons: [], colors: [] }),
    "GET /budgets": () => answer(budgets(datas)),
    "GET /allocation": () => answer({ datas: [allocation(plan)] }),
    ...more,
  });
  const page = (
    <DialogsContext value={onOpen}>
      <BudgetPage />
    </DialogsContext>
  );
  return { onOpen, calls, ...showScreen(page, { at }) };
}

/** What was saved. */
export const sent = (calls: Call[]) => calls.filter(({ method }) => method === "PUT");
/** The card of a category, and the button that opens its amount. */
export const card = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  const item = button.closest("li");
  if (!item) throw new Error(`${name} is no card`);
  return { button, item };
};

/** The 18th of June, in front of a wide window. */
export function inJune(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2024-06-18T05:00:00Z") });
  windowOfWidth(1280);
  sessionStorage.clear();
}
