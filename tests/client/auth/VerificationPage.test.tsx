import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import VerificationPage from "@/features/auth/VerificationPage";
import { storeDestination } from "@/features/auth/destination";
import { reopenRegistration, storeRegistration } from "@/features/auth/registration-draft";

import { expectFocus } from "../support/focus";
import { serverThat, visit } from "./visit";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const LINK = "POST /register/link";
const CONFIRM = "POST /register/confirm";

const waiting = {
  state: "waiting",
  email: "ayu@contoh.id",
  fullname: "Ayu Lestari",
  username: "ayu.lestari",
  created_at: "2026-03-02T05:06:00Z",
  is_own: false,
  disown_token: "d1sown",
};

/** What a link is for. */
const opened = (changes: Partial<typeof waiting> = {}) => ({
  payload: { datas: [{ ...waiting, ...changes }] },
});

const address = () => screen.getByRole("status", { name: "address" });

test("without a link it waits for the mail and asks where to send another", async () => {
  const calls = serverThat({ "POST /register/resend": [{ payload: { message: "Sent." } }] });
  const { person } = visit("/verification", <VerificationPage />);
  expect(screen.getByRole("heading", { name: "Verification in Progress" })).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Resend Link" }));
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id{Enter}");
  expect(await screen.findByText("Sent.")).toBeInTheDocument();
  expect(screen.getByText(/You can ask for another link in/)).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test("it names the address that the link was sent to, and opens the inbox of a known provider", () => {
  const sent = { pathname: "/verification", state: { email: "ayu@gmail.com" } };
  visit(sent, <VerificationPage />);
  expect(screen.getByText("ayu@gmail.com")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Gmail" })).toHaveAttribute(
    "href",
    "https://mail.google.com/mail/",
  );
  expect(address()).toHaveTextContent(/^\/verification$/);
});

test("a wrong address leads back to the registration with what was typed, without passwords", async () => {
  storeDestination("/budget");
  storeRegistration({
    fullname: "Ayu Lestari",
    username: "ayu.l",
    phone_number: "+62 812 3456 7890",
    email: "ayu@contoh.id",
    password: "sawah-Hijau-1",
    confPassword: "sawah-Hijau-1",
  });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("sawah-Hijau-1");
  const sent = { pathname: "/verification", state: { email: "ayu@contoh.id" } };
  const { person } = visit(sent, <VerificationPage />);
  expect(screen.queryByRole("link", { name: /^Open/ })).toBeNull();
  await person.click(screen.getByRole("link", { name: "Wrong address?" }));
  expect(address()).toHaveTextContent("/register?next=%2Fbudget");
  const typed = {
    fullname: "Ayu Lestari",
    username: "ayu.l",
    phone_number: "+62 812 3456 7890",
    email: "ayu@contoh.id",
  };
  const draft = () => JSON.parse(sessionStorage.getItem("draft:register") ?? "null") as object;
  expect(draft()).toEqual(typed);
  // The form takes it; somebody who comes back can press it again.
  sessionStorage.removeItem("draft:register");
  reopenRegistration();
  expect(draft()).toEqual(typed);
});

test("a link is confirmed once, forgotten, and followed by the home page", async () => {
  const calls = serverThat({
    [LINK]: [opened({ is_own: true })],
    [CONFIRM]: [{ payload: { message: "Your email address is verified." } }],
  });
  visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByText("Your email address is verified.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "home page" })).toHaveAttribute("href", "/");
  await waitFor(() => expect(address()).toHaveTextContent(/^\/verification$/));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/), { timeout: 10_000 });
  expect(calls).toHaveLength(2);
});

test.each([
  ["/id/blog/blog1#comments", "/id/login?next=%2Fid%2Fblog%2Fblog1%23comments"],
  ["//elsewhere.example/", null],
])("whoever wanted %s before they registered is led back there by Login", async (next, login) => {
  storeDestination(next);
  serverThat({
    [LINK]: [opened({ is_own: true })],
    [CONFIRM]: [{ payload: { message: "Terverifikasi." } }],
  });
  visit("/id/verification?emailToken=t0ken", <VerificationPage />, "id");
  expect(await screen.findByText("Terverifikasi.")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: login ? "Masuk" : "beranda" });
  expect(link).toHaveAttribute("href", login ?? "/id");
});

test("a refused link stays on the page with the way to a new one", async () => {
  const payload = { message: "This link has expired.", code: "link_expired" };
  serverThat({ [LINK]: [{ status: 400, payload }] });
  visit("/id/verification?emailToken=old", <VerificationPage />, "id");
  expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired.");
  expect(screen.getByRole("button", { name: "Kirim ulang tautan" })).toBeInTheDocument();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/id\/verification$/));
});

