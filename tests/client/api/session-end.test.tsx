import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { useSessionEnd } from "@/api/session-end";

import { network, signedOut, token } from "./network";

const MADE = 1000;

/** An access token of a session with these limits, in seconds from the making of the token. */
function lasting(idle: number, most: number): Response {
  const ends_at = new Date((MADE + most) * 1000).toISOString();
  const datas = [{ idle_seconds: idle, ends_at, quiz_closed: false }];
  return Response.json({ accessToken: token("a"), payload: { datas } });
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nobody is warned while the end is far, and everybody two minutes before it", async () => {
  network(() => lasting(600, 3600));
  await session.goOn();
  const { result } = renderHook(useSessionEnd);
  await pass(470);
  expect(result.current.left).toBeNull();
  await pass(15);
  expect(result.current).toMatchObject({ left: 115, final: false });
  await pass(5);
  expect(result.current.left).toBe(110);
});

test("what the person does in any tab puts the end off", async () => {
  network(() => lasting(600, 3600));
  await session.goOn();
  const { result } = renderHook(useSessionEnd);
  await pass(500);
  expect(result.current.left).not.toBeNull();
  act(() => session.used());
  await pass(2);
  expect(result.current.left).toBeNull();
});

test("the end that nothing puts off is told as such, whatever the clock of the device says", async () => {
  vi.setSystemTime(new Date("2031-01-01T00:00:00Z"));
  network(() => lasting(600, 300));
  await session.goOn();
  const { result } = renderHook(useSessionEnd);
  await pass(200);
  expect(result.current).toMatchObject({ left: 100, final: true });
});

test("what else is told about a session does not put its end off", async () => {
  network(() => lasting(3600, 300));
  await session.goOn();
  const { result } = renderHook(useSessionEnd);
  await pass(100);
  act(() => session.quizClosed());
  await pass(100);
  expect(result.current).toMatchObject({ left: 100, final: true });
});

test("a session that should be over is asked after without extending it", async () => {
  let over = false;
  const asked = network(() => (over ? signedOut() : lasting(600, 3600)));
  await session.goOn();
  renderHook(useSessionEnd);
  over = true;
  await pass(605);
  expect(asked.at(-1)?.headers.get("X-Background")).toBe("1");
  expect(session.state().status).toBe("signed-out");
});

test("as long as it lives after all it is asked after four times a minute", async () => {
  const asked = network(() => lasting(600, 3600));
  await session.goOn();
  renderHook(useSessionEnd);
  await pass(601);
  const before = asked.length;
  await pass(60);
  expect(asked.length - before).toBe(4);
});
