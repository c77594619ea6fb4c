import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import UnsubscribePage from "@/features/notifications/UnsubscribePage";

import { serverThat, visit } from "../auth/visit";
import { expectFocus } from "../support/focus";

const address = () => screen.getByRole("status", { name: "address" });
const forgotten = (path: RegExp) => waitFor(() => expect(address()).toHaveTextContent(path));
const button = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });
const DOWN = { status: 503, payload: { message: "In a moment.", code: "store_unavailable" } };
const DEAD = { status: 400, payload: { message: "It has expired.", code: "link_expired" } };

const mails = (purpose: string, is_on: boolean) => ({ payload: { datas: [{ purpose, is_on }] } });
/** The state that the tab keeps about the outcome of a link. */
const kept = () => JSON.parse(address().dataset.state ?? "null") as object;

test("opening tells which emails they are; a press turns them off, and Undo on again", async () => {
  const calls = serverThat({
    "GET /unsubscribe/t0ken": [mails("reminders", true)],
    "POST /unsubscribe/t0ken": [mails("reminders", false)],
    "DELETE /unsubscribe/t0ken": [DOWN, mails("reminders", true)],
  });
  const opened = visit("/unsubscribe?unsubscribeToken=t0ken", <UnsubscribePage />);
  const { person } = opened;
  expect(await heading("Stop getting these emails?")).toBeVisible();
  expect(screen.getByText(/These emails cover reminders, budget alerts/)).toBeVisible();
  expect(calls.every(({ method }) => method === "GET")).toBe(true);
  expect(screen.getByRole("link", { name: "Notification settings" })).toHaveAttribute(
    "href",
    "/notification",
  );
  await person.click(await button("Unsubscribe"));
  await expectFocus(heading("You won't get these emails any more"));
  await forgotten(/^\/unsubscribe$/);
  const state = kept();
  opened.unmount();
  visit({ pathname: "/unsubscribe", state }, <UnsubscribePage />);
  expect(await heading("You won't get these emails any more")).toBeVisible();
  await person.click(await button("Send them again"));
  expect(await screen.findByRole("alert")).toHaveTextContent("In a moment.");
  await person.click(await button("Send them again"));
  await expectFocus(heading("You'll get these emails again"));
  expect(await button("Unsubscribe")).toBeVisible();
});

test("whoever is unsubscribed already is told so, and can take it back", async () => {
  serverThat({ "GET /unsubscribe/t": [mails("suggestion", false)] });
  visit("/unsubscribe?unsubscribeToken=t", <UnsubscribePage />);
  expect(await heading("These emails are already off")).toBeVisible();
  expect(screen.getByText(/The monthly letter is off/)).toBeVisible();
  expect(await button("Send them again")).toBeVisible();
});

test("a link that cannot be read now stays for another try, and a dead one says so", async () => {
  serverThat({ "GET /unsubscribe/t": [DOWN, DOWN, DEAD] });
  const { person } = visit("/unsubscribe?unsubscribeToken=t", <UnsubscribePage />);
  expect(await screen.findByText("In a moment.")).toBeVisible();
  expect(address()).toHaveTextContent("unsubscribeToken=t");
  await person.click(await button("Try again"));
  await expectFocus(heading("This link has expired"));
  expect(screen.getByText(/in your notification settings/)).toBeVisible();
  await forgotten(/^\/unsubscribe$/);
});
