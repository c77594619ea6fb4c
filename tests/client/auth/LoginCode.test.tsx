import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import LoginPage from "@/features/auth/LoginPage";

import { serverThat, visit } from "./visit";

const CALL = "POST /login";
const wanted = { status: 401, payload: { message: "Code.", code: "second_factor_required" } };
const wrong = { status: 401, payload: { message: "That code is not right.", code: "invalid_otp" } };

async function givePassword(person: UserEvent): Promise<void> {
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id");
  await person.type(screen.getByLabelText("Password"), "sawah hijau");
  await person.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByRole("heading", { name: "Two-step sign-in" });
}

async function giveCode(person: UserEvent, code: string): Promise<void> {
  await person.type(screen.getByRole("textbox"), code);
  await person.click(screen.getByRole("button", { name: "Login" }));
}

test("the code goes with the email and password, and a wrong one stays to be mended", async () => {
  const calls = serverThat({ [CALL]: [wanted, wrong] });
  const { person } = visit("/login", <LoginPage />);
  await givePassword(person);
  const field = screen.getByLabelText("6-digit code");
  expect(field).toHaveAttribute("inputmode", "numeric");
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await giveCode(person, "000000");
  expect(await screen.findByText("That code is not right.")).toBeInTheDocument();
  expect(field).toHaveValue("000000");
  expect(await calls[1]?.json()).toEqual({
    email: "ayu@contoh.id",
    password: "sawah hijau",
    otp: "000000",
  });
});

test("a recovery code can stand in for it", async () => {
  const calls = serverThat({ [CALL]: [wanted, wrong] });
  const { person } = visit("/login", <LoginPage />);
  await givePassword(person);
  await person.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  expect(screen.getByLabelText("Recovery code")).toHaveAttribute("inputmode", "text");
  await giveCode(person, "abcd-efgh");
  await screen.findByText("That code is not right.");
  expect(await calls[1]?.json()).toMatchObject({ otp: "abcd-efgh" });
});

test("nothing is sent without a code", async () => {
  const calls = serverThat({ [CALL]: [wanted] });
  const { person } = visit("/login", <LoginPage />);
  await givePassword(person);
  await person.click(screen.getByRole("button", { name: "Login" }));
  expect(await screen.findByText("This field is required.")).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test("after too many codes the wait is shown", async () => {
  const payload = { message: "Too many codes.", code: "rate_limited" };
  serverThat({
    [CALL]: [wanted, { status: 429, payload, headers: { "Retry-After": "95" } }],
  });
  const { person } = visit("/login", <LoginPage />);
  await givePassword(person);
  await giveCode(person, "000000");
  expect(await screen.findByText("Too many codes.")).toBeInTheDocument();
  expect(await screen.findByText(/You can try again in 1:3\d\./)).toBeInTheDocument();
});

test("a password that is not right any more leads back to it and says so", async () => {
  const refused = { message: "Wrong email or password.", code: "invalid_credentials" };
  serverThat({ [CALL]: [wanted, { status: 401, payload: refused }] });
  const { person } = visit("/login", <LoginPage />);
  await givePassword(person);
  await giveCode(person, "123456");
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(refused.message);
  expect(screen.getByLabelText("Email")).toHaveValue("ayu@contoh.id");
});
