import { expect, it } from "vitest";

import { groupedBars, labelPlace, roundedTop } from "@/ui/charts/bar-shapes";

const bar = (id: string, index: number, value: number, height: number) => ({
  key: `${id}-${index}`,
  height,
  data: { id, index, value },
});

it("stands each pair in the middle of its share of the width", () => {
  const [income, expenses] = groupedBars(
    [bar("income", 0, 5, 100), bar("expenses", 0, 5, 50), bar("income", 1, 1, 20)],
    200,
    120,
  );
  expect([income?.x, income?.width]).toEqual([20.5, 28]);
  expect([expenses?.x, expenses?.width]).toEqual([51.5, 28]);
});

it("writes an amount over its bar, and aside where its neighbour needs the room", () => {
  const bars = groupedBars([bar("income", 0, 5, 100), bar("expenses", 0, 5, 50)], 200, 120);
  const places = (width: number) => bars.map((each) => labelPlace(each, width));
  expect(places(10)).toEqual([
    { x: 84.5, y: 15 },
    { x: 115.5, y: 65 },
  ]);
  expect(places(40)).toEqual([
    { x: 78, y: 15 },
    { x: 122, y: 65 },
  ]);
});

it("draws nothing for nothing and something for a little", () => {
  const bars = groupedBars([bar("income", 0, 0, 0), bar("expenses", 0, 1, 0.01)], 100, 120);
  expect(bars.map(({ series, height }) => [series, height])).toEqual([["expenses", 2]]);
});

it("rounds the upper corners, less on a low bar", () => {
  const shape = { key: "a", series: "income", amount: 1, x: 0, width: 30, ground: 100 } as const;
  expect(roundedTop({ ...shape, height: 50 })).toBe("M0 100v-43q0 -7 7 -7h16q7 0 7 7v43z");
  expect(roundedTop({ ...shape, height: 2 })).toBe("M0 100v0q0 -2 2 -2h26q2 0 2 2v0z");
});
