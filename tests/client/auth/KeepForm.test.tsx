import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { KeepForm } from "@/features/auth/KeepForm";

import { token } from "../api/network";
import { serverThat, visit } from "./visit";

const free = { payload: { datas: [{ username: "ayu.l", available: true }] } };

test("a guest fills in the form of a registration, which keeps what was recorded", async () => {
  const calls = serverThat({
    "GET /register/available": [free],
    "POST /guests/register": [{ status: 201, payload: { message: "Sent." } }],
  });
  await session.begin({ accessToken: token("g"), payload: {} });
  const onSent = vi.fn();
  const { person } = visit("/overview", <KeepForm waiting={null} onSent={onSent} />);
  await person.type(screen.getByLabelText("Full name"), "Ayu Lestari");
  await person.type(screen.getByLabelText("Username"), "ayu.l");
  await person.type(screen.getByLabelText("Phone number"), "0812 3456 7890");
  await person.type(screen.getByLabelText("Email"), "ayu@contoh.id");
  await person.type(screen.getByLabelText("Password"), "sawah-Hijau-1");
  await person.type(screen.getByLabelText("Retype password"), "sawah-Hijau-1");
  const phone = screen.getByLabelText("Phone number");
  // The way numbers are written is fetched when the field is first left.
  await waitFor(() => expect(phone).toHaveValue("+62 812 3456 7890"));
  await person.click(screen.getByRole("button", { name: "Register" }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith("ayu@contoh.id"));
  const [sent] = calls.filter((call) => call.method === "POST");
  expect(await sent?.json()).toMatchObject({ username: "ayu.l", email: "ayu@contoh.id" });
});

test("where a link went already, it can be sent again or go elsewhere", async () => {
  const calls = serverThat({
    "POST /register/resend": [{ payload: { message: "Sent again." } }],
  });
  const { person } = visit("/overview", <KeepForm waiting="ayu@contoh.id" onSent={vi.fn()} />);
  expect(screen.getByText("Check your inbox")).toBeInTheDocument();
  expect(screen.getByText("ayu@contoh.id")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Resend Link" }));
  expect(await screen.findByText("Sent again.")).toBeInTheDocument();
  expect(await calls[0]?.json()).toEqual({ email: "ayu@contoh.id" });
  await person.click(screen.getByRole("button", { name: "Use another address" }));
  expect(screen.getByLabelText("Email")).toBeInTheDocument();
});
