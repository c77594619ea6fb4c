import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { QuizDialog } from "@/features/quiz/QuizDialog";
import { ReminderDays } from "@/features/quiz/ReminderDays";
import type { QuizResult, ReminderSchedule } from "@/features/quiz/types";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { allocation, budgets, goals, NOTHING_YET, result } from "./results";

interface Opened {
  shown?: Partial<QuizResult>;
  answers?: Parameters<typeof serve>[0];
  hidden?: boolean;
  setupDue?: boolean;
}

async function open({ shown, answers, hidden = false, setupDue = false }: Opened = {}) {
  const onSetup = vi.fn();
  const done = () => answer({ message: "", datas: [] });
  const calls = serve({
    ...NOTHING_YET,
    "GET /quiz": () => answer({ datas: [result(shown)] }),
    "PUT /allocation": done,
    "PUT /budgets": done,
    "POST /goals": done,
    "PUT /quiz/reminders": done,
    ...answers,
  });
  const screenOf = showScreen(
    <HiddenAmountsContext value={{ hidden, hide: vi.fn() }}>
      <QuizDialog
        pushSwitch={<p>The switch</p>}
        setupDue={setupDue}
        onSetup={onSetup}
        onClose={vi.fn()}
      />
    </HiddenAmountsContext>,
  );
  await screen.findByRole("button", { name: "Retake the quiz" });
  const asked = () => calls.filter(({ method }) => method === "GET");
  await waitFor(() => expect(asked()).toHaveLength(4));
  const changes = () => calls.filter(({ method }) => method !== "GET");
  return { ...screenOf, changes, onSetup };
}

const card = (name: string) => within(screen.getByRole("region", { name }));
const offer = (name: string, words: string) =>
  card(name).findByRole("button", { name: `${words} ${name}` });

beforeEach(async () => {
  windowOfWidth(1280);
  sessionStorage.clear();
  serve({});
  await session.goOn();
});

test("everything says which answers it follows from", async () => {
  await open();
  const told = "Because you answered “Building an emergency fund” (Main financial goals)";
  expect(
    card("Your split").getByText(new RegExp(`^${told.replace(/[()]/g, "\\$&")}`)),
  ).toBeVisible();
  expect(card("Your split").getByText("50%")).toBeVisible();
  expect(card("Your first budget").getByText(/“Food & Groceries”/)).toBeVisible();
  expect(card("Your first budget").getByText("Rp3.500.000")).toBeVisible();
  expect(card("Goal: Emergency").getByText("Rp18.750.000")).toBeVisible();
  expect(card("Reminders").getByText(/“Bill payment”/)).toBeVisible();
  expect(
    screen.getByText("You chose SMS. We can't send SMS, so we'll email you instead."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to your planning" })).toHaveAttribute(
    "href",
    "/planning",
  );
});

test("hidden amounts stay hidden, and so does the band of income", async () => {
  await open({ hidden: true });
  const shown = screen.getByRole("dialog").textContent;
  expect(shown).toContain("Monthly income band");
  expect(shown).not.toMatch(/5,000,000|3\.500\.000|18\.750\.000/);
});

test("one tap takes over the split, and says so", async () => {
  const { person, changes } = await open();
  await person.click(await offer("Your split", "Use this split"));
  expect(await card("Your split").findByText("This is your split")).toBeVisible();
  expect(changes().map(({ path, body }) => [path, body])).toEqual([
    ["/allocation", { split: { needs: 50, wants: 30, savings: 20 } }],
  ]);
});

test("budgets that are there stay unless they are to be replaced", async () => {
  const there = { "food-beverages": 900_000, transportation: 500_000, housing: null };
  const { person, changes } = await open({ answers: { "GET /budgets": () => budgets(there) } });
  const replace = await screen.findByRole("checkbox", { name: "Replace the budget I have" });
  await person.click(await offer("Your first budget", "Use for this month"));
  await card("Your first budget").findByText("These already have a budget this month");
  expect(changes().at(-1)).toMatchObject({
    path: "/budgets?month=2026-06",
    body: { budgets: [{ category_id: "housing", amount: 1_500_000 }] },
  });

  await person.click(replace);
  await person.click(await offer("Your first budget", "Use for this month"));
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes().at(-1)?.body).toEqual({
    budgets: [
      { category_id: "food-beverages", amount: 1_500_000 },
      { category_id: "housing", amount: 1_500_000 },
    ],
  });
});

