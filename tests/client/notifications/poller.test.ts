import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { AppError, NetworkError } from "@/api/errors";
import type { Poller } from "@/features/notifications/poller";
import { startPoller } from "@/features/notifications/poller";

let asking: Poller;
let shown = "visible";

function show(state: "visible" | "hidden") {
  shown = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

/** How often it was asked since this was last wanted to know, after so many seconds more. */
async function during(seconds: number, ask: ReturnType<typeof vi.fn>): Promise<number> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  const times = ask.mock.calls.length;
  ask.mockClear();
  return times;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  shown = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => shown as DocumentVisibilityState,
  );
});

afterEach(() => {
  asking.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is asked every 20 seconds while something happens, and every 2 minutes at least", async () => {
  const ask = vi.fn().mockResolvedValue(true);
  asking = startPoller(ask);
  expect(await during(0, ask)).toBe(1);
  expect(await during(61, ask)).toBe(3);
  ask.mockResolvedValue(false);
  // 20, then 30, 45, 67, 101 and 120 seconds.
  expect(await during(300, ask)).toBe(5);
  expect(await during(600, ask)).toBe(5);
  window.dispatchEvent(new Event("pointerdown"));
  expect(await during(21, ask)).toBe(2);
  expect(await during(20, ask)).toBe(1);
});

test("nobody is asked while the page is hidden, and at once when it is seen again", async () => {
  const ask = vi.fn().mockResolvedValue(false);
  asking = startPoller(ask);
  expect(await during(5, ask)).toBe(1);
  show("hidden");
  expect(await during(3600, ask)).toBe(0);
  show("visible");
  window.dispatchEvent(new Event("focus"));
  expect(await during(0, ask)).toBe(1);
  expect(await during(21, ask)).toBe(1);
  asking.stop();
  window.dispatchEvent(new Event("online"));
  expect(await during(3600, ask)).toBe(0);
});

test("a failure is asked about later and later, as the server wishes, and at once when online", async () => {
  const ask = vi.fn().mockRejectedValue(new NetworkError("gone"));
  asking = startPoller(ask);
  expect(await during(39, ask)).toBe(1);
  expect(await during(2, ask)).toBe(1);
  window.dispatchEvent(new Event("pointerdown"));
  expect(await during(70, ask)).toBe(0);
  window.dispatchEvent(new Event("online"));
  expect(await during(0, ask)).toBe(1);

  const busy = { status: 503, code: "busy", message: "", retryAfter: 300 };
  ask.mockRejectedValue(new AppError(busy));
  expect(await during(121, ask)).toBe(1);
  window.dispatchEvent(new Event("focus"));
  expect(await during(290, ask)).toBe(0);
  expect(await during(20, ask)).toBe(1);
});

test("what another tab has asked is not asked again so soon", async () => {
  const ask = vi.fn().mockResolvedValue(true);
  asking = startPoller(ask);
  expect(await during(15, ask)).toBe(1);
  asking.heard(false);
  expect(await during(19, ask)).toBe(0);
  expect(await during(2, ask)).toBe(1);
});
