import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import SetupDialog from "@/app/member/pages/SetupDialog";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { budget, budgets, FASHION, RENT } from "../budgets/budgets";
import { result } from "../quiz/results";
import { expectFocus } from "../support/focus";
import { answer, noConnection, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const MONTH = {
  key: "2026-11",
  start: "2026-10-25",
  end: "2026-11-24",
  label: "November 2026",
  moved_from: null,
  reason: null,
};
const BUDGETS = budgets([budget(), budget(RENT), budget(FASHION)]);

interface Opened {
  answers?: Parameters<typeof serve>[0];
  opening?: { amount: number; date: string } | null;
  language?: "en" | "id";
}

function open({ answers = {}, opening = null, language = "en" }: Opened = {}) {
  const account = {
    timezone: "Asia/Jakarta",
    balance: 0,
    payday: 1,
    payday_shift: false,
    opening,
  };
  const calls = serve({
    "GET /users": () => answer({ datas: [account] }),
    "GET /users/money-months": () => answer({ datas: [MONTH, MONTH, MONTH].map(numbered) }),
    "GET /quiz": () => answer({ datas: [result()] }),
    "GET /budgets": () => answer(BUDGETS),
    "PUT /users/preferences": ({ body }) => {
      Object.assign(account, body);
      return answer({ message: "Saved.", datas: [account] });
    },
    "PUT /users/opening-balance": ({ body }) =>
      answer({ message: "Kept.", datas: [body], balance: 1 }),
    "PUT /budgets": () => answer({ ...BUDGETS, message: "Kept." }),
    ...answers,
  });
  const onClose = vi.fn();
  const openDialog = vi.fn();
  const shown = showScreen(
    <DialogsContext value={openDialog}>
      <SetupDialog wanted={undefined} onClose={onClose} />
    </DialogsContext>,
    { at: "/", language },
  );
  const puts = () =>
    calls.filter(({ method }) => method === "PUT").map(({ path, body }) => [path, body]);
  return { ...shown, onClose, openDialog, puts };
}

function numbered(month: typeof MONTH, index: number) {
  return { ...month, key: `2026-1${String(index)}` };
}

const press = (name: string) => screen.getByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 3, name });
const field = (name: string) => screen.findByRole("textbox", { name });

