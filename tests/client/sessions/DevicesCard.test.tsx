import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { reauthentication } from "@/api/reauthentication";
import { DevicesCard } from "@/features/sessions/DevicesCard";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

function device(id: string, more: object = {}) {
  const now = new Date().toISOString();
  const known = { browser: "Chrome", system: "Android", country: null, address: "203.0.113.7" };
  return { id, ...known, created: now, last_used: now, current: false, ...more };
}

const HERE = device("here", { system: "Linux", current: true });
const PHONE = device("phone", { country: "ID" });
const LAPTOP = device("laptop", { browser: "Firefox", system: "Windows" });

const list = (...devices: object[]) => ({ "GET /sessions": () => answer({ datas: devices }) });
const lines = () => screen.findAllByRole("listitem");

test("each device says what it is, where it is, and which one this is", async () => {
  serve(list(HERE, PHONE));
  showScreen(<DevicesCard />);
  const [here, phone] = await lines();
  expect(here).toHaveTextContent("Chrome on Linux");
  expect(here).toHaveTextContent("This device");
  expect(within(here as HTMLElement).queryByRole("button")).not.toBeInTheDocument();
  expect(phone).toHaveTextContent("Chrome on Android");
  expect(phone).toHaveTextContent("Indonesia");
  expect(phone).toHaveTextContent("Last used: now");
});

test("one device can be signed out, and leaves the list", async () => {
  const calls = serve({
    ...list(HERE, PHONE, LAPTOP),
    "DELETE /sessions/phone": () => answer({ message: "That device is signed out." }),
  });
  const { person } = showScreen(<DevicesCard />);
  await person.click(await screen.findByRole("button", { name: "Sign out: Chrome on Android" }));
  await waitFor(async () => expect(await lines()).toHaveLength(2));
  expect(screen.queryByText("Chrome on Android")).not.toBeInTheDocument();
  expect(calls.at(-1)?.path).toBe("/sessions/phone");
});

test("all others are signed out after a question", async () => {
  const calls = serve({
    ...list(HERE, PHONE, LAPTOP),
    "DELETE /sessions": () => answer({ message: "All other devices are signed out." }),
  });
  const { person } = showScreen(<DevicesCard />);
  await person.click(await screen.findByRole("button", { name: "Sign out all other devices" }));
  expect(calls.every((call) => call.method === "GET")).toBe(true);
  await person.click(await screen.findByRole("button", { name: "Sign out" }));
  expect(await screen.findByText("No other devices.")).toBeInTheDocument();
  expect(await lines()).toHaveLength(1);
});

test("whoever would not confirm to be it keeps the list as it was", async () => {
  serve({
    ...list(HERE, PHONE),
    "DELETE /sessions/phone": () => refusal(403, { code: "reauthentication_required" }),
  });
  const { person } = showScreen(<DevicesCard />);
  await person.click(await screen.findByRole("button", { name: "Sign out: Chrome on Android" }));
  await vi.waitFor(() => expect(reauthentication.isAsked()).toBe(true));
  reauthentication.settle(false);
  await waitFor(() => expect(reauthentication.isAsked()).toBe(false));
  expect(await lines()).toHaveLength(2);
});

test("a list that cannot be had can be asked for again", async () => {
  let up = false;
  serve({
    "GET /sessions": () => (up ? answer({ datas: [HERE] }) : refusal(503, { code: "x" })),
  });
  const { person } = showScreen(<DevicesCard />);
  const again = await screen.findByRole("button", { name: "Try again" });
  up = true;
  await person.click(again);
  expect(await lines()).toHaveLength(1);
});
