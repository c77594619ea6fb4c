import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import ForgotPage from "@/features/auth/ForgotPage";

import { expectFocus } from "../support/focus";
import { serverThat, visit } from "./visit";

const SENT = "If this address has an account, a link is on its way.";

test("the answer stands in place, in the server's words, with the way back", async () => {
  const calls = serverThat({ "POST /password/forgot": [{ payload: { message: SENT } }] });
  const { person } = visit("/forgot", <ForgotPage />);
  await person.type(
    screen.getByPlaceholderText("Please enter your email address"),
    "ayu@contoh.id{Enter}",
  );
  await expectFocus(screen.findByText(SENT));
  expect(screen.getByRole("heading", { name: "Check your inbox" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
  expect(await calls[0]?.json()).toEqual({ email: "ayu@contoh.id" });
});

test("another link waits for the countdown", async () => {
  const calls = serverThat({ "POST /password/forgot": [{ payload: { message: SENT } }] });
  const { person } = visit("/forgot", <ForgotPage />);
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id{Enter}");
  const again = await screen.findByRole("button", { name: "Resend Link" });
  expect(screen.getByText(/You can ask for another link in [01]:\d\d\./)).toBeInTheDocument();
  await person.click(again);
  expect(calls).toHaveLength(1);
});

test("what is no address is said at the field and not sent", async () => {
  const calls = serverThat({});
  const { person } = visit("/id/forgot", <ForgotPage />, "id");
  await person.type(screen.getByLabelText("Email"), "ayu{Enter}");
  expect(await screen.findByText("Masukkan alamat email yang benar.")).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

test("after too many tries the wait is shown and the address stays", async () => {
  const payload = { message: "Too many tries.", code: "rate_limited" };
  serverThat({
    "POST /password/forgot": [{ status: 429, payload, headers: { "Retry-After": "75" } }],
  });
  const { person } = visit("/forgot", <ForgotPage />);
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries.");
  await waitFor(() => expect(screen.getByText(/You can try again in 1:1\d\./)).toBeInTheDocument());
  expect(screen.getByLabelText("Email")).toHaveValue("ayu@contoh.id");
});
