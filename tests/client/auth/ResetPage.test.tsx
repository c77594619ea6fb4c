import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import ResetPage from "@/features/auth/ResetPage";

import { serverThat, visit } from "./visit";

const CALL = "POST /password/reset";
const PASSWORD = "Gunung-Batur-88";
const address = () => screen.getByRole("status", { name: "address" });

async function setPassword(person: UserEvent, again = PASSWORD): Promise<void> {
  await person.type(screen.getByLabelText("Password"), PASSWORD);
  await person.type(screen.getByLabelText("Retype password"), again);
  await person.click(screen.getByLabelText("I Accept the Terms"));
  await person.click(screen.getByRole("button", { name: "Reset Password" }));
}

test("the button waits for the terms, the token leaves the address with the answer", async () => {
  const calls = serverThat({ [CALL]: [{ payload: { message: "Your new password is set." } }] });
  const { person } = visit("/reset?token=t0ken", <ResetPage />);
  expect(screen.getByRole("button", { name: "Reset Password" })).toBeDisabled();
  expect(address()).toHaveTextContent("/reset?token=t0ken");
  await setPassword(person);
  expect(await screen.findByText("Your new password is set.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  expect(await calls[0]?.json()).toEqual({
    token: "t0ken",
    password: PASSWORD,
    confPassword: PASSWORD,
    acceptTerms: true,
  });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/reset$/));
});

test("a second factor that may be a stranger's is removed on request, not by default", async () => {
  const taken = { status: 422, payload: { message: "Not valid.", code: "validation_failed" } };
  const calls = serverThat({ [CALL]: [taken, { payload: { message: "It is off." } }] });
  const { person } = visit("/reset?token=t0ken&secondFactor=removable", <ResetPage />);
  const box = screen.getByRole("checkbox", { name: /^Turn off two-step sign-in/ });
  expect(box).not.toBeChecked();
  await setPassword(person);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await calls[0]?.json()).not.toHaveProperty("remove_second_factor");
  await person.click(box);
  await person.click(screen.getByRole("button", { name: "Reset Password" }));
  expect(await screen.findByText("It is off.")).toBeInTheDocument();
  expect(await calls[1]?.json()).toMatchObject({ remove_second_factor: true });
});

test("passwords that differ are not sent", async () => {
  const calls = serverThat({});
  const { person } = visit("/reset?token=t0ken", <ResetPage />);
  await setPassword(person, "Gunung-Agung-88");
  expect(await screen.findByText("Passwords do not match")).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

test("what the server finds wrong with the password is said at it, and the link stays", async () => {
  const errors = { password: ["This password is too common."] };
  const payload = { message: "Not valid.", code: "validation_failed", errors };
  serverThat({ [CALL]: [{ status: 422, payload }] });
  const { person } = visit("/reset?token=t0ken", <ResetPage />);
  await setPassword(person);
  expect(await screen.findByText("This password is too common.")).toBeInTheDocument();
  expect(address()).toHaveTextContent("/reset?token=t0ken");
});

test("a dead link leads to a new one", async () => {
  const payload = {
    message: "This link no longer works. Please request a new one.",
    code: "link_invalid",
  };
  serverThat({ [CALL]: [{ status: 400, payload }] });
  const { person } = visit("/reset?token=used", <ResetPage />);
  await setPassword(person);
  expect(await screen.findByRole("alert")).toHaveTextContent(payload.message);
  expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
    "href",
    "/forgot",
  );
  await waitFor(() => expect(address()).toHaveTextContent(/^\/reset$/));
});

test("a server out of reach spends no link and keeps what was typed", async () => {
  serverThat({});
  const { person } = visit("/reset?token=t0ken", <ResetPage />);
  await setPassword(person);
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toHaveValue(PASSWORD);
  expect(address()).toHaveTextContent("/reset?token=t0ken");
});

test("without a link it says where to find one", () => {
  visit("/id/reset", <ResetPage />, "id");
  expect(
    screen.getByRole("heading", { name: "Buka tautan di email dari kami" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Minta tautan baru" })).toHaveAttribute(
    "href",
    "/id/forgot",
  );
});
