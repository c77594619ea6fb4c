import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import OverviewPage from "@/app/member/pages/OverviewPage";
import { rememberUnread } from "@/features/notifications/unread";
import type { Overview } from "@/features/overview/queries";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { answer, type Call, noConnection, serve as serveCalls } from "../support/server";
import { showScreen } from "../support/show-screen";
import { row } from "../transactions/rows";
import { windowOfWidth } from "../ui/window";

const month = { key: "2024-06", start: "2024-06-01", end: "2024-06-30", label: "June" };
const before = { key: "2024-05", start: "2024-05-01", end: "2024-05-18", label: "May" };

function overview(changed: Partial<Overview> = {}) {
  const full: Overview = {
    balance: 18_742_500,
    month,
    compared_with: before,
    income: { amount: 10_250_000, previous: 9_800_000, change_percent: 4.6 },
    expenses: { amount: 4_924_500, previous: 5_364_000, change_percent: -8.2 },
    left: 5_325_500,
    groups: { needs: 3_166_500, wants: 758_000, savings: 1_000_000 },
    wallets: null,
    net_worth: null,
    budget: null,
    goal: null,
    goals_count: 0,
    opening: { amount: 0, date: "2024-01-01" },
    summary: {
      period: "month",
      datas: [
        { start: "2024-06-01", end: "2024-06-30", label: "Jun", income: 10_250_000, expenses: 1 },
      ],
      window: { start: "2024-06-01", end: "2024-06-30", previous: "2024-05-31", next: null },
    },
    recent: [row({ detail: "lunch" })],
    tip: null,
    failed: [],
    ...changed,
  };
  return answer({ datas: [full] });
}

const NO_REMINDERS = { datas: [], occurrences: [], coming: [], late: [], holidays: [] };

/** The calendar below asks on its own, once the page is there. */
function serve(answers: Parameters<typeof serveCalls>[0]) {
  return serveCalls({ "GET /reminders": () => answer(NO_REMINDERS), ...answers });
}

function open() {
  const onOpen = vi.fn();
  const page = (
    <DialogsContext value={onOpen}>
      <OverviewPage />
    </DialogsContext>
  );
  return { onOpen, ...showScreen(page, { at: "/overview" }) };
}

/** What was asked for the page itself; the account belongs to the frame around it. */
const asked = (calls: Call[]) =>
  calls.map(({ path }) => path).filter((path) => !/^\/(users|reminders)/.test(path));

beforeEach(() => {
  windowOfWidth(1280);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it("shows balance, month, chart and history from one call", async () => {
  const calls = serve({ "GET /overview": () => overview() });
  open();
  expect(await screen.findByText("Rp18.742.500")).toBeInTheDocument();
  expect(screen.getByText("+Rp5.325.500").parentElement).toHaveTextContent(
    "+Rp5.325.500 so far in June",
  );
  expect(screen.getByText("+4.6%")).toBeInTheDocument();
  expect(screen.getByText("-8.2%")).toBeInTheDocument();
  expect(
    await screen.findByRole("table", { name: "Income and expenses by month" }),
  ).toBeInTheDocument();
  expect(screen.getByText("lunch")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See More" })).toHaveAttribute(
    "href",
    "/transaction?category=all",
  );
  expect(asked(calls)).toEqual(["/overview"]);
});

it("says from which day to which a month goes that begins on a payday", async () => {
  const days = { start: "2024-05-25", end: "2024-06-24" };
  serve({ "GET /overview": () => overview({ month: { ...month, ...days } }) });
  open();
  const soFar = (await screen.findByText("+Rp5.325.500")).parentElement;
  expect(soFar).toHaveTextContent(/so far in June \(May 25 –\u2060 Jun 24\)$/);
  expect(
    await screen.findByRole("region", { name: /^June spending May\s25\s–\u2060\sJun\s24$/ }),
  ).toBeInTheDocument();
});

it("tells what the month's expenses went to and what was put aside, without a budget", async () => {
  serve({ "GET /overview": () => overview() });
  const { person, onOpen } = open();
  const spending = await screen.findByRole("region", { name: "June spending" });
  expect(spending).toHaveTextContent("Rp4.924.500spent so far");
  expect(
    within(spending)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Needs64%Rp3.166.500", "Wants15%Rp758.000", "Savings20%Rp1.000.000"]);
  expect(within(spending).getByRole("link", { name: "See expenses" })).toHaveAttribute(
    "href",
    "/transaction?category=expenses&from=2024-06-01&to=2024-06-30",
  );
  const saving = screen.getByRole("region", { name: "Keep saving" });
  expect(saving).toHaveTextContent("Rp1.000.000 put aside in June.");
  await person.click(within(saving).getByRole("button", { name: "Saving Now" }));
  const preset = { type: "expenses", category_id: "saving" };
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("record", { preset });
});

it("leads to a letter that was not read, as long as its month is the last one", async () => {
  serve({ "GET /overview": () => overview() });
  const { client } = open();
  await screen.findByText("lunch");
  const letter = () => screen.queryByRole("link", { name: /Your letter for/ });
  act(() => rememberUnread(client, { unread: 1, letter: "2024-05" }));
  await waitFor(() => expect(letter()).toHaveAttribute("href", "/letters?month=2024-05"));
  act(() => rememberUnread(client, { unread: 1, letter: "2024-04" }));
  await waitFor(() => expect(letter()).not.toBeInTheDocument());
});

it("asks for other periods of the chart only when they are wanted", async () => {
  const calls = serve({
    "GET /overview": () => overview(),
    "GET /transactions/summary": () =>
      answer({
        datas: [{ start: "2024-06-18", end: "2024-06-18", label: "Tue", income: 0, expenses: 7 }],
        window: { start: "2024-06-18", end: "2024-06-18", previous: null, next: null },
      }),
  });
  const { person } = open();
  await screen.findByText("lunch");
  await person.click(screen.getByRole("radio", { name: "Day" }));
  expect(
    await screen.findByRole("table", { name: "Income and expenses by day" }),
  ).toBeInTheDocument();
  expect(asked(calls)).toEqual(["/overview", "/transactions/summary?period=day"]);
});

it("says so when there is nothing to compare with", async () => {
  const nothing = { amount: 5, previous: 0, change_percent: null };
  serve({ "GET /overview": () => overview({ income: nothing }) });
  open();
  expect(await screen.findByText("No data for May 1 –\u2060 18")).toBeInTheDocument();
});

it("names the days that this month is compared with", async () => {
  serve({ "GET /overview": () => overview() });
  open();
  expect(await screen.findAllByText("vs May 1 –\u2060 18")).toHaveLength(2);
});

it("leaves the other cards working when one of them failed", async () => {
  serve({
    "GET /overview": () =>
      overview({
        failed: ["month", "recent"],
        groups: null,
        income: null,
        expenses: null,
        left: null,
        recent: null,
      }),
  });
  open();
  expect(await screen.findByText("Rp18.742.500")).toBeInTheDocument();
  expect(screen.getByText("We couldn't add up this month.")).toBeInTheDocument();
  expect(screen.getByText("We couldn't add up your spending.")).toBeInTheDocument();
  expect(screen.getByText("We couldn't load your latest transactions.")).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "Income and expenses by month" })).toBeInTheDocument();
});