test("what is there already is not offered again", async () => {
  await open({
    shown: { reminder_kinds: ["bill", "saving_goal"] },
    answers: {
      "GET /allocation": () => allocation(50, 30, 20),
      "GET /budgets": () =>
        budgets({ "food-beverages": 1_500_000, transportation: 500_000, housing: 1_500_000 }),
      "GET /goals": () => goals("emergency"),
    },
  });
  expect(await screen.findByRole("button", { name: "Done" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Apply all" })).toBeNull();
  expect(card("Goal: Emergency").getByText("Already one of your goals")).toBeVisible();
});

test("a failure stays at its card; everything else is taken over, and it can be tried again", async () => {
  const { person, changes } = await open({ answers: { "POST /goals": noConnection } });
  await person.click(screen.getByRole("button", { name: "Apply all" }));
  const goal = card("Goal: Emergency");
  expect(await goal.findByText(/We can.t reach Lumbung/)).toBeVisible();
  expect(await card("Reminders").findByText("Your reminders are set")).toBeVisible();
  expect(card("Your split").getByText("This is your split")).toBeVisible();
  expect(changes().at(-1)?.body).toEqual({ kinds: ["bill", "saving_goal"] });

  const again = serve({
    ...NOTHING_YET,
    "GET /quiz": () => answer({ datas: [result({ reminder_kinds: ["bill", "saving_goal"] })] }),
    "POST /goals": () => answer({ message: "", datas: [] }, 201),
  });
  await person.click(await offer("Goal: Emergency", "Try again"));
  expect(await goal.findByText("Already one of your goals")).toBeVisible();
  expect(again.find(({ method }) => method === "POST")?.body).toMatchObject({
    kind: "emergency",
    target: 18_750_000,
    monthly: 1_250_000,
  });
});

const REVIEW: QuizResult["reminders"][number] = {
  kind: "budget_review",
  because: [{ question: 11, answer: "Budget review" }],
};

const when = (rhythm: ReminderSchedule["rhythm"], month_day: number | null = null) =>
  ({ kind: "budget_review", rhythm, month_day }) as const;

test("a review that is the only reminder comes as often as it was set, and not before", async () => {
  let current = result({ reminders: [REVIEW] });
  const { person } = await open({
    shown: { reminders: [REVIEW] },
    answers: {
      "GET /quiz": () => answer({ datas: [current] }),
      "PUT /quiz/reminders": () => {
        current = { ...current, reminder_kinds: ["budget_review"], schedules: [when("mondays")] };
        return answer({ message: "", datas: [current] });
      },
    },
  });
  expect(card("Reminders").getByText("Reviewing your budget")).toBeVisible();
  expect(card("Reminders").queryByText(/8 AM|money month/)).toBeNull();
  await person.click(await offer("Reminders", "Remind me about these"));
  expect(await card("Reminders").findByText("Every Monday at 8 AM")).toBeVisible();
  expect(card("Reminders").getByText("Your reminders are set")).toBeVisible();
  expect(card("Reminders").queryByText(/money month/)).toBeNull();
});

test("each reminder has its own days", async () => {
  const bill = { ...when("month_start"), kind: "bill" } as const;
  await open({
    shown: {
      reminders: [REVIEW, ...result().reminders],
      reminder_kinds: ["bill", "budget_review"],
      schedules: [bill, when("daily")],
    },
  });
  const texts = card("Reminders")
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Reviewing your budgetEvery day at 8 AMBecause/);
  expect(texts[1]).toMatch(/^Paying the billsOn the first day of your money month at 8 AMBecause/);
  expect(texts[2]).toMatch(/^Putting money aside for your goalsBecause/);
});

test.each([
  ["en", when("month_day", 22), "On the 22nd of each month at 8 AM"],
  ["en", when("month_day", 30), "On the 30th of each month, or its last day, at 8 AM"],
  ["en", when("month_day", 31), "On the last day of each month at 8 AM"],
  ["en", when("changed"), "Comes as you set it"],
  ["en", when("removed"), "You removed this reminder"],
  ["id", when("daily"), "Setiap hari pukul 08.00"],
  ["id", when("mondays"), "Setiap Senin pukul 08.00"],
  ["id", when("month_start"), "Hari pertama tiap bulan keuanganmu pukul 08.00"],
  ["id", when("month_day", 22), "Setiap tanggal 22 pukul 08.00"],
] as const)("the days in %s: %o", async (language, schedule, words) => {
  showScreen(<ReminderDays schedule={schedule} />, { language });
  expect(await screen.findByText(words)).toBeVisible();
});

test("what the profile took over is said, and that a parent has to agree", async () => {
  await open({
    shown: {
      answers: ["Under 18", "Singapore", ...result().answers.slice(2)],
      profile: { age: "Under 18", country: "Singapore", filled: ["age", "country"] },
    },
  });
  expect(screen.getByText(/We filled in your profile: Under 18, Singapore\./)).toBeVisible();
  expect(screen.getByText(/a parent has to agree/)).toBeVisible();
});

test("the way on to a set-up that is due needs nothing to be taken over", async () => {
  const { person, changes, onSetup } = await open({ setupDue: true });
  expect(screen.getByRole("button", { name: "Apply all" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Continue" }));
  expect(onSetup).toHaveBeenCalledOnce();
  expect(changes()).toEqual([]);
});

test("push messages can be turned on right there by those who chose them", async () => {
  const because = [{ question: 10, answer: "Push notifications" }];
  await open({ shown: { channel: { chosen: "Push notifications", used: "push", because } } });
  const channel = card("How they reach you");
  expect(channel.getByText(/Each browser needs your permission once/)).toBeVisible();
  expect(channel.getByText("The switch")).toBeVisible();
});

test("no switch stands beside any other channel", async () => {
  await open();
  expect(screen.queryByText("The switch")).toBeNull();
});

test("an income that was left open has its own note only", async () => {
  const answers = result().answers.with(6, "");
  await open({ shown: { answers, budget: null, goals: [] } });
  expect(screen.getByText(/You skipped the income question/)).toBeVisible();
  expect(screen.queryByText(/haven.t answered/)).toBeNull();
});
