import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import VerificationPage from "@/features/auth/VerificationPage";

import { expectFocus } from "../support/focus";
import { serverThat, visit } from "./visit";

const address = () => screen.getByRole("status", { name: "address" });
const forgotten = () => waitFor(() => expect(address()).toHaveTextContent(/^\/verification$/));

test("a new address is confirmed at once and its token forgotten", async () => {
  const calls = serverThat({
    "POST /users/email/confirm": [{ payload: { message: "It counts." } }],
  });
  visit("/verification?changeToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("heading", { name: "It counts." })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to my settings" })).toHaveAttribute(
    "href",
    "/setting",
  );
  expect(await calls[0]?.json()).toEqual({ token: "t0ken" });
  expect(calls).toHaveLength(1);
  await forgotten();
});

test("an account is kept by a press, not by opening the link", async () => {
  const calls = serverThat({ "POST /users/restore": [{ payload: { message: "It stays." } }] });
  const { person } = visit("/verification?restoreToken=t0ken", <VerificationPage />);
  expect(calls).toHaveLength(0);
  await person.click(await screen.findByRole("button", { name: "Keep my account" }));
  await expectFocus(screen.findByRole("heading", { name: "It stays." }));
  expect(screen.queryByText("Keep your account?")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await forgotten();
});

test("an account that is gone is said to be gone", async () => {
  const payload = {
    message: "This link no longer works. Please request a new one.",
    code: "link_invalid",
  };
  serverThat({ "POST /users/restore": [{ status: 400, payload }] });
  const { person } = visit("/verification?restoreToken=old", <VerificationPage />);
  await person.click(await screen.findByRole("button", { name: "Keep my account" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(payload.message);
  expect(screen.queryByRole("button", { name: "Keep my account" })).not.toBeInTheDocument();
});

const ASKED = { first_name: "Komang", text_version: "1", text: ["First.", "Second."] };

test("a parent reads what is asked before anything is sent, and agrees by a press", async () => {
  const calls = serverThat({
    "GET /parental-consent": [{ payload: { datas: [{ ...ASKED, state: "asked" }] } }],
    "POST /parental-consent": [{ payload: { message: "Thank you." } }],
  });
  const { person } = visit("/verification?consentToken=t0ken", <VerificationPage />);
  const title = await screen.findByRole("heading", { name: "Komang is asking for your consent" });
  expect(title).toBeInTheDocument();
  expect(screen.getByText("Second.")).toBeInTheDocument();
  expect(calls.every((call) => call.method === "GET")).toBe(true);
  await person.click(screen.getByRole("button", { name: "I agree" }));
  expect(await screen.findByText("Thank you.")).toBeInTheDocument();
  expect(await calls.at(-1)?.json()).toEqual({ token: "t0ken" });
  await forgotten();
});

test("whoever has agreed is told so", async () => {
  serverThat({ "GET /parental-consent": [{ payload: { datas: [{ ...ASKED, state: "given" }] } }] });
  visit("/verification?consentToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("heading", { name: "You've already agreed" })).toBeInTheDocument();
});

test("a server out of reach leaves the parent's link for another try", async () => {
  const down = { status: 503, payload: { message: "In a moment.", code: "store_unavailable" } };
  const up = { payload: { datas: [{ ...ASKED, state: "asked" }] } };
  serverThat({ "GET /parental-consent": [down, down, up] });
  const { person } = visit("/verification?consentToken=t0ken", <VerificationPage />);
  expect(await screen.findByText("In a moment.")).toBeInTheDocument();
  expect(address()).toHaveTextContent("consentToken=t0ken");
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "I agree" })).toBeInTheDocument();
});
