import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { apart, scaleFor, scaleOf, sharesOf } from "@/ui/charts/line-shapes";
import { LineChart } from "@/ui/charts/LineChart";
import { HiddenAmountsContext } from "@/ui/money/hidden-amounts";

import { show } from "./show";
import { everythingInSight, everythingOfSize, windowOfWidth } from "./window";

const point = (at: number, marked: boolean) => ({
  at,
  label: `${at}th`,
  title: `After ${at} years`,
  main: at * 2_000_000,
  base: at * 1_000_000,
  low: at * 1_500_000,
  high: at * 2_500_000,
  marked,
});
const points = [point(0, true), point(5, true), point(7, false), point(10, true)];
const words = {
  main: "Expected",
  base: "Put in",
  low: "Low",
  high: "High",
  axis: "Year",
  mainEnd: "expected",
  baseEnd: "put in",
};
const chart = <LineChart caption="What it comes to" points={points} words={words} />;
const fifth =
  "After 5 years: Expected Rp10.000.000, Put in Rp5.000.000, Low Rp7.500.000, High Rp12.500.000";
const tenth =
  "After 10 years: Expected Rp20.000.000, Put in Rp10.000.000, Low Rp15.000.000, High Rp25.000.000";

beforeEach(() => {
  windowOfWidth(1280);
  everythingInSight();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = "";
});

it("tells every marked figure in a table for those who do not see the lines", () => {
  show(chart);
  const rows = within(screen.getByRole("table", { name: "What it comes to" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "YearPut inLowExpectedHigh",
    "0thRp0Rp0Rp0Rp0",
    "5thRp5.000.000Rp7.500.000Rp10.000.000Rp12.500.000",
    "10thRp10.000.000Rp15.000.000Rp20.000.000Rp25.000.000",
  ]);
});

it("is one stop for Tab, at its end; arrow keys move, and the focus tells the amounts", async () => {
  const { person } = show(chart);
  const figures = () => screen.queryAllByText("Rp12.500.000").length;
  await person.tab();
  expect(screen.getByRole("button", { name: tenth })).toHaveFocus();
  expect(figures()).toBe(1);
  await person.keyboard("{ArrowLeft}");
  expect(screen.getByRole("button", { name: fifth })).toHaveFocus();
  expect(figures()).toBe(2);
  await person.keyboard("{Escape}");
  expect(figures()).toBe(1);
  await person.keyboard("{Home}{ArrowLeft}{End}{ArrowRight}");
  expect(screen.getByRole("button", { name: tenth })).toHaveFocus();
  await person.tab();
  expect(screen.getByRole("button", { name: "Show as table" })).toHaveFocus();
});

it("tells the amounts under the pointer and at a tap, and its figures as a table", async () => {
  const { person } = show(chart);
  const column = screen.getByRole("button", { name: fifth });
  await person.hover(column);
  expect(screen.getAllByText("Rp12.500.000")).toHaveLength(2);
  await person.unhover(column);
  await person.pointer({ keys: "[TouchA]", target: column });
  expect(screen.getAllByText("Rp12.500.000")).toHaveLength(2);
  await person.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByRole("button", { name: "Show as chart" })).toHaveFocus();
  expect(screen.queryByRole("list", { name: "Year" })).not.toBeInTheDocument();
});

