import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "@/api/client";
import { enrolmentRequired } from "@/api/enrolment";
import { session } from "@/api/session";

import { granted, network, refusal, signedOut, token } from "./network";

let code = "second_factor_enrolment_required";

beforeEach(async () => {
  localStorage.clear();
  network((_request, path) => (path === "/token" ? granted(token("a")) : refusal(403, code)));
  await session.goOn();
});

afterEach(() => {
  enrolmentRequired.set(false);
  vi.unstubAllGlobals();
});

test("a call that only enrolled operators may make tells that enrolling is wanted", async () => {
  code = "second_factor_enrolment_required";
  const heard = vi.fn();
  const leave = enrolmentRequired.subscribe(heard);
  await expect(api.GET("/overview")).rejects.toMatchObject({ code });
  expect(enrolmentRequired.get()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  enrolmentRequired.set(false);
  expect(enrolmentRequired.get()).toBe(false);
  leave();
});

test("another refusal says nothing of it", async () => {
  code = "forbidden";
  await expect(api.GET("/overview")).rejects.toMatchObject({ code });
  expect(enrolmentRequired.get()).toBe(false);
});

test("it is forgotten with the person", async () => {
  enrolmentRequired.set(true);
  network(signedOut);
  await session.check();
  expect(enrolmentRequired.get()).toBe(false);
});