test("a server out of reach spends no link: the same one is tried again", async () => {
  const calls = serverThat({
    [LINK]: [
      { status: 503, payload: { message: "In a moment.", code: "store_unavailable" } },
      opened({ is_own: true }),
    ],
    [CONFIRM]: [{ payload: { message: "Verified." } }],
  });
  const { person } = visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("alert")).toHaveTextContent("In a moment.");
  expect(address()).toHaveTextContent("/verification?emailToken=t0ken");
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Verified.")).toBeInTheDocument();
  expect(calls).toHaveLength(3);
});

test("opening 'this wasn't me' changes nothing until its button is pressed", async () => {
  const calls = serverThat({ "POST /register/disown": [{ payload: { message: "Deleted." } }] });
  const { person } = visit("/verification?disownToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("heading", { name: "Wasn't this you?" })).toBeInTheDocument();
  expect(calls).toHaveLength(0);
  await person.click(screen.getByRole("button", { name: "Delete this registration" }));
  expect(await screen.findByText("Deleted.")).toBeInTheDocument();
  expect(await calls[0]?.json()).toEqual({ token: "t0ken" });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/verification$/));
});

test("another browser shows whose registration it is and changes nothing unasked", async () => {
  const calls = serverThat({ [LINK]: [opened()] });
  visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("heading", { name: "Is this your registration?" })).toBeVisible();
  for (const shown of ["Ayu Lestari", "ayu.lestari", "ayu@contoh.id"]) {
    expect(screen.getByText(shown)).toBeInTheDocument();
  }
  expect(calls.map((call) => call.url.includes("t0ken"))).toEqual([false]);
  expect(await calls[0]?.json()).toEqual({ token: "t0ken" });
  expect(address()).toHaveTextContent("/verification?emailToken=t0ken");
});

test("there it is confirmed by its button", async () => {
  serverThat({ [LINK]: [opened()], [CONFIRM]: [{ payload: { message: "Verified." } }] });
  const { person } = visit("/verification?emailToken=t0ken", <VerificationPage />);
  await person.click(await screen.findByRole("button", { name: "Confirm" }));
  await expectFocus(screen.findByRole("heading", { name: "Verified." }));
  expect(screen.getByRole("link", { name: "home page" })).toBeInTheDocument();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/verification$/));
});

test("or with a new password, whose problems are shown at it", async () => {
  const errors = { password: ["This password is too common."] };
  const calls = serverThat({
    [LINK]: [opened()],
    "POST /register/confirm": [
      { status: 422, payload: { message: "Not valid.", code: "validation_failed", errors } },
      { payload: { message: "Sign in with your new password." } },
    ],
  });
  const { person } = visit("/verification?emailToken=t0ken", <VerificationPage />);
  await person.click(await screen.findByRole("button", { name: "Set a new password" }));
  expect(screen.getByRole("heading", { name: "Set a new password" })).toHaveFocus();
  await person.type(screen.getByLabelText("New password"), "Gunung-Batur-88");
  await person.type(screen.getByLabelText("Retype password"), "Gunung-Batur-88");
  await person.click(screen.getByRole("button", { name: "Confirm with this password" }));
  expect(await screen.findByText("This password is too common.")).toBeInTheDocument();
  expect(address()).toHaveTextContent("/verification?emailToken=t0ken");
  await person.type(screen.getByLabelText("New password"), "!");
  await person.type(screen.getByLabelText("Retype password"), "!");
  await person.click(screen.getByRole("button", { name: "Confirm with this password" }));
  expect(await screen.findByText("Sign in with your new password.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(await calls[2]?.json()).toEqual({
    token: "t0ken",
    password: "Gunung-Batur-88!",
    confPassword: "Gunung-Batur-88!",
  });
});

test("or deleted by who did not make it", async () => {
  const calls = serverThat({
    [LINK]: [opened()],
    "POST /register/disown": [{ payload: { message: "Deleted." } }],
  });
  const { person } = visit("/verification?emailToken=t0ken", <VerificationPage />);
  await person.click(await screen.findByRole("button", { name: "This wasn't me" }));
  expect(calls).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Delete this registration" }));
  expect(await screen.findByText("Deleted.")).toBeInTheDocument();
  expect(await calls[1]?.json()).toEqual({ token: "d1sown" });
});

test("a registration that another one replaced leads to the sign-in and a new password", async () => {
  const payload = { message: "Another registration was confirmed.", code: "registration_replaced" };
  serverThat({ [LINK]: [{ status: 400, payload }] });
  visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("alert")).toHaveTextContent(payload.message);
  expect(screen.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  expect(screen.getByRole("link", { name: "Set a new password" })).toHaveAttribute(
    "href",
    "/forgot",
  );
});

test("a link that was confirmed before says so", async () => {
  serverThat({
    [LINK]: [opened({ state: "verified" })],
    [CONFIRM]: [{ payload: { message: "Already verified." } }],
  });
  visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("heading", { name: "Already verified." })).toBeInTheDocument();
});
