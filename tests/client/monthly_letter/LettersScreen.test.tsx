import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import LettersPage from "@/app/member/pages/LettersPage";
import { session } from "@/api/session";
import { LastLetterCard } from "@/features/monthly_letter/LastLetterCard";
import { LettersScreen } from "@/features/monthly_letter/LettersScreen";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { letter, letters } from "./letters";

function open(answers: Parameters<typeof serve>[0], { month = "", hidden = false } = {}) {
  const calls = serve(answers);
  const onRead = vi.fn();
  const shown = showScreen(
    <HiddenAmountsContext value={{ hidden, hide: () => undefined }}>
      <LettersScreen
        month={month || undefined}
        timezone="Asia/Jakarta"
        name="Ayu Lestari"
        onRead={onRead}
      />
    </HiddenAmountsContext>,
  );
  return { ...shown, calls, onRead };
}

beforeEach(async () => {
  serve({});
  await session.goOn();
});

test("a letter tells its figures, what stood out and as of when, and leads to its month", async () => {
  const { onRead } = open({ "GET /letters": () => answer(letters()) });
  expect(await screen.findByRole("heading", { name: "October 2026" })).toBeVisible();
  expect(screen.getByText("+Rp9.500.000")).toBeVisible();
  expect(screen.getByText("Expenses").closest("div")).toHaveTextContent(
    "Rp1.530.000 more than in September",
  );
  const found = within(screen.getByRole("region", { name: "What stood out" }));
  expect(found.getAllByRole("listitem")[0]).toHaveTextContent(
    "Dining Out took Rp530.000 more than in September.",
  );
  expect(screen.getByText(/^Figures as of October 25, 2026 at 8:00.AM/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See all of October 2026" })).toHaveAttribute(
    "href",
    "/transaction?from=2026-09-25&to=2026-10-24",
  );
  expect(onRead).toHaveBeenCalledExactlyOnceWith("2026-10");
});

test("earlier letters are listed, and the address names one of them", async () => {
  const { calls } = open(
    { "GET /letters": () => answer(letters({ datas: [letter({ month: "2026-09" })] })) },
    { month: "2026-09" },
  );
  const list = within(await screen.findByRole("region", { name: "Your letters" }));
  expect(list.getByRole("link", { name: "October 2026" })).toHaveAttribute(
    "href",
    "/letters?month=2026-10",
  );
  expect(list.getByRole("link", { name: "September 2026" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(list.getByText(/^Your next letter comes on November 25, 2026/)).toBeVisible();
  expect(calls[0]?.path).toBe("/letters?month=2026-09");
});

test("another letter takes the focus once it is there, and the one before stays until then", async () => {
  let send: () => void = () => undefined;
  const older = new Promise<void>((resolve) => (send = resolve));
  serve({
    "GET /letters": async ({ path }) => {
      if (!path.includes("2026-09")) return answer(letters());
      await older;
      return answer(letters({ datas: [letter({ month: "2026-09" })] }));
    },
  });
  const { person } = showScreen(<LettersPage />, { at: "/letters" });
  expect(await screen.findByRole("heading", { name: "October 2026" })).not.toHaveFocus();
  await person.click(screen.getByRole("link", { name: "September 2026" }));
  expect(screen.getByRole("heading", { name: "October 2026" })).toBeVisible();
  expect(screen.getByRole("link", { name: "September 2026" })).toHaveFocus();
  send();
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "September 2026" })).toHaveFocus(),
  );
});

test("hidden amounts stay hidden in its sentences, too", async () => {
  open({ "GET /letters": () => answer(letters()) }, { hidden: true });
  expect(await screen.findByText(/Dining Out took/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Rp\d/);
});

test.each([
  ["on", /^Your first letter comes on November 25, 2026$/, "/transaction"],
  ["off", /^The monthly letter is off$/, "/setting?tab=subscribe"],
  ["consent", /^Your parent has to agree first$/, "/setting?tab=account"],
] as const)("without a letter it says why: %s", async (state, words, leads) => {
  open({ "GET /letters": () => answer(letters({ datas: [], months: [], state })) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("link")).toHaveAttribute("href", leads);
});

test.each([
  ["off", /^The monthly letter is off/, "/setting?tab=subscribe"],
  ["consent", /^It starts again once your parent has agreed/, "/setting?tab=account"],
] as const)("below the letters it says why no new ones come: %s", async (state, words, leads) => {
  open({ "GET /letters": () => answer(letters({ state })) });
  const why = await screen.findByText(words);
  expect(within(why).getByRole("link")).toHaveAttribute("href", leads);
});

test("a month without a letter leads to the newest", async () => {
  open({ "GET /letters": () => refusal(404, { code: "not_found" }) }, { month: "2020-01" });
  expect(await screen.findByText("There's no letter for January 2020")).toBeVisible();
  expect(screen.getByRole("link", { name: "Read the latest letter" })).toHaveAttribute(
    "href",
    "/letters",
  );
});

test("an outage offers another try", async () => {
  const { person } = open({ "GET /letters": noConnection });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /letters": () => answer(letters()) });
  await person.click(again);
  expect(await screen.findByRole("heading", { name: "October 2026" })).toBeVisible();
});

test("the settings show the last letter in brief", async () => {
  serve({ "GET /letters": () => answer(letters()) });
  showScreen(<LastLetterCard />);
  const card = within(
    await screen.findByRole("region", { name: "Your last letter: October 2026" }),
  );
  expect(card.getByText("-Rp4.480.000")).toBeVisible();
  expect(card.getByRole("link", { name: "Read it" })).toHaveAttribute(
    "href",
    "/letters?month=2026-10",
  );
});

test.each([true, false])(
  "before the first one they say what it holds; tips: %s",
  async (has_tips) => {
    serve({ "GET /letters": () => answer(letters({ datas: [], months: [], has_tips })) });
    showScreen(<LastLetterCard />);
    expect(await screen.findByText("What came in, what went out, and what is left")).toBeVisible();
    expect(screen.getByText("Your first letter comes on November 25, 2026.")).toBeVisible();
    expect(screen.queryAllByText("A tip to read")).toHaveLength(has_tips ? 1 : 0);
  },
);
