import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";

import InvitationPage from "@/features/auth/InvitationPage";

import { serverThat, visit } from "./visit";

const LOOK = "GET /invitations/t0ken";
const ACCEPT = "POST /invitations/accept";
const PASSWORD = "Gunung-Batur-88";
const ABOUT = {
  payload: {
    datas: [
      { fullname: "Putri Maharani", email: "putri@contoh.id", expires_at: "2026-11-25T03:00:00Z" },
    ],
  },
};
const DEAD = {
  status: 400,
  payload: { message: "This invitation does not work any more.", code: "link_invalid" },
};
const address = () => screen.getByRole("status", { name: "address" });

async function fill(person: UserEvent): Promise<void> {
  await person.type(await screen.findByLabelText("Username"), "putri.m");
  await person.type(screen.getByLabelText("Phone number"), "081234567890");
  await person.type(screen.getByLabelText("Password"), PASSWORD);
  await person.type(screen.getByLabelText("Retype password"), PASSWORD);
  await person.click(screen.getByLabelText("I Accept the Terms"));
  await person.click(screen.getByRole("button", { name: "Create my account" }));
}

test("whoever is invited chooses the rest, and the token leaves the address", async () => {
  const taken = { username: ["This username is taken."] };
  const message = "Your account is ready. You can sign in now.";
  const calls = serverThat({
    [LOOK]: [ABOUT],
    "GET /register/available": [{ payload: { datas: [{ available: true }] } }],
    [ACCEPT]: [
      { status: 422, payload: { message: "No.", code: "username_taken", errors: taken } },
      { status: 201, payload: { message } },
    ],
  });
  const { person } = visit("/invitation?token=t0ken", <InvitationPage />);
  expect(await screen.findByText("putri@contoh.id")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Create my account" })).toBeDisabled();
  await fill(person);
  expect(await screen.findByText("This username is taken.")).toBeInTheDocument();
  expect(address()).toHaveTextContent("/invitation?token=t0ken");
  await person.click(screen.getByRole("button", { name: "Create my account" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  const sent = calls.findLast(({ url }) => url.endsWith("/invitations/accept"));
  expect(await sent?.json()).toEqual({
    token: "t0ken",
    username: "putri.m",
    phone_number: "+62 81234567890",
    password: PASSWORD,
    confPassword: PASSWORD,
    acceptTerms: true,
  });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/invitation$/));
});

beforeEach(() => sessionStorage.clear());

test("what was typed is there after a reload, but no password, until it is done", async () => {
  const message = "Your account is ready. You can sign in now.";
  serverThat({
    [LOOK]: [ABOUT],
    "GET /register/available": [{ payload: { datas: [{ available: true }] } }],
    [ACCEPT]: [{ status: 201, payload: { message } }],
  });
  let { person, unmount } = visit("/invitation?token=t0ken", <InvitationPage />);
  await person.type(await screen.findByLabelText("Username"), "putri.m");
  await person.type(screen.getByLabelText("Phone number"), "081234567890");
  await person.type(screen.getByLabelText("Password"), PASSWORD);
  // Also after a second one, in which nothing was typed.
  for (let reload = 0; reload < 2; reload += 1) {
    unmount();
    expect(Object.values(sessionStorage).join()).not.toContain(PASSWORD);
    ({ person, unmount } = visit("/invitation?token=t0ken", <InvitationPage />));
    expect(await screen.findByLabelText("Username")).toHaveValue("putri.m");
    expect(screen.getByLabelText("Phone number")).toHaveDisplayValue(/81234567890/);
    expect(screen.getByLabelText("Password")).toHaveValue("");
  }
  await person.type(screen.getByLabelText("Password"), PASSWORD);
  await person.type(screen.getByLabelText("Retype password"), PASSWORD);
  await person.click(screen.getByLabelText("I Accept the Terms"));
  await person.click(screen.getByRole("button", { name: "Create my account" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test("of several fields that are wrong the first has the focus, taken names too", async () => {
  serverThat({
    [LOOK]: [ABOUT],
    "GET /register/available": [{ payload: { datas: [{ available: false }] } }],
  });
  const { person } = visit("/invitation?token=t0ken", <InvitationPage />);
  await person.type(await screen.findByLabelText("Username"), "putri.m");
  await person.type(screen.getByLabelText("Phone number"), "12");
  await person.click(screen.getByLabelText("I Accept the Terms"));
  expect(await screen.findByText("This username is taken.")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Create my account" }));
  expect(await screen.findByText("Enter a valid phone number.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
  expect(screen.getByLabelText("Phone number")).toBeInvalid();
});

test("a link that cannot be read now is tried again, a dead one says what to do", async () => {
  const down = { status: 503, payload: { message: "Please wait.", code: "unavailable" } };
  serverThat({ [LOOK]: [down, down, DEAD] });
  const { person } = visit("/invitation?token=t0ken", <InvitationPage />);
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  expect(
    await screen.findByRole("heading", { name: "This invitation no longer works" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent(DEAD.payload.message);
  await waitFor(() => expect(address()).toHaveTextContent(/^\/invitation$/));
});

test("what is too old, or for somebody with an account, is told apart", async () => {
  serverThat({ [LOOK]: [{ ...DEAD, payload: { ...DEAD.payload, code: "link_expired" } }] });
  const { unmount } = visit("/invitation?token=t0ken", <InvitationPage />);
  expect(
    await screen.findByRole("heading", { name: "This invitation has expired" }),
  ).toBeInTheDocument();
  unmount();
  const known = { message: "This address has an account already.", code: "address_has_account" };
  serverThat({ [LOOK]: [{ status: 409, payload: known }] });
  visit("/invitation?token=t0ken", <InvitationPage />);
  expect(
    await screen.findByRole("heading", { name: "You already have an account" }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
});

test("without a link it says where to find one", () => {
  visit("/id/invitation", <InvitationPage />, "id");
  expect(
    screen.getByRole("heading", { name: "Buka tautan di email dari kami" }),
  ).toBeInTheDocument();
});
