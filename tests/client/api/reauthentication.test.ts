import { expect, test, vi } from "vitest";

import { AppError } from "@/api/errors";
import { reauthenticated, reauthentication } from "@/api/reauthentication";

const wanted = new AppError({ status: 403, code: "reauthentication_required", message: "Confirm" });

/** A call that is refused until the person has confirmed to be it. */
function guarded() {
  return vi.fn().mockRejectedValueOnce(wanted).mockResolvedValue("done");
}

const asked = () => vi.waitFor(() => expect(reauthentication.isAsked()).toBe(true));

test("a call that needs no password is made once and asks nothing", async () => {
  const call = vi.fn().mockResolvedValue("done");
  expect(await reauthenticated(call)).toBe("done");
  expect(call).toHaveBeenCalledTimes(1);
  expect(reauthentication.isAsked()).toBe(false);
});

test("a refused call is made again once the person has confirmed", async () => {
  const call = guarded();
  const heard = vi.fn();
  const leave = reauthentication.subscribe(heard);
  const answer = reauthenticated(call);
  await asked();
  reauthentication.settle(true);
  expect(await answer).toBe("done");
  expect(call).toHaveBeenCalledTimes(2);
  expect(reauthentication.isAsked()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
});

test("whoever cancels gets null, and the call is not made again", async () => {
  const call = guarded();
  const answer = reauthenticated(call);
  await asked();
  reauthentication.settle(false);
  expect(await answer).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
});

test("one answer serves all calls that wait", async () => {
  const answers = [reauthenticated(guarded()), reauthenticated(guarded())];
  await asked();
  await vi.waitFor(() => expect(reauthentication.isAsked()).toBe(true));
  await Promise.resolve();
  reauthentication.settle(true);
  expect(await Promise.all(answers)).toEqual(["done", "done"]);
});

test("every other refusal is the caller's", async () => {
  const refused = new AppError({ status: 403, code: "forbidden", message: "No" });
  await expect(reauthenticated(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(reauthentication.isAsked()).toBe(false);
});
