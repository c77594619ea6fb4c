import { afterEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { showAppBadge } from "@/features/notifications/app-badge";

import { answer, serve } from "../support/server";

afterEach(() => Reflect.deleteProperty(navigator, "setAppBadge"));

test("the icon shows how many notices are unread, until the sign-out", async () => {
  const shown: number[] = [];
  const setAppBadge = vi.fn(async (count: number) => void shown.push(count));
  Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge, configurable: true });
  serve({ "DELETE /logout": () => answer({ message: "Bye." }) });
  await session.goOn();
  showAppBadge(3);
  showAppBadge(1);
  await session.logout();
  expect(shown).toEqual([3, 1, 0]);
});

test("a browser without badges is left alone", () => {
  expect(() => showAppBadge(2)).not.toThrow();
});
