import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import SimulationCard from "@/features/investments/simulation/SimulationCard";
import { HiddenAmountsContext, MASK } from "@/ui/money/hidden-amounts";
import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { everythingInSight, windowOfWidth } from "../ui/window";
import { BOLD, UNKNOWN } from "./risk";

const PLAN = { amount: 750_000, frequency: "monthly", next: ["2026-12-01"] };

function open(
  profile: object | null = UNKNOWN,
  language: "en" | "id" = "en",
  plans: object[] = [],
) {
  serve({
    "GET /risk-profile": () => (profile ? answer({ datas: [profile] }) : noConnection()),
    "GET /investment-plans": () => answer({ datas: plans }),
  });
  return showScreen(<SimulationCard />, { language });
}

const field = (name: string) => screen.findByRole("textbox", { name });
const result = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join();

beforeEach(async () => {
  sessionStorage.clear();
  windowOfWidth(1280);
  everythingInSight();
  serve({});
  await session.goOn();
});

test("an example shows at once what it comes to, and says that it is no advice", async () => {
  open();
  expect(await field("Yearly return")).toHaveValue("5");
  expect(result()).toContain("After 25 years: Rp297.754.854 from Rp150.000.000 put in");
  expect(screen.getByText(/A simulation, not a promise\./)).toBeVisible();
  expect(screen.getByText(/This is not investment advice\./)).toBeVisible();
  const table = within(screen.getByRole("table", { name: "Investment Simulation" }));
  expect(table.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Now",
    "5th",
    "10th",
    "15th",
    "20th",
    "25th",
  ]);
});

test("what is typed changes the curve; wrong fields say so and keep what was typed", async () => {
  const { person } = open();
  const years = await field("Years");
  await person.clear(years);
  await person.type(years, "12");
  expect(result()).toContain("After 12 years:");
  await person.clear(years);
  await person.type(years, "26");
  expect(await screen.findByText("The simulation goes up to 25 years.")).toBeVisible();
  const percent = await field("Yearly return");
  await person.clear(percent);
  expect(screen.getByText("Enter a percentage such as 5 or 5.75.")).toBeVisible();
  await person.type(percent, "-4");
  expect(screen.getByText("The return can't be below 0%.")).toBeVisible();
  expect(percent).toHaveValue("-4");
  expect(percent).toBeInvalid();
  const monthly = await field("Every month");
  await person.clear(monthly);
  await person.paste("10000000001");
  expect(screen.getByText("The simulation goes up to Rp10.000.000.000 a month.")).toBeVisible();
  expect(screen.getByText(/to see the chart/)).toBeVisible();
});

test("an instrument of the advice brings its return, its range and its tax", async () => {
  const { person } = open();
  const savings = await screen.findByRole("button", { name: /Digital bank savings/ });
  await person.click(savings);
  expect(savings).toHaveAttribute("aria-pressed", "true");
  expect(await field("Yearly return")).toHaveValue("5.75");
  expect(screen.getByText(/The low case yields 5% a year, the high case 6.5%/)).toBeInTheDocument();
  const before = result();
  await person.click(screen.getByRole("switch", { name: /After tax/ }));
  expect(screen.getByText(/^20% final tax on interest from deposits/)).toBeInTheDocument();
  expect(result()).not.toBe(before);
  await person.click(screen.getByRole("switch", { name: /Adjust for inflation/ }));
  expect(screen.getByText("All in today's money.", { exact: false })).toBeVisible();
  expect(screen.getByText(/Bank Indonesia's target for 2025 to 2027/)).toBeInTheDocument();
});

test("it begins with the amount of the person's own plan", async () => {
  open(UNKNOWN, "en", [PLAN]);
  expect(await field("Every month")).toHaveValue("750.000");
  expect(screen.getByText("From your plans")).toBeVisible();
  expect(screen.queryByText(/For example/)).not.toBeInTheDocument();
});

test("the risk profile chooses how it begins; what is typed is there again afterwards", async () => {
  const { person, unmount } = open(BOLD);
  const fund = await screen.findByRole("button", { name: /Mutual fund/ });
  expect(fund).toHaveAttribute("aria-pressed", "true");
  expect(
    screen.getByText(/The low case yields 0.5% a year, the high case 8.5%/),
  ).toBeInTheDocument();
  const percent = await field("Yearly return");
  await person.clear(percent);
  await person.type(percent, "7,25");
  expect(fund).toHaveAttribute("aria-pressed", "false");
  unmount();
  open(BOLD, "id");
  expect(await field("Imbal hasil per tahun")).toHaveValue("7,25");
  expect(screen.getByText(/Ini simulasi, bukan janji\./)).toBeVisible();
  expect(screen.getByRole("rowheader", { name: "ke-25" })).toBeInTheDocument();
});

test("without its profile it simulates all the same; hidden amounts and plans stay hidden", async () => {
  serve({
    "GET /risk-profile": noConnection,
    "GET /investment-plans": () => answer({ datas: [PLAN] }),
  });
  const hiding = { hidden: true, hide: vi.fn() };
  const { container } = showScreen(
    <HiddenAmountsContext value={hiding}>
      <SimulationCard />
    </HiddenAmountsContext>,
  );
  expect(await field("Every month")).toHaveValue(MASK);
  expect(container.textContent?.replaceAll("Rp7.500.000", "")).not.toMatch(/Rp\s?\d|\d jt/);
});
