import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { ArchivedGoals, GoalCards } from "@/features/goals/GoalCards";
import { GoalsHero } from "@/features/goals/GoalsHero";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { EMERGENCY, goal } from "./goals";

const UNPLANNED = goal({
  id: "g3",
  name: "Gadget",
  monthly: null,
  due: "2024-09-30",
  state: "unplanned",
  needed_monthly: 225_000,
  ready: null,
});
const PASSED = { ...EMERGENCY, id: "g4", months_left: 0, needed_monthly: null };
const FULL = goal({ id: "g5", name: "Holidays", percent: 100, state: "reached", ready: null });

const cards = () => screen.getAllByRole("listitem");

it("every goal says how full it is and how it is doing, in words", () => {
  const onOpen = vi.fn();
  const goals = [goal(), EMERGENCY, UNPLANNED, PASSED, FULL];
  showScreen(<GoalCards goals={goals} onOpen={onOpen} />);
  const [onTrack, behind, unplanned, passed, full] = cards();
  expect(onTrack).toHaveTextContent(
    "Umrah36%Rp12.600.000of Rp35.000.000Rp1.025.000 a month, ready April 2026",
  );
  expect(within(onTrack as HTMLElement).getAllByRole("button")).toHaveLength(1);
  expect(behind).toHaveTextContent(
    "Behind your December 2024 targetRp1.642.858 a monthReady by March 2029",
  );
  expect(unplanned).toHaveTextContent(
    "Target September 2024, no monthly plan yetRp225.000 a month",
  );
  expect(passed).toHaveTextContent("Past your December 2024 targetReady by March 2029");
  expect(full).toHaveTextContent("100%");
  expect(full).toHaveTextContent("Full. The harvest is yours.");
});

it("in Indonesian it says the same", () => {
  showScreen(<GoalCards goals={[goal(), EMERGENCY]} onOpen={vi.fn()} />, { language: "id" });
  expect(cards()[0]).toHaveTextContent("dari Rp35.000.000Rp1.025.000 sebulan, siap April 2026");
  expect(cards()[1]).toHaveTextContent("Tertinggal dari target Desember 2024");
});

it("what mends it is taken over at a press, and taken back from the toast", async () => {
  const mended = { ...EMERGENCY, monthly: 1_642_858, state: "on_track" as const, version: 4 };
  const calls = serve({ "PUT /goals/g2": () => answer({ message: "", datas: [mended] }) });
  const { person } = showScreen(<GoalCards goals={[EMERGENCY]} onOpen={vi.fn()} />);
  await person.click(screen.getByRole("button", { name: "Rp1.642.858 a month" }));
  await person.click(await screen.findByRole("button", { name: /Undo/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body, match }) => ({ body, match }))).toEqual([
    { body: { monthly: 1_642_858 }, match: '"3"' },
    { body: { monthly: 200_000 }, match: '"4"' },
  ]);
});

it("a refused change says why", async () => {
  serve({ "PUT /goals/g2": () => refusal(412, { code: "changed" }) });
  const { person } = showScreen(<GoalCards goals={[EMERGENCY]} onOpen={vi.fn()} />);
  await person.click(screen.getByRole("button", { name: "Ready by March 2029" }));
  expect(await screen.findByText("The server said no.")).toBeInTheDocument();
});

const HERO = {
  datas: [goal(), UNPLANNED, FULL],
  totals: { saved: 39_200_000, target: 74_000_000, monthly: 1_025_000, count: 3 },
};

it("the head sums up what lies in the barn, and counts the goals that are planned", () => {
  showScreen(<GoalsHero goals={HERO} />);
  expect(screen.getByText("Rp39.200.000")).toBeInTheDocument();
  expect(screen.getByText(/planned every month/)).toHaveTextContent(
    "+Rp1.025.000 planned every month for 1 goal",
  );
  expect(screen.getByRole("img", { name: "All goals together: 52% full" })).toBeInTheDocument();
});

it("hidden amounts are nowhere to be read", () => {
  const { container } = showScreen(
    <HiddenAmountsContext value={{ hidden: true, hide: vi.fn() }}>
      <GoalsHero goals={HERO} />
      <GoalCards goals={[goal(), EMERGENCY]} onOpen={vi.fn()} />
    </HiddenAmountsContext>,
  );
  expect(container).toHaveTextContent("•••••");
  expect(container.innerHTML).not.toMatch(/Rp\s?\d/);
});

it("offers the archived goals only where there are some", async () => {
  const full = { ...FULL, archived_at: "2024-06-18T00:00:00Z" };
  const totals = { saved: 0, target: 0, monthly: 0, count: 1 };
  serve({ "GET /goals": () => answer({ datas: [full], totals }) });
  const { person } = showScreen(<ArchivedGoals onOpen={vi.fn()} />);
  await person.click(await screen.findByRole("button", { name: "Archived goals" }));
  expect(cards()).toHaveLength(1);
});

it("says nothing of archived goals where there are none", async () => {
  const totals = { saved: 0, target: 0, monthly: 0, count: 0 };
  const calls = serve({ "GET /goals": () => answer({ datas: [], totals }) });
  showScreen(<ArchivedGoals onOpen={vi.fn()} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});
