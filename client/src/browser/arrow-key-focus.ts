import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Those that are shown: some stand on phones only. */
function shownButtons(group: HTMLElement): HTMLElement[] {
  const buttons = [...group.querySelectorAll("button")];
  return buttons.filter((button) => getComputedStyle(button).display !== "none");
}

/** How many of them stand in the first row, as they are laid out now. */
function columnsOf(places: readonly HTMLElement[]): number {
  const top = places[0]?.offsetTop;
  const next = places.findIndex((place) => place.offsetTop !== top);
  return next < 0 ? places.length : next;
}

function wanted(key: string, from: number, places: readonly HTMLElement[]): number | null {
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  const step = STEPS[key];
  if (!step) return null;
  const [across, down] = step;
  return from + across + down * columnsOf(places);
}

/** Moves the focus among the buttons of a row or grid by the arrow keys, Home and End. */
export function moveFocusByArrowKey(
  event: KeyboardEvent<HTMLElement>,
  group = event.currentTarget,
): void {
  const places = shownButtons(group);
  const from = places.findIndex((place) => place === document.activeElement);
  const next = from < 0 ? null : wanted(event.key, from, places);
  if (next === null) return;
  event.preventDefault();
  places[next]?.focus();
}
