import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import RegisterPage from "@/features/auth/RegisterPage";

import { serverThat, visit } from "./visit";

const free = { payload: { datas: [{ username: "ayu.l", available: true }] } };

async function fillIn(person: UserEvent): Promise<void> {
  await person.type(screen.getByLabelText("Full name"), "Ayu Lestari");
  await person.type(screen.getByLabelText("Username"), "ayu.l");
  await person.type(screen.getByLabelText("Phone number"), "0812 3456 7890");
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id");
  await person.type(screen.getByLabelText("Password"), "sawah-Hijau-1");
  await person.type(screen.getByLabelText("Retype password"), "sawah-Hijau-1");
}

test("a registration is sent once, and its address goes along to the next page", async () => {
  const calls = serverThat({
    "GET /register/available": [free],
    "POST /register": [{ status: 201, payload: { message: "Sent." } }],
  });
  const { person } = visit("/register", <RegisterPage />);
  await fillIn(person);
  const phone = screen.getByLabelText("Phone number");
  // The way numbers are written is fetched when the field is first left.
  await waitFor(() => expect(phone).toHaveValue("+62 812 3456 7890"));
  expect(screen.getByText("Strong")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Register" }));

  const address = await screen.findByText("/verification");
  expect(address).toHaveAttribute("data-state", '{"email":"ayu@contoh.id"}');
  const sent = calls.filter((call) => call.method === "POST");
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({
    browser_key: localStorage.getItem("registered"),
    fullname: "Ayu Lestari",
    username: "ayu.l",
    phone_number: "+62 812 3456 7890",
    email: "ayu@contoh.id",
    password: "sawah-Hijau-1",
    confPassword: "sawah-Hijau-1",
  });
});

test("what the server says about a field stands at that field", async () => {
  const errors = { password: ["Too common."], phone_number: ["No such number."] };
  const payload = { message: "Check.", code: "validation_failed", errors };
  serverThat({
    "GET /register/available": [free],
    "POST /register": [{ status: 422, payload }],
  });
  const { person } = visit("/register", <RegisterPage />);
  await fillIn(person);
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Phone number")).toHaveAccessibleDescription("No such number."),
  );
  await waitFor(() =>
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/^Too common\./),
  );
  await waitFor(() => expect(screen.getByLabelText("Phone number")).toHaveFocus());
});

test("what the server says at once outlives the check of a field that was just left", async () => {
  const payload = { message: "Check.", code: "validation_failed", errors: { email: ["Not you."] } };
  serverThat({
    "GET /register/available": [free],
    "POST /register": [{ status: 422, payload }],
  });
  visit("/register", <RegisterPage />);
  const typed = {
    "Full name": "Ayu Lestari",
    Username: "ayu.l",
    "Phone number": "+62 812 3456 7890",
    Password: "sawah-Hijau-1",
    "Retype password": "sawah-Hijau-1",
    Email: "ayu@contoh.id",
  };
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  const email = screen.getByLabelText("Email");
  fireEvent.blur(email);
  fireEvent.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(email).toHaveAccessibleDescription("Not you."));
  screen.getByLabelText("Password").focus();
  await new Promise((passed) => setTimeout(passed, 400));
  expect(email).toHaveAccessibleDescription("Not you.");
});

test("a taken username is said while typing and keeps the form from being sent", async () => {
  const calls = serverThat({
    "GET /register/available": [{ payload: { datas: [{ username: "ayu.l", available: false }] } }],
  });
  const { person } = visit("/register", <RegisterPage />);
  await fillIn(person);
  expect(await screen.findByText("This username is taken.")).toBeInTheDocument();
  expect(screen.getByLabelText("Username")).toBeInvalid();
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
  expect(calls.filter((call) => call.method === "POST")).toHaveLength(0);
});

test("of several fields that are wrong the first has the focus, taken names too", async () => {
  serverThat({
    "GET /register/available": [{ payload: { datas: [{ username: "ayu.l", available: false }] } }],
  });
  const { person } = visit("/register", <RegisterPage />);
  await fillIn(person);
  expect(await screen.findByText("This username is taken.")).toBeInTheDocument();
  await person.clear(screen.getByLabelText("Email"));
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeInvalid());
  // The library would go to what it knows of, a moment later.
  await new Promise((passed) => setTimeout(passed));
  expect(screen.getByLabelText("Username")).toHaveFocus();
  await person.clear(screen.getByLabelText("Full name"));
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(screen.getByLabelText("Full name")).toHaveFocus());
});

test("every account field tells browsers what it is for", () => {
  visit("/register", <RegisterPage />);
  const purposes = {
    "Full name": "name",
    Username: "nickname",
    "Phone number": "tel",
    Email: "email",
    Password: "new-password",
    "Retype password": "new-password",
  };
  for (const [label, purpose] of Object.entries(purposes)) {
    expect(screen.getByLabelText(label)).toHaveAttribute("autocomplete", purpose);
  }
});
