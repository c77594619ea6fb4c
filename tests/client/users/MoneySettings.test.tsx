import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

import { session } from "@/api/session";
import { MoneySettings } from "@/features/users/MoneySettings";
import { spanWords, weekdayWords } from "@/features/users/MoneyMonthFields";
import { OpeningAmountCard } from "@/features/users/OpeningAmountCard";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const MONTHS = [
  {
    key: "2026-11",
    start: "2026-10-23",
    end: "2026-11-24",
    label: "November 2026",
    moved_from: "2026-10-25",
    reason: "weekend",
  },
  {
    key: "2026-12",
    start: "2026-11-25",
    end: "2026-12-23",
    label: "December 2026",
    moved_from: null,
    reason: null,
  },
  {
    key: "2027-01",
    start: "2026-12-24",
    end: "2027-01-24",
    label: "January 2027",
    moved_from: "2026-12-25",
    reason: "Christmas Day",
  },
];

/** The account as the server keeps it, and what it answers about it. */
function server(more: Parameters<typeof serve>[0] = {}, opening: object | null = null) {
  const account: Record<string, unknown> = {
    username: "sariwulan",
    timezone: "Asia/Jakarta",
    balance: 1_500_000,
    payday: 1,
    payday_shift: false,
    opening,
  };
  return serve({
    "GET /users": () => answer({ datas: [account] }),
    "GET /users/money-months": () => answer({ datas: MONTHS }),
    "PUT /users/preferences": ({ body }) => {
      Object.assign(account, body);
      return answer({ message: "Saved.", datas: [account] });
    },
    "PUT /users/opening-balance": ({ body }) => {
      const before = (account.opening as { amount: number } | null)?.amount ?? 0;
      const { amount } = body as { amount: number };
      account.balance = Number(account.balance) - before + amount;
      account.opening = body;
      return answer({ message: "Kept.", datas: [body], balance: account.balance });
    },
    ...more,
  });
}

async function open() {
  await session.goOn();
  return showScreen(<MoneySettings />);
}

const amount = (name: string) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });
const puts = (calls: ReturnType<typeof serve>) => calls.filter(({ method }) => method === "PUT");

beforeEach(() => windowOfWidth(1280));

describe("the money month", () => {
  it("is kept at once, shown with its next ones, and changes every month that is shown", async () => {
    const calls = server();
    const { person, client } = await open();
    const payday = await screen.findByRole("combobox", { name: "Payday" });
    expect(payday).toHaveDisplayValue("1, same as the calendar month");
    client.setQueryData(["overview", "en"], {});
    await person.selectOptions(payday, "31, the last day of the month");
    expect(await screen.findByText("Saved to your account")).toBeVisible();
    expect(puts(calls).map(({ body }) => body)).toEqual([{ payday: 31 }]);
    expect(client.getQueryState(["overview", "en"])?.isInvalidated).toBe(true);
    expect(calls.some(({ path }) => path.includes("payday=31&payday_shift=false"))).toBe(true);
    await person.click(screen.getByRole("switch", { name: /^Move to the last working day/ }));
    await waitFor(() => expect(puts(calls).at(-1)?.body).toEqual({ payday_shift: true }));
    expect(screen.getByText("October 23 – November 24")).toBeVisible();
    expect(screen.getByText("Moved from Sunday 25 to Friday 23: weekend")).toBeVisible();
    const holiday = "Moved from Friday 25 to Thursday 24: Christmas Day";
    expect(screen.getByText(holiday)).toBeVisible();
  });

  it("goes back when it cannot be kept, and its preview is asked for again", async () => {
    let reached = false;
    server({
      "PUT /users/preferences": () => refusal(503, { code: "store_unavailable" }),
      "GET /users/money-months": () =>
        reached ? answer({ datas: MONTHS }) : refusal(500, { code: "internal" }),
    });
    const { person } = await open();
    const again = await button("Try again");
    reached = true;
    await person.click(again);
    expect(await screen.findByText("October 23 – November 24")).toBeVisible();
    const payday = screen.getByRole("combobox", { name: "Payday" });
    await person.selectOptions(payday, "25");
    expect(await screen.findByText("The server said no.")).toBeVisible();
    await waitFor(() => expect(payday).toHaveValue("1"));
  });

  it("is named in the reader's language, with the months where these differ", () => {
    expect(spanWords("2026-10-25", "2026-11-24", "id")).toBe("25 Oktober – 24 November");
    expect(weekdayWords(["2026-10-25", "2026-10-23"], "id")).toEqual(["Minggu 25", "Jumat 23"]);
    expect(weekdayWords(["2026-11-01", "2026-10-30"], "en")).toEqual([
      "Sunday, November 1",
      "Friday, October 30",
    ]);
  });
});