beforeEach(async () => {
  windowOfWidth(1280);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("payday, opening amount and first budget are saved one after the other, then the overview", async () => {
  const { person, onClose, puts } = open();
  await expectFocus(heading("When do you get paid?"));
  expect(screen.getByText("Step 1 of 3")).toBeVisible();
  await person.selectOptions(screen.getByRole("combobox", { name: "Payday" }), "25");
  await person.click(screen.getByRole("switch", { name: /Move to the last working day/ }));
  await person.click(press("Next"));

  await expectFocus(heading("How much do you have now?"));
  await person.type(await field("How much do you have now?"), "1.500.000");
  await person.click(press("Next"));

  await expectFocus(heading("Your first budget"));
  expect(screen.getByText(/Suggested from your answers/)).toBeVisible();
  expect(await field("Food & Beverages")).toHaveValue("1.500.000");
  await person.clear(await field("Food & Beverages"));
  await person.type(await field("Food & Beverages"), "900.000");
  await person.type(await field("Rent"), "1jt");
  await person.click(press("Save and finish"));

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  // The address follows in a transition.
  await waitFor(() => expect(currentAddress()).toBe("/overview"));
  const [payday, opening, planned] = puts();
  expect(payday).toEqual(["/users/preferences", { payday: 25, payday_shift: true }]);
  expect(opening).toMatchObject(["/users/opening-balance", { amount: 1_500_000 }]);
  expect(planned).toEqual([
    "/budgets?month=2024-06",
    {
      budgets: [
        { category_id: "food-beverages", amount: 900_000 },
        { category_id: "rent", amount: 1_000_000 },
      ],
    },
  ]);
});

test("every step can be skipped, and saves nothing then", async () => {
  const { person, onClose, puts } = open();
  await heading("When do you get paid?");
  await person.selectOptions(screen.getByRole("combobox", { name: "Payday" }), "25");
  await person.click(press("Skip"));
  await heading("How much do you have now?");
  await person.click(press("Skip"));
  await heading("Your first budget");
  await person.click(press("Skip"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  // The address follows in a transition.
  await waitFor(() => expect(currentAddress()).toBe("/overview"));
  expect(puts()).toEqual([]);
});

test("back shows what was typed, and from the first step leads to the answers", async () => {
  const { person, openDialog } = open();
  await heading("When do you get paid?");
  await person.selectOptions(screen.getByRole("combobox", { name: "Payday" }), "25");
  await person.click(press("Skip"));
  await person.type(await field("How much do you have now?"), "75rb");
  await person.click(press("Back"));
  expect(await screen.findByRole("combobox", { name: "Payday" })).toHaveValue("25");
  await person.click(press("Skip"));
  expect(await field("How much do you have now?")).toHaveValue("75.000");
  await person.click(press("Back"));
  await heading("When do you get paid?");
  await person.click(press("Back"));
  expect(openDialog).toHaveBeenCalledWith("quiz");
});

test("what is stored already is shown, and not saved again", async () => {
  const { person, puts } = open({ opening: { amount: 2_000_000, date: "2026-11-01" } });
  await heading("When do you get paid?");
  await person.click(press("Next"));
  expect(await field("How much do you have now?")).toHaveValue("2.000.000");
  await person.click(press("Next"));
  await heading("Your first budget");
  expect(puts()).toEqual([]);
});

test("an amount is asked for at its field, and zero is one", async () => {
  const { person, puts } = open();
  await heading("When do you get paid?");
  await person.click(press("Next"));
  const amount = await field("How much do you have now?");
  await person.click(press("Next"));
  expect(amount).toHaveAccessibleDescription("Enter an amount, or start from zero.");
  expect(amount).toHaveFocus();
  await person.click(press("Start from zero"));
  await heading("Your first budget");
  expect(puts()).toMatchObject([["/users/opening-balance", { amount: 0 }]]);
});

test("a refusal stands at its field, and a failure above; what was typed stays", async () => {
  const errors = { payday: ["Choose a day."] };
  const refused = open({
    answers: { "PUT /users/preferences": () => refusal(422, { code: "invalid", errors }) },
  });
  await heading("When do you get paid?");
  const payday = screen.getByRole("combobox", { name: "Payday" });
  await refused.person.selectOptions(payday, "25");
  await refused.person.click(press("Next"));
  await waitFor(() => expect(payday).toHaveAccessibleDescription("Choose a day."));
  expect(payday).toHaveValue("25");
  refused.unmount();

  const lost = open({ answers: { "PUT /budgets": noConnection } });
  for (const step of ["When do you get paid?", "How much do you have now?"]) {
    await heading(step);
    await lost.person.click(press("Skip"));
  }
  await lost.person.type(await field("Rent"), "1jt");
  await lost.person.click(press("Save and finish"));
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  expect(await field("Rent")).toHaveValue("1.000.000");
  expect(lost.onClose).not.toHaveBeenCalled();
});

test("without a suggestion a few categories are asked for, and the others on demand", async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    budget({ category_id: `c${String(index)}`, category_label: `Category ${String(index)}` }),
  );
  const { person } = open({
    answers: {
      "GET /quiz": () => answer({ datas: [] }),
      "GET /budgets": () => answer(budgets(many)),
    },
  });
  for (const step of ["When do you get paid?", "How much do you have now?"]) {
    await heading(step);
    await person.click(press("Skip"));
  }
  await screen.findByText(/What do you plan to spend this month/);
  expect(await screen.findAllByRole("textbox")).toHaveLength(6);
  await person.click(press("Show all categories"));
  expect(screen.getAllByRole("textbox")).toHaveLength(9);
});

test("closing asks before it gives up what was typed", async () => {
  const { person, onClose } = open();
  await heading("When do you get paid?");
  await person.click(press("Next"));
  await person.type(await field("How much do you have now?"), "75rb");
  await person.click(press("Close"));
  await person.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("the way back to the answers keeps what was typed for the next time", async () => {
  const first = open();
  await heading("When do you get paid?");
  await first.person.selectOptions(screen.getByRole("combobox", { name: "Payday" }), "25");
  await first.person.click(press("Back"));
  expect(first.openDialog).toHaveBeenCalledWith("quiz");
  first.unmount();
  open();
  await heading("When do you get paid?");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Payday" })).toHaveValue("25"));
});

test("an amount that is being saved is neither sent twice nor set to zero", async () => {
  let saved: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (saved = resolve));
  const { person, puts } = open({
    answers: {
      "PUT /users/opening-balance": async ({ body }) => {
        await waiting;
        return answer({ message: "Kept.", datas: [body], balance: 1 });
      },
    },
  });
  await heading("When do you get paid?");
  await person.click(press("Skip"));
  await person.type(await field("How much do you have now?"), "75rb{Enter}");
  await waitFor(() => expect(press("Start from zero")).toBeDisabled());
  await person.type(await field("How much do you have now?"), "{Enter}");
  saved();
  await heading("Your first budget");
  expect(puts()).toMatchObject([["/users/opening-balance", { amount: 75_000 }]]);
});

test("an account that cannot be loaded is asked for again on demand", async () => {
  const { person } = open({ answers: { "GET /users": noConnection } });
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  serve({
    "GET /users": () => answer({ datas: [{ timezone: "Asia/Jakarta", payday: 1, balance: 0 }] }),
    "GET /users/money-months": () => answer({ datas: [MONTH, MONTH, MONTH].map(numbered) }),
  });
  await person.click(press("Try again"));
  expect(await heading("When do you get paid?")).toBeVisible();
});
