import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

import { followTextSize, showTextSize } from "@/theme/text-size";

const page = () => document.documentElement;
const script = readFileSync(join(import.meta.dirname, "../../../client/public/theme.js"), "utf8");

/** What a page does before anything is drawn on it. */
function openPage(): void {
  delete page().dataset.textSize;
  page().className = "";
  const element = document.createElement("script");
  element.textContent = script;
  document.head.append(element);
  element.remove();
}

beforeEach(() => {
  localStorage.clear();
  delete page().dataset.textSize;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

test("a size is shown at once and by the next page before it is drawn", () => {
  showTextSize(50);
  expect(page().dataset.textSize).toBe("50");
  openPage();
  expect(page().dataset.textSize).toBe("50");
});

test("without a choice text is as large as the browser wants it", () => {
  openPage();
  expect(page().dataset.textSize).toBeUndefined();
});

test("what is chosen in another tab is shown here, until the page stops to follow", () => {
  const leave = followTextSize();
  localStorage.setItem("text-size", "25");
  window.dispatchEvent(new StorageEvent("storage"));
  expect(page().dataset.textSize).toBe("25");
  leave();
  localStorage.setItem("text-size", "75");
  window.dispatchEvent(new StorageEvent("storage"));
  expect(page().dataset.textSize).toBe("25");
});