it("asks for the chart alone when only the chart failed", async () => {
  const calls = serve({
    "GET /overview": () => overview({ failed: ["summary"], summary: null }),
    "GET /transactions/summary": noConnection,
  });
  open();
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  expect(screen.getByText("lunch")).toBeInTheDocument();
  expect(asked(calls)).toContain("/transactions/summary?period=month");
});

it("tells a new account what to do first", async () => {
  const none = { amount: 0, previous: 0, change_percent: null };
  serve({
    "GET /overview": () =>
      overview({ balance: 0, left: 0, income: none, expenses: none, recent: [], opening: null }),
  });
  const { person, onOpen } = open();
  const asked = await screen.findByRole("heading", { name: "How much do you have now?" });
  expect(asked).toBeInTheDocument();
  await person.click(await screen.findByRole("button", { name: "Record your first transaction" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("record");
  expect(screen.getByText("Nothing recorded in June yet")).toBeInTheDocument();
  expect(screen.queryByText("History")).not.toBeInTheDocument();
});

it("keeps the green card while everything is on its way", () => {
  serve({ "GET /overview": () => new Promise<Response>(() => undefined) });
  open();
  expect(screen.getByRole("heading", { name: "Your balance" })).toBeInTheDocument();
  expect(screen.getByText("Loading this month")).toBeInTheDocument();
  expect(screen.getByText("Loading your savings")).toBeInTheDocument();
  expect(screen.getByText("Loading the chart")).toBeInTheDocument();
  expect(screen.getByText("Loading what you spent")).toBeInTheDocument();
  expect(screen.getByText("Loading your latest transactions")).toBeInTheDocument();
});

it("says when nothing can be loaded, and tries again on demand", async () => {
  let down = true;
  serve({ "GET /overview": () => (down ? noConnection() : overview()) });
  const { person } = open();
  expect(await screen.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  down = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("lunch")).toBeInTheDocument();
});

it("leads to the tip of the week, where there is one", async () => {
  const tip = {
    slug: "small-leaks",
    title: "Find the small leaks in two weeks",
    description: "Write down what is small.",
    path: "/financialtips/small-leaks",
    minutes: 4,
    label: "4 min read",
  };
  serve({ "GET /overview": () => overview({ tip }) });
  open();
  const link = await screen.findByRole("link", { name: /Tip of the week/ });
  expect(link).toHaveTextContent(/Find the small leaks in two weeks.*4 min read/);
  expect(link).toHaveAttribute("href", "/financialtips/small-leaks");
});
