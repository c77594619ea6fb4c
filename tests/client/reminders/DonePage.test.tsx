import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import DonePage from "@/features/reminders/DonePage";

import { serverThat, visit } from "../auth/visit";
import { expectFocus } from "../support/focus";

const address = () => screen.getByRole("status", { name: "address" });
const forgotten = (path: RegExp) => waitFor(() => expect(address()).toHaveTextContent(path));
const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });
const DOWN = { status: 503, payload: { message: "In a moment.", code: "store_unavailable" } };
const DEAD = { status: 400, payload: { message: "It has expired.", code: "link_expired" } };

const OPEN = { description: "Kos rent, July", day: "2024-07-01", amount: 1_500_000, state: "open" };
const asked = (more: object = {}) => ({
  payload: { ...OPEN, recorded: false, asks_amount: false, ...more },
});
const DONE = { state: "done", recorded: true };
/** The state that the tab keeps about the outcome of a link. */
const kept = () => JSON.parse(address().dataset.state ?? "null") as object;

test("opening the link of a reminder says what a press will do; the press, what was recorded", async () => {
  const calls = serverThat({
    "GET /reminders/done-by-mail/t0ken": [asked()],
    "POST /reminders/done-by-mail": [DOWN, asked({ ...DONE, message: "Well done!" })],
  });
  const { person, unmount } = visit("/done?doneToken=t0ken", <DonePage />);
  const yes = await button("Yes, it's done");
  expect(screen.getByText("Kos rent, July")).toBeVisible();
  expect(screen.getByText("July 1, 2024")).toBeVisible();
  expect(screen.getByText("Rp1.500.000").parentElement).toHaveTextContent(/will be recorded/);
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
  await person.click(yes);
  expect(await screen.findByRole("alert")).toHaveTextContent("In a moment.");
  expect(address()).toHaveTextContent("doneToken=t0ken");
  await person.click(await button("Yes, it's done"));
  await expectFocus(heading("Done: Kos rent, July"));
  expect(screen.getByText("Rp1.500.000").parentElement).toHaveTextContent(/is recorded in your/);
  expect(screen.getByRole("link", { name: "Open my reminders" })).toHaveAttribute(
    "href",
    "/reminders",
  );
  expect(await calls.at(-1)?.json()).toEqual({ token: "t0ken" });
  expect(calls[0]?.headers.has("Authorization")).toBe(false);
  await forgotten(/^\/done$/);
  const state = kept();
  expect(JSON.stringify(state)).not.toContain("t0ken");
  unmount();
  visit({ pathname: "/done", state }, <DonePage />);
  expect(await heading("Done: Kos rent, July")).toBeVisible();
});

test("an amount that is asked for is entered in the reminders", async () => {
  const calls = serverThat({
    "GET /reminders/done-by-mail/t": [asked({ amount: null, asks_amount: true })],
  });
  visit("/done?doneToken=t", <DonePage />);
  expect(await heading("What did it come to?")).toBeVisible();
  expect(screen.getByRole("link", { name: "Enter the amount" })).toHaveAttribute(
    "href",
    "/reminders?day=2024-07-01",
  );
  expect(screen.queryByRole("button", { name: "Yes, it's done" })).not.toBeInTheDocument();
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
});

test("what has no amount says that nothing was recorded, in Indonesian too", async () => {
  const service = { description: "Servis motor", amount: null };
  serverThat({
    "GET /reminders/done-by-mail/t": [asked({ ...service, state: "skipped" })],
    "POST /reminders/done-by-mail": [asked({ ...service, state: "done" })],
  });
  const { person } = visit("/id/done?doneToken=t", <DonePage />, "id");
  expect(await screen.findByText("Ini tidak dicatat sebagai transaksi.")).toBeVisible();
  expect(screen.getByText(/Kamu melewati tanggal ini/)).toBeVisible();
  await person.click(await button("Ya, sudah selesai"));
  expect(await heading("Selesai: Servis motor")).toBeVisible();
  expect(screen.getByText("Tidak ada yang dicatat di transaksimu.")).toBeVisible();
});

test("a dead link is said to be dead, and a page without one says where links are", async () => {
  const calls = serverThat({ "GET /reminders/done-by-mail/old": [DEAD] });
  const { unmount } = visit("/done?doneToken=old", <DonePage />);
  await expectFocus(heading("This link has expired"));
  expect(screen.getByText(/due in your reminders/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Yes, it's done" })).not.toBeInTheDocument();
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
  await forgotten(/^\/done$/);
  const state = kept();
  unmount();
  const again = visit({ pathname: "/done", state }, <DonePage />);
  expect(await heading("This link has expired")).toBeVisible();
  again.unmount();
  visit("/done", <DonePage />);
  expect(await heading("The link is missing")).toBeVisible();
});
