import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import DonePage from "@/features/mailed/DonePage";
import UnsubscribePage from "@/features/mailed/UnsubscribePage";

import { serverThat, visit } from "../auth/visit";

const address = () => screen.getByRole("status", { name: "address" });
const forgotten = (path: RegExp) => waitFor(() => expect(address()).toHaveTextContent(path));
const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });
const mails = (purpose: string, is_on: boolean) => ({ payload: { datas: [{ purpose, is_on }] } });
const DOWN = { status: 503, payload: { message: "In a moment.", code: "store_unavailable" } };
const DEAD = { status: 400, payload: { message: "It has expired.", code: "link_expired" } };

test("opening the link of a reminder does nothing; a press says what was done and recorded", async () => {
  const calls = serverThat({
    "POST /reminders/done-by-mail": [
      DOWN,
      { payload: { message: "Well done!", description: "Kos rent, July", recorded: true } },
    ],
  });
  const { person } = visit("/done?doneToken=t0ken", <DonePage />);
  const yes = await button("Yes, it is done");
  await waitFor(() => expect(yes).toBeEnabled());
  expect(calls).toHaveLength(0);
  await person.click(yes);
  expect(await screen.findByRole("alert")).toHaveTextContent("In a moment.");
  expect(address()).toHaveTextContent("doneToken=t0ken");
  await person.click(await button("Yes, it is done"));
  expect(await heading("Done: Kos rent, July")).toHaveFocus();
  expect(screen.getByText("Its amount stands in your transactions.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open my reminders" })).toHaveAttribute(
    "href",
    "/reminders",
  );
  expect(await calls.at(-1)?.json()).toEqual({ token: "t0ken" });
  expect(calls[0]?.headers.has("Authorization")).toBe(false);
  await forgotten(/^\/done$/);
});

test("what has no amount says that nothing was recorded, in Indonesian too", async () => {
  serverThat({
    "POST /reminders/done-by-mail": [
      { payload: { message: "", description: "Servis motor", recorded: false } },
    ],
  });
  const { person } = visit("/id/done?doneToken=t", <DonePage />, "id");
  await person.click(await button("Ya, sudah selesai"));
  expect(await heading("Selesai: Servis motor")).toBeVisible();
  expect(screen.getByText("Tidak ada yang dicatat di transaksimu.")).toBeVisible();
});

test("a dead link is said to be dead, and a page without one says where links are", async () => {
  serverThat({ "POST /reminders/done-by-mail": [DEAD] });
  const { person, unmount } = visit("/done?doneToken=old", <DonePage />);
  await person.click(await button("Yes, it is done"));
  expect(await screen.findByRole("alert")).toHaveTextContent("It has expired.");
  expect(screen.queryByRole("button", { name: "Yes, it is done" })).not.toBeInTheDocument();
  await forgotten(/^\/done$/);
  unmount();
  visit("/done", <DonePage />);
  expect(await heading("There is no link here")).toBeVisible();
});

test("opening tells which emails they are; a press turns them off, and Undo on again", async () => {
  const calls = serverThat({
    "GET /unsubscribe/t0ken": [mails("reminders", true)],
    "POST /unsubscribe/t0ken": [mails("reminders", false)],
    "DELETE /unsubscribe/t0ken": [DOWN, mails("reminders", true)],
  });
  const { person } = visit("/unsubscribe?unsubscribeToken=t0ken", <UnsubscribePage />);
  expect(await heading("No more of these emails?")).toBeVisible();
  expect(screen.getByText(/This is about reminders, budget alerts/)).toBeVisible();
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
  expect(screen.getByRole("link", { name: "Notification settings" })).toHaveAttribute(
    "href",
    "/notification",
  );
  await person.click(await button("Unsubscribe"));
  expect(await heading("You get no more of these emails")).toHaveFocus();
  await forgotten(/^\/unsubscribe$/);
  await person.click(await button("Send them again"));
  expect(await screen.findByRole("alert")).toHaveTextContent("In a moment.");
  await person.click(await button("Send them again"));
  expect(await heading("You get these emails again")).toHaveFocus();
  expect(await button("Unsubscribe")).toBeVisible();
});

test("whoever is unsubscribed already is told so, and can take it back", async () => {
  serverThat({ "GET /unsubscribe/t": [mails("suggestion", false)] });
  visit("/unsubscribe?unsubscribeToken=t", <UnsubscribePage />);
  expect(await heading("These emails are off already")).toBeVisible();
  expect(screen.getByText(/The monthly letter is off/)).toBeVisible();
  expect(await button("Send them again")).toBeVisible();
});

test("a link that cannot be read now stays for another try, and a dead one says so", async () => {
  serverThat({ "GET /unsubscribe/t": [DOWN, DOWN, DEAD] });
  const { person } = visit("/unsubscribe?unsubscribeToken=t", <UnsubscribePage />);
  expect(await screen.findByText("In a moment.")).toBeVisible();
  expect(address()).toHaveTextContent("unsubscribeToken=t");
  await person.click(await button("Try again"));
  expect(await heading("It has expired.")).toHaveFocus();
  await forgotten(/^\/unsubscribe$/);
});