describe("the opening amount", () => {
  it("changes the balance by the difference, and says so before", async () => {
    const calls = server({}, { amount: 500_000, date: "2026-01-01" });
    const { person } = await open();
    const field = await amount("Opening amount");
    expect(field).toHaveValue("500.000");
    const save = await button("Save opening amount");
    expect(save).toBeDisabled();
    await person.clear(field);
    await person.type(field, "1,2jt");
    expect(screen.getByText("+Rp700.000")).toBeVisible();
    expect(screen.getByText("Rp2.200.000")).toBeVisible();
    await person.click(save);
    expect(await screen.findByText("Kept.")).toBeVisible();
    expect(puts(calls).map(({ body }) => body)).toEqual([
      { amount: 1_200_000, date: "2026-01-01" },
    ]);
    await waitFor(() => expect(save).toBeDisabled());
    expect(screen.queryByText("+Rp700.000")).not.toBeInTheDocument();
    await person.clear(field);
    await person.click(save);
    expect(await screen.findByText("Enter an amount of 0 or more.")).toBeVisible();
  });

  it("that the server refuses is said at its field, and what is typed stays", async () => {
    const errors = { date: ["This day is too early."] };
    server({
      "PUT /users/opening-balance": () => refusal(422, { code: "validation_failed", errors }),
    });
    const { person } = await open();
    const field = await amount("Opening amount");
    await person.type(field, "750");
    await person.click(await button("Save opening amount"));
    expect(await screen.findByText("This day is too early.")).toBeVisible();
    expect(field).toHaveValue("750");
  });
});

describe("the question at the start", () => {
  async function ask(more: Parameters<typeof serve>[0] = {}) {
    const calls = server(more);
    await session.goOn();
    let answered = 0;
    const card = <OpeningAmountCard today="2026-11-21" onAnswered={() => (answered += 1)} />;
    return { ...showScreen(card), calls, answered: () => answered };
  }

  it("takes an amount of today once one is typed", async () => {
    const { person, calls, answered, client } = await ask();
    client.setQueryData(["overview", "en"], {});
    await person.click(await button("Save"));
    expect(await screen.findByText("Enter an amount, or start from zero.")).toBeVisible();
    await person.type(await amount("How much do you have now?"), "2jt");
    await person.click(await button("Save"));
    expect(await screen.findByText("Kept.")).toBeVisible();
    expect(puts(calls).map(({ body }) => body)).toEqual([
      { amount: 2_000_000, date: "2026-11-21" },
    ]);
    expect(answered()).toBe(1);
    expect(client.getQueryState(["overview", "en"])?.isInvalidated).toBe(true);
  });

  it("may be answered with nothing, and says when that could not be kept", async () => {
    const { person, calls, answered } = await ask({ "PUT /users/opening-balance": noConnection });
    await person.click(await button("Start from zero"));
    expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
    expect(puts(calls).map(({ body }) => body)).toEqual([{ amount: 0, date: "2026-11-21" }]);
    expect(answered()).toBe(0);
  });
});
