import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { session } from "@/api/session";
import { DebtsScreen } from "@/features/debts/DebtsScreen";
import { DebtScreen } from "@/features/debts/detail/DebtScreen";
import type { DebtDetail } from "@/features/debts/types";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { card, debt, detail, serveDebts } from "./debts";

const TODAY = "2026-10-10";
const Category = () => null;

function openList() {
  const onPayCard = vi.fn();
  const screen = (
    <DebtsScreen wallets={[]} today={TODAY} CategoryField={Category} onPayCard={onPayCard} />
  );
  return { onPayCard, ...showScreen(screen) };
}

function openOne(shown: DebtDetail) {
  const onGone = vi.fn();
  return {
    onGone,
    ...showScreen(<DebtScreen debt={shown} today={TODAY} onGone={onGone} />),
  };
}

beforeEach(async () => {
  sessionStorage.clear();
  // No chart comes within sight.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  windowOfWidth(1280);
  serve({});
  await session.goOn();
});

it("without debts it says what to add", async () => {
  serveDebts([]);
  openList();
  expect(await screen.findByText("No debts recorded")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add debt" })).toBeVisible();
});

it("a failure offers another try", async () => {
  serve({ "GET /debts": () => refusal(503, { code: "unavailable" }) });
  openList();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

it("debts are told apart from money lent, and what is paid is folded", async () => {
  serveDebts([
    debt("Vario", { overdue: 1_180_000 }),
    debt("Laptop", { direction: "lent", with_whom: "Rina", instalments: 1 }),
    debt("Kulkas", { next: null, left_with_costs: 0 }),
  ]);
  const { person } = openList();
  expect(await screen.findByText("Free of instalments in August 2027")).toBeVisible();
  expect(screen.getByText(/overdue since/)).toBeVisible();
  expect(screen.getByText("Rina")).toBeVisible();
  expect(screen.getByText(/24% of your usual income/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Kulkas" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByRole("link", { name: "Kulkas" })).toBeVisible();
});

it("cards say what is due until when, and are paid by a transfer", async () => {
  const bca = card("BCA Card");
  const calls = serveDebts([], { "POST /reminders": () => answer({ datas: [{}] }, 201) }, [
    bca,
    card("Mandiri", { overdue: true, coming: 0, reminds: true }),
  ]);
  const { person, onPayCard } = openList();
  const cards = within(await screen.findByRole("region", { name: "Card bills" }));
  const [first, second] = cards.getAllByRole("listitem");
  expect(first).toHaveTextContent("Rp1.000.000 to pay until Oct 25, 2026");
  expect(first).toHaveTextContent("Rp50.000 on the next bill, until Nov 25, 2026");
  expect(second).toHaveTextContent("overdue since Oct 25, 2026");
  expect(cards.queryByRole("button", { name: "Remind me: Mandiri" })).toBeNull();
  await person.click(cards.getByRole("button", { name: "Pay bill: BCA Card" }));
  expect(onPayCard).toHaveBeenCalledWith(bca);
  await person.click(cards.getByRole("button", { name: "Remind me: BCA Card" }));
  expect(await screen.findByText("We'll remind you on each due day.")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    description: "Pay BCA Card",
    kind: "bill",
    day: "2026-10-25",
    frequency: "monthly",
    month_day: 25,
    amount_mode: "asked",
    to_wallet_id: "BCA CARD",
  });
});

it("both orders of payoff are compared with what is agreed", async () => {
  const order = {
    months: 10,
    free_label: "July 2027",
    cost: 900_000,
    cleared: [],
  };
  const calls = serveDebts([debt("Vario")], {
    "GET /debts/payoff": () =>
      answer({
        datas: [
          { ...order, order: "agreed", months: 12, saves: 0 },
          { ...order, order: "smallest", saves: 100_000 },
          { ...order, order: "highest", saves: 200_000 },
        ],
      }),
  });
  openList();
  const smallest = await screen.findByText("Smallest balance first");
  expect(smallest.closest("li")).toHaveTextContent("saves Rp100.000");
  expect(screen.getByText("Highest interest first").closest("li")).toHaveTextContent("10 months");
  expect(calls.some(({ path }) => path === "/debts/payoff?extra=500000")).toBe(true);
});

it("a debt is added with its interest, which is read with a comma", async () => {
  const calls = serveDebts([debt("Vario")], {
    "POST /debts": () => answer({ message: "Added.", datas: [detail("HP")], balance: 0 }, 201),
  });
  const { person } = openList();
  await person.click(await screen.findByRole("button", { name: "Add debt" }));
  const dialog = await screen.findByRole("dialog");
  const box = (name: string) => within(dialog).getByRole("textbox", { name });
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Say what this is for.")).toBeVisible();
  await person.type(box("What for"), "HP");
  await person.type(box("Amount borrowed"), "6jt");
  const began = within(dialog).getByRole("combobox", { name: "How it began" });
  await person.selectOptions(began, "money");
  expect(within(dialog).getByText("We record a transfer, not income.")).toBeVisible();
  await person.click(within(dialog).getByRole("button", { name: "Add interest or fees" }));
  await person.selectOptions(within(dialog).getByRole("combobox", { name: "Interest" }), "flat");
  await person.type(box("Rate in percent"), "2,95");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
  const [post] = calls.filter(({ method }) => method === "POST");
  expect(post?.key).toBeTruthy();
  expect(post?.body).toMatchObject({
    direction: "owed",
    name: "HP",
    principal: 6_000_000,
    instalments: 12,
    start: "money",
    counts: "bought",
    interest: "flat",
    rate: 2_950,
    category_id: null,
  });
});

it("a bill is split by shares, and the rest is one's own", async () => {
  serveDebts([debt("Vario")]);
  const { person } = openList();
  await person.click(await screen.findByRole("button", { name: "Split a bill" }));
  const dialog = await screen.findByRole("dialog");
  await person.type(within(dialog).getByRole("textbox", { name: "Whole bill" }), "100rb");
  await person.click(within(dialog).getByRole("button", { name: "Add person" }));
  const you = within(dialog).getByRole("group", { name: "You" });
  // Who has no name has no part, as in what is stored.
  await person.type(within(dialog).getByRole("textbox", { name: "Name of person 1" }), "Rina");
  expect(you).toHaveTextContent("Rp50.000");
  await person.type(within(dialog).getByRole("textbox", { name: "Name of person 2" }), "Bagus");
  expect(you).toHaveTextContent("Rp33.334");
  await person.click(within(dialog).getByRole("radio", { name: "By shares" }));
  const shares = within(dialog).getByRole("textbox", {
    name: "Shares of person 1",
  });
  await person.clear(shares);
  await person.type(shares, "2");
  expect(within(dialog).getByRole("group", { name: "Person 1" })).toHaveTextContent("Rp50.000");
});

it("a schedule ticks what is paid, and paying proposes the next instalment", async () => {
  const calls = serveDebts([], {
    "POST /debts/VARIO/payments": () =>
      answer(
        {
          message: "Paid.",
          datas: [detail("Vario")],
          balance: 0,
          transaction_id: "T",
        },
        201,
      ),
  });
  const { person } = openOne(detail("Vario"));
  const rows = within(screen.getByRole("region", { name: "Payment schedule" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
  expect(rows[0]).toContain("Paid");
  expect(rows[1]).toContain("Overdue");
  await person.click(screen.getByRole("button", { name: "Record a payment" }));
  const dialog = await screen.findByRole("dialog");
  const cost = within(dialog).getByRole("textbox", {
    name: "Of it interest and fees",
  });
  expect(cost).toHaveValue("180.000");
  await person.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    amount: 1_180_000,
    cost: 180_000,
    wallet_id: null,
    date: TODAY,
  });
});

it("early payoff says what it saves, and interest shows its formula", () => {
  serveDebts([]);
  openOne(detail("Vario"));
  expect(screen.getByRole("region", { name: "Pay it all now" })).toHaveTextContent("Rp11.180.000");
  expect(screen.getByText(/Saves/)).toHaveTextContent("Rp1.800.000");
  expect(screen.getByText(/1\.5% × 12/)).toHaveTextContent(
    "Rp12.000.000 × 1.5% × 12 = Rp2.160.000",
  );
});

it("a message in the chosen tone and language opens in WhatsApp", async () => {
  serveDebts([]);
  const tones = ["gentle", "plain", "firm"] as const;
  const messages = tones.flatMap((tone) =>
    (["en", "id"] as const).map((language) => ({
      tone,
      language,
      text: `${tone} & ${language}`,
    })),
  );
  const { person } = openOne(detail("Laptop", { direction: "lent", messages }));
  const link = () => screen.getByRole("link", { name: "Open in WhatsApp" });
  expect(link()).toHaveAttribute("href", "https://wa.me/?text=gentle%20%26%20en");
  await person.click(screen.getByRole("radio", { name: "Firm" }));
  await person.click(screen.getByRole("radio", { name: "Bahasa Indonesia" }));
  expect(link()).toHaveAttribute("href", "https://wa.me/?text=firm%20%26%20id");
});

async function openChange(shown: DebtDetail) {
  const { person } = openOne(shown);
  await person.click(screen.getByRole("button", { name: `Actions for ${shown.name}` }));
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  return { person, dialog: within(await screen.findByRole("dialog")) };
}

it("only what is changed is sent, and another total corrects the wallet", async () => {
  const calls = serveDebts([], {
    "PUT /debts/VARIO": () => answer({ message: "Changed.", datas: [detail("Vario")] }),
  });
  const { person, dialog } = await openChange(detail("Vario"));
  expect(dialog.getByRole("textbox", { name: "Rate in percent" })).toHaveValue("1.5");
  expect(dialog.getByText(/is paid already/)).toHaveTextContent("Rp1.000.000");
  expect(dialog.queryByRole("switch")).toBeNull();
  const total = dialog.getByRole("textbox", { name: "Amount borrowed" });
  await person.clear(total);
  await person.type(total, "13jt");
  expect(dialog.getByText(/which is no income/)).toHaveTextContent("-Rp1.000.000");
  await person.click(dialog.getByRole("switch", { name: /^Correct its wallet too/ }));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(calls.some(({ method }) => method === "PUT")).toBe(true));
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({
    principal: 13_000_000,
    adjust: false,
  });
});

it("what the server refuses is told at its field", async () => {
  serveDebts([], {
    "PUT /debts/VARIO": () =>
      refusal(422, {
        code: "validation_failed",
        errors: { next_due: ["Choose a later day."], instalments: ["One more."] },
      }),
  });
  const { person, dialog } = await openChange(detail("Vario"));
  const count = dialog.getByRole("textbox", { name: "Instalments" });
  await person.clear(count);
  await person.type(count, "1");
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Choose a later day.")).toBeVisible();
  expect(count).toHaveAccessibleDescription("One more.");
});

it("a paid debt is only renamed", async () => {
  serveDebts([]);
  const { dialog } = await openChange(detail("Vario", { next: null, payoff: null, terms: null }));
  expect(dialog.getByRole("textbox", { name: "What for" })).toHaveValue("Vario");
  expect(dialog.queryByRole("textbox", { name: "Amount borrowed" })).toBeNull();
});

it("deleting asks first", async () => {
  serveDebts([], {
    "DELETE /debts/VARIO": () => answer({ message: "Deleted." }),
  });
  const { person, onGone } = openOne(detail("Vario"));
  await person.click(screen.getByRole("button", { name: "Actions for Vario" }));
  await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog");
  await person.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(onGone).toHaveBeenCalled());
});
