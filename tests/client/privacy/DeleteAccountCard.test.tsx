import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";

import { session } from "@/api/session";
import { DeleteAccountCard } from "@/features/privacy/DeleteAccountCard";
import { forgetAccountClosed, isAccountClosed } from "@/api/account-closed";

import { answer, noConnection, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

const ME = { username: "sariwulan", email: "sari@example.com" };

async function open(answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    "GET /users": () => answer({ datas: [ME] }),
    "POST /users/confirm": () => answer({ message: "" }),
    "DELETE /users": () => answer({ message: "Account deleted!", closes_at: "" }),
    "DELETE /logout": () => answer({ message: "" }),
    ...answers,
  });
  const shown = showScreen(<DeleteAccountCard />, { at: "/setting" });
  await shown.person.click(screen.getByRole("button", { name: "Delete Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Account" }));
  const word = dialog.getByLabelText("Type DELETE to confirm");
  const password = dialog.getByLabelText("Password");
  const press = () => shown.person.click(dialog.getByRole("button", { name: "Delete Account" }));
  const asked = () =>
    calls.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  return { ...shown, calls, dialog, word, password, press, asked };
}

beforeEach(() => windowOfWidth(1280));
afterEach(forgetAccountClosed);

it("says what happens, and wants the word letter by letter", async () => {
  const { person, dialog, word, password, press, asked } = await open();
  expect(
    dialog.getByText(/You have 72 hours to undo this with the link we email you/),
  ).toBeInTheDocument();
  await person.type(word, "delete");
  await person.type(password, "sawah-hijau");
  await press();
  expect(dialog.getByText('Please type "DELETE" to confirm.')).toBeInTheDocument();
  expect(word).toHaveFocus();
  expect(asked()).toEqual([]);
});

it("wants the password", async () => {
  const { person, dialog, word, press, asked } = await open();
  await person.type(word, "DELETE");
  await press();
  expect(dialog.getByText("Please enter your password.")).toBeInTheDocument();
  expect(asked()).toEqual([]);
});

it("confirms the password, closes the account and signs out in every tab", async () => {
  await session.goOn().catch(() => undefined);
  const { person, calls, word, password, press, asked } = await open();
  await person.type(word, "DELETE");
  await person.type(password, "sawah-hijau");
  await press();
  await waitFor(() => expect(session.state()).toMatchObject({ status: "signed-out", left: true }));
  expect(asked()).toEqual(["POST /users/confirm", "DELETE /users", "DELETE /logout"]);
  const bodies = calls.filter(({ method }) => method !== "GET").map(({ body }) => body);
  expect(bodies).toEqual([{ password: "sawah-hijau" }, { confirmation: "DELETE" }, null]);
  expect(isAccountClosed()).toBe(true);
});

it("keeps what was typed when the password is wrong, and closes nothing", async () => {
  await session.goOn().catch(() => undefined);
  const { person, dialog, word, password, press, asked } = await open({
    "POST /users/confirm": () =>
      refusal(422, { code: "wrong_password", errors: { password: ["Wrong password."] } }),
  });
  await person.type(word, "DELETE");
  await person.type(password, "sawah-merah");
  await press();
  expect(await dialog.findByText("Wrong password.")).toBeInTheDocument();
  expect(word).toHaveValue("DELETE");
  expect(password).toHaveValue("sawah-merah");
  expect(asked()).toEqual(["POST /users/confirm"]);
  expect(isAccountClosed()).toBe(false);
});

it("keeps what was typed while there is no connection", async () => {
  const { person, dialog, word, password, press } = await open({ "DELETE /users": noConnection });
  await person.type(word, "DELETE");
  await person.type(password, "sawah-hijau");
  await press();
  expect(await dialog.findByText(/can't reach Lumbung/)).toBeInTheDocument();
  expect(password).toHaveValue("sawah-hijau");
  expect(session.state().status).not.toBe("signed-out");
});
