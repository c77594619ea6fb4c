import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import LoginPage from "@/features/auth/LoginPage";
import { LandingPage } from "@/features/landing/LandingPage";

import { token } from "../api/network";
import { serverThat, visit } from "./visit";

const TRY = "Try without an account";
const details = {
  idle_seconds: 1_209_600,
  ends_at: "2027-11-20T22:00:00Z",
  quiz_closed: false,
  is_guest: true,
};
const begun = { accessToken: token("g"), payload: { datas: [details] } };

beforeEach(async () => {
  serverThat({ "DELETE /logout": [{}] });
  await session.logout();
});

test.each([
  ["the sign-in page", "/login", "button", <LoginPage key="login" />],
  ["the landing page", "/", "link", <LandingPage key="landing" lower={null} />],
])("one press on %s leads to the first screen", async (_name, at, role, page) => {
  const calls = serverThat({ "POST /guests": [begun] });
  const { person } = visit(at, page);
  await person.click(screen.getByRole(role, { name: TRY }));
  expect(await screen.findByText("/overview")).toBeInTheDocument();
  const [sent, ...more] = calls.filter((call) => call.method === "POST");
  expect(more).toEqual([]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const place = timeZone.includes("/") ? { timezone: timeZone } : {};
  expect(await sent?.json()).toEqual({ language: "en", ...place });
});

test("a refusal says what to do, and the button is there again", async () => {
  const message = "Too many people are trying it. Register instead.";
  serverThat({ "POST /guests": [{ status: 429, payload: { message, code: "rate_limited" } }] });
  const { person } = visit("/login", <LoginPage />);
  await person.click(screen.getByRole("button", { name: TRY }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: TRY })).toBeEnabled();
});

test("who is signed in is offered no second start", async () => {
  await session.begin(begun);
  visit("/", <LandingPage lower={null} />);
  expect(screen.queryByText(TRY)).toBeNull();
});
