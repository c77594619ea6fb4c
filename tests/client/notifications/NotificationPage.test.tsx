import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import { AlwaysSentCard } from "@/features/notifications/AlwaysSentCard";
import { ChoicesCard } from "@/features/notifications/ChoicesCard";
import { DestinationsCard } from "@/features/notifications/DestinationsCard";
import { Subscription } from "@/features/notifications/Subscription";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

const ME = { username: "sariwulan", email: "sari@contoh.id", language: "id" };
const ON = { location: true, calendar: true, reminders: true, suggestion: true };

const SERVED = {
  "GET /users": () => answer({ datas: [ME] }),
  "GET /users/notifications": () => answer({ datas: [ON] }),
};

beforeEach(async () => {
  serve({});
  await session.goOn();
});

test("the four switches are kept at once, and one that cannot be kept turns back", async () => {
  let kept = ON;
  const calls = serve({
    ...SERVED,
    "GET /users/notifications": () => answer({ datas: [kept] }),
    "PUT /users/notifications": ({ body }) => {
      kept = { ...kept, ...(body as Partial<typeof ON>) };
      return answer({ message: "Kept.", datas: [kept] });
    },
  });
  const { person } = showScreen(<ChoicesCard />);
  const calendar = await screen.findByRole("switch", { name: /^Calendar/ });
  expect(screen.getAllByRole("switch", { checked: true })).toHaveLength(4);
  await person.click(calendar);
  expect(calendar).not.toBeChecked();
  expect(await screen.findByText("Saved to your account")).toBeVisible();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ calendar: false });

  serve({
    "GET /users/notifications": () => answer({ datas: [kept] }),
    "PUT /users/notifications": () => refusal(503, { code: "unavailable" }),
  });
  const location = screen.getByRole("switch", { name: /^Location/ });
  await person.click(location);
  expect(await screen.findByText("The server said no.")).toBeVisible();
  await waitFor(() => expect(location).toBeChecked());
  expect(calendar).not.toBeChecked();
});

test("Subscribe and Suggestion are one and stay in step", async () => {
  let suggestion = true;
  serve({
    ...SERVED,
    "GET /users/notifications": () => answer({ datas: [{ ...ON, suggestion }] }),
    "PUT /users/notifications": ({ body }) => {
      ({ suggestion } = body as typeof ON);
      return answer({ message: "Kept.", datas: [{ ...ON, suggestion }] });
    },
  });
  const { person } = showScreen(
    <>
      <ChoicesCard />
      <Subscription />
    </>,
  );
  const there = await screen.findByRole("switch", { name: /^Suggestion/ });
  const here = await screen.findByRole("switch", { name: /^The monthly letter/ });
  expect(await screen.findByText(/to sari@contoh\.id/)).toBeVisible();
  await person.click(here);
  expect(there).not.toBeChecked();
  await waitFor(() => expect(suggestion).toBe(false));
  await person.click(there);
  expect(here).toBeChecked();
});

test("an outage offers another try and takes nothing else away", async () => {
  serve({ "GET /users/notifications": noConnection });
  const { person } = showScreen(<ChoicesCard />);
  const again = await screen.findByRole("button", { name: "Try again" });
  serve(SERVED);
  await person.click(again);
  expect(await screen.findAllByRole("switch", { checked: true })).toHaveLength(4);
});

test("what is always sent is said, where to and in which language", async () => {
  serve(SERVED);
  showScreen(
    <>
      <AlwaysSentCard />
      <DestinationsCard />
    </>,
  );
  expect(await screen.findByText("sari@contoh.id")).toBeVisible();
  expect(screen.getByText("Bahasa Indonesia")).toBeVisible();
  expect(screen.getByText("New device")).toBeVisible();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/setting?tab=account", "/setting?tab=preference"]);
});
