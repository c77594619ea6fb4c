import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { markOutbox } from "@/browser/outbox-mark";
import ForgotPage from "@/features/auth/ForgotPage";
import LoginPage from "@/features/auth/LoginPage";

import { token } from "../api/network";
import { serverThat, visit } from "./visit";

beforeEach(async () => {
  serverThat({ "DELETE /logout": [{}] });
  await session.logout();
});

async function signIn(person: UserEvent): Promise<void> {
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id");
  await person.type(screen.getByLabelText("Password"), "sawah hijau");
  await person.click(screen.getByRole("button", { name: "Login" }));
}

test("nothing is sent before both fields are filled in, and the first empty one is entered", async () => {
  const calls = serverThat({});
  const { person } = visit("/login", <LoginPage />);
  await person.click(screen.getByRole("button", { name: "Login" }));
  expect(await screen.findAllByText("This field is required.")).toHaveLength(2);
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(calls).toHaveLength(0);
});

test("the server's refusal stands above the form, and the password can be typed again", async () => {
  const payload = { message: "Wrong email or password. Please try again.", code: "x" };
  serverThat({ "POST /login": [{ status: 401, payload }] });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  expect(await screen.findByRole("alert")).toHaveTextContent(payload.message);
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toHaveValue("ayu@contoh.id");
});

test("what was recorded here and not sent yet is still there", async () => {
  serverThat({});
  markOutbox(true);
  visit("/login", <LoginPage />);
  expect(await screen.findByText(/^Some entries on this device aren't sent yet\./)).toBeVisible();
  markOutbox(false);
});

test("after too many tries the wait is shown", async () => {
  const payload = { message: "Too many tries.", code: "rate_limited" };
  serverThat({ "POST /login": [{ status: 429, payload, headers: { "Retry-After": "75" } }] });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  expect(await screen.findByText(/You can try again in 1:1\d\./)).toBeInTheDocument();
});

test("during the wait everything typed stays, and a new password is the way out", async () => {
  const payload = { message: "Too many sign-ins failed.", code: "rate_limited" };
  serverThat({ "POST /login": [{ status: 429, payload, headers: { "Retry-After": "75" } }] });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  expect(await screen.findByRole("link", { name: "Set a new password" })).toHaveAttribute(
    "href",
    "/forgot",
  );
  expect(screen.getByLabelText("Email")).toHaveValue("ayu@contoh.id");
  expect(screen.getByLabelText("Password")).toHaveValue("sawah hijau");
});

test("the address that was typed is there when a new password is asked for", async () => {
  const { person } = visit(
    "/login",
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/forgot" element={<ForgotPage />} />
    </Routes>,
  );
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id");
  await person.click(screen.getByRole("link", { name: "Forgot Password ?" }));
  expect(await screen.findByPlaceholderText("Please enter your email address")).toHaveValue(
    "ayu@contoh.id",
  );
});

test("no way out stands beside a wrong password", async () => {
  const payload = { message: "Wrong email or password. Please try again.", code: "x" };
  serverThat({ "POST /login": [{ status: 401, payload }] });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  await screen.findByRole("alert");
  expect(screen.queryByRole("link", { name: "Set a new password" })).not.toBeInTheDocument();
});

test("once the wait is over the refusal is gone, and the form can be sent", async () => {
  const payload = { message: "Too many sign-ins failed.", code: "rate_limited" };
  serverThat({ "POST /login": [{ status: 429, payload, headers: { "Retry-After": "1" } }] });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  await screen.findByRole("alert");
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument(), {
    timeout: 5000,
  });
  expect(screen.getByLabelText("Password")).toHaveValue("sawah hijau");
  expect(screen.getByRole("button", { name: "Login" })).toBeEnabled();
});

test("an address that is not confirmed gets a new link without typing it again", async () => {
  const calls = serverThat({
    "POST /login": [{ status: 401, payload: { message: "Verify.", code: "email_not_verified" } }],
    "POST /register/resend": [{ payload: { message: "It is on its way." } }],
  });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  await person.click(await screen.findByRole("button", { name: "Resend Link" }));
  expect(await screen.findByText("It is on its way.")).toBeInTheDocument();
  expect(await calls[1]?.json()).toEqual({ email: "ayu@contoh.id" });
  await person.click(screen.getByRole("button", { name: "Resend Link" }));
  expect(calls).toHaveLength(2);
});

test("without a connection everything typed stays", async () => {
  serverThat({});
  const { person } = visit("/id/login", <LoginPage />, "id");
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id");
  await person.type(screen.getByLabelText("Kata sandi"), "sawah hijau");
  await person.click(screen.getByRole("button", { name: "Masuk" }));
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(screen.getByLabelText("Kata sandi")).toHaveValue("sawah hijau");
});

test.each([
  ["/login", false, "/"],
  ["/login", true, "/overview"],
  ["/login?next=/budget", false, "/budget"],
  ["/login?next=/budget", true, "/budget"],
  ["/login?next=//elsewhere.example", true, "/overview"],
])("at %s, with the quiz closed: %s, signing in leads to %s", async (at, quiz_closed, place) => {
  const details = { idle_seconds: 1800, ends_at: "2026-11-20T22:00:00Z", quiz_closed };
  serverThat({ "POST /login": [{ payload: { datas: [details] }, accessToken: token("a") }] });
  const page = (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const { person } = visit(at, page);
  await signIn(person);
  await waitFor(() =>
    expect(screen.getByRole("status", { name: "address" })).toHaveTextContent(
      new RegExp(`^${place}$`),
    ),
  );
});

test("signing in takes one call: its answer brings the token and the limits of the session", async () => {
  const details = { idle_seconds: 1800, ends_at: "2026-11-20T22:00:00Z", quiz_closed: false };
  const payload = { message: "You are signed in.", datas: [details] };
  const calls = serverThat({ "POST /login": [{ payload, accessToken: token("a") }] });
  const { person } = visit("/login", <LoginPage />);
  await signIn(person);
  await vi.waitFor(() => expect(session.state()).toMatchObject({ status: "signed-in", details }));
  expect(await session.token()).toBe(token("a"));
  expect(calls).toHaveLength(1);
});
