import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { Barn } from "@/ui/pictures/Barn";

import { show } from "./show";

/** How high the grain lies, in units of the drawing, and how many single grains are seen. */
function filled(percent: number) {
  const { container, unmount } = show(<Barn percent={percent} />);
  const moved = container.querySelector("path.fill-gold")?.getAttribute("transform") ?? "";
  const height = -Number(/translate\(0 (-?[\d.]+)\)/.exec(moved)?.[1] ?? 0);
  const grains = container.querySelectorAll("g use:not(.opacity-0)").length;
  unmount();
  return { height, grains };
}

it.each([
  { percent: 0, height: 0, grains: 0 },
  { percent: 19, height: 13.68, grains: 0 },
  { percent: 20, height: 14.4, grains: 4 },
  { percent: 36, height: 25.92, grains: 4 },
  { percent: 62, height: 44.64, grains: 7 },
  { percent: 90, height: 64.8, grains: 8 },
  { percent: 100, height: 84, grains: 8 },
])("at $percent percent the grain lies $height high with $grains grains", (barn) => {
  const { height, grains } = filled(barn.percent);
  expect(height).toBeCloseTo(barn.height);
  expect(grains).toBe(barn.grains);
});

it("it is a picture with a name where it has a label, and else silent", () => {
  const { container } = show(
    <>
      <Barn percent={36} label="36% full" />
      <Barn percent={62} />
    </>,
  );
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(screen.getByRole("img", { name: "36% full" })).toBeInTheDocument();
  const clips = [...container.querySelectorAll("clipPath")].map(({ id }) => id);
  expect(new Set(clips).size).toBe(2);
});
