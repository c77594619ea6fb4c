import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { ReauthenticationDialog } from "@/features/sessions/ReauthenticationDialog";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

beforeEach(() => windowOfWidth(1280));

function open(codes = false) {
  const onConfirmed = vi.fn();
  const onCancel = vi.fn();
  const shown = showScreen(
    <ReauthenticationDialog
      email="ayu@contoh.id"
      codes={codes}
      onConfirmed={onConfirmed}
      onCancel={onCancel}
    />,
  );
  return { ...shown, onConfirmed, onCancel };
}

test("the right password goes on", async () => {
  const calls = serve({ "POST /users/confirm": () => answer({ message: "Thank you." }) });
  const { person, onConfirmed } = open();
  await person.type(await screen.findByLabelText("Password"), "sawah hijau");
  await person.click(screen.getByRole("button", { name: "Confirm" }));
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({ password: "sawah hijau" });
});

test("a wrong one is said at the field and nothing goes on", async () => {
  serve({ "POST /users/confirm": () => refusal(422, { code: "wrong_password" }) });
  const { person, onConfirmed } = open();
  await person.type(await screen.findByLabelText("Password"), "another");
  await person.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("The server said no.")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toHaveValue("another");
  expect(onConfirmed).not.toHaveBeenCalled();
});

test("where a second factor is on, a code is a way too", async () => {
  const calls = serve({ "POST /users/confirm": () => answer({ message: "Thank you." }) });
  const { person, onConfirmed } = open(true);
  await person.click(await screen.findByRole("button", { name: /Use a code/ }));
  await person.type(screen.getByLabelText("6-digit code"), "123456");
  await person.click(screen.getByRole("button", { name: "Confirm" }));
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({ otp: "123456" });
});

test("nothing is sent empty, and cancelling cancels", async () => {
  const calls = serve({});
  const { person, onCancel } = open();
  await person.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("This field is required.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Use a code/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(0);
});