/** What is left in px for the words at both sides of a plot of 800 px, with letters of a size. */
async function roomForWords(letters: number) {
  document.documentElement.style.fontSize = `${letters}px`;
  const { container, unmount } = show(chart);
  const end = await screen.findByText("expected");
  const xOf = (element?: Element | null) =>
    Number(/translate\(([\d.]+)/.exec(element?.getAttribute("transform") ?? "")?.[1]);
  const axis = xOf(container.querySelector("svg > g"));
  const { left } = screen.getByRole("list", { name: "Year" }).style;
  unmount();
  return { axis, ends: 800 - axis - xOf(end.parentElement), left };
}

it("keeps more room for its words the larger they are", async () => {
  everythingOfSize(800, 300);
  const usual = await roomForWords(16);
  const larger = await roomForWords(20);
  expect(larger.axis).toBeCloseTo(usual.axis * 1.25);
  expect(larger.ends).toBeCloseTo(usual.ends * 1.25);
  expect([usual.left, larger.left]).toEqual(Array(2).fill(`${usual.axis / 16}rem`));
});

it("has its figures as a list where a table has no room", async () => {
  windowOfWidth(390);
  const { person } = show(chart);
  await person.click(screen.getByRole("button", { name: "Show as table" }));
  const items = within(screen.getByRole("list", { name: "What it comes to" })).getAllByRole(
    "listitem",
  );
  expect(items).toHaveLength(3);
  expect(items[1]).toHaveTextContent(
    "After 5 yearsExpectedRp10.000.000Put inRp5.000.000LowRp7.500.000HighRp12.500.000",
  );
});

it("tells no amount while amounts are hidden", async () => {
  const hiding = { hidden: true, hide: vi.fn() };
  const { person, container } = show(
    <HiddenAmountsContext value={hiding}>{chart}</HiddenAmountsContext>,
  );
  await person.tab();
  expect(
    screen.getByRole("button", { name: /After 10 years: Expected hidden amount/ }),
  ).toBeVisible();
  expect(container.textContent).not.toMatch(/Rp\s?\d/);
});

it("stands its lines at round amounts, and ends at one where that is near", () => {
  expect(scaleOf(297_754_854)).toEqual({ ticks: [0, 1e8, 2e8, 3e8], top: 3e8, bottom: 0 });
  expect(scaleOf(405_035_847)).toMatchObject({ ticks: [0, 1e8, 2e8, 3e8, 4e8], top: 405_035_847 });
  expect(scaleOf(9e6, { lowest: -6e6 })).toEqual({
    ticks: [-5e6, 0, 5e6, 1e7],
    top: 1e7,
    bottom: -6e6,
  });
  expect(scaleOf(0, { lowest: -5e6 })).toMatchObject({ top: 0, bottom: -5e6 });
  expect(scaleOf(0).top).toBe(1);
  for (const highest of [1, 999, 1_234_567, 8_888_888_888]) {
    const { ticks, top } = scaleOf(highest);
    expect(ticks.length).toBeGreaterThanOrEqual(3);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(top).toBeGreaterThanOrEqual(highest);
  }
});

it("gives each point half the way to its neighbours, and labels their room", () => {
  expect(sharesOf([{ at: 0 }, { at: 5 }, { at: 20 }])).toEqual([
    { from: 0, to: 0.125, at: 0 },
    { from: 0.125, to: 0.625, at: 0.25 },
    { from: 0.625, to: 1, at: 1 },
  ]);
  expect(sharesOf([{ at: 0 }])).toEqual([{ from: 0, to: 1, at: 0 }]);
  expect(apart(100, 110, 38)).toEqual([86, 124]);
  expect(apart(100, 150, 38)).toEqual([100, 150]);
});

it("begins near the amounts where all are far from nothing, and only there", () => {
  const words = { main: "Balance", axis: "Day", mainEnd: "Balance", near: true };
  const between = (low: number, high: number) => [
    { ...point(0, true), base: undefined, main: high, low, high },
    { ...point(1, true), base: undefined, main: low, low, high },
  ];
  const { ticks, top, bottom } = scaleFor(between(69_000_000, 77_000_000), words);
  expect(bottom).toBeGreaterThan(60_000_000);
  expect(bottom).toBeLessThanOrEqual(69_000_000);
  expect(top).toBeGreaterThanOrEqual(77_000_000);
  expect(ticks[0]).toBe(bottom);
  expect(scaleFor(between(1_000_000, 5_000_000), words).bottom).toBe(0);
  expect(scaleFor(between(-2_000_000, 5_000_000), words).bottom).toBe(-2_000_000);
});
