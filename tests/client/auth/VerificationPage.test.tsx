import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import VerificationPage from "@/features/auth/VerificationPage";
import { storeDestination } from "@/features/auth/destination";

import { serverThat, visit } from "./visit";

beforeEach(() => localStorage.clear());

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

test("a link is confirmed once, forgotten, and followed by the home page", async () => {
  const calls = serverThat({
    "GET /register/confirm/t0ken": [{ payload: { message: "Your email address is verified." } }],
  });
  visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByText("Your email address is verified.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "home page" })).toHaveAttribute("href", "/");
  await waitFor(() => expect(address()).toHaveTextContent(/^\/verification$/));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/), { timeout: 10_000 });
  expect(calls).toHaveLength(1);
});

test.each([
  ["/id/blog/blog1#comments", "/id/login?next=%2Fid%2Fblog%2Fblog1%23comments"],
  ["//elsewhere.example/", null],
])("whoever wanted %s before they registered is led back there by Login", async (next, login) => {
  storeDestination(next);
  serverThat({ "GET /register/confirm/t0ken": [{ payload: { message: "Terverifikasi." } }] });
  visit("/id/verification?emailToken=t0ken", <VerificationPage />, "id");
  expect(await screen.findByText("Terverifikasi.")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: login ? "Masuk" : "beranda" });
  expect(link).toHaveAttribute("href", login ?? "/id");
});

test("a refused link stays on the page with the way to a new one", async () => {
  const payload = { message: "This link has expired.", code: "link_expired" };
  serverThat({ "GET /register/confirm/old": [{ status: 400, payload }] });
  visit("/id/verification?emailToken=old", <VerificationPage />, "id");
  expect(await screen.findByRole("alert")).toHaveTextContent("This link has expired.");
  expect(screen.getByRole("button", { name: "Kirim ulang tautan" })).toBeInTheDocument();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/id\/verification$/));
});

test("a server out of reach spends no link: the same one is tried again", async () => {
  const calls = serverThat({
    "GET /register/confirm/t0ken": [
      { status: 503, payload: { message: "In a moment.", code: "store_unavailable" } },
      { payload: { message: "Verified." } },
    ],
  });
  const { person } = visit("/verification?emailToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("alert")).toHaveTextContent("In a moment.");
  expect(address()).toHaveTextContent("/verification?emailToken=t0ken");
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Verified.")).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test("opening 'this wasn't me' changes nothing until its button is pressed", async () => {
  const calls = serverThat({ "POST /register/disown": [{ payload: { message: "Deleted." } }] });
  const { person } = visit("/verification?disownToken=t0ken", <VerificationPage />);
  expect(await screen.findByRole("heading", { name: "Wasn't it you?" })).toBeInTheDocument();
  expect(calls).toHaveLength(0);
  await person.click(screen.getByRole("button", { name: "Delete this registration" }));
  expect(await screen.findByText("Deleted.")).toBeInTheDocument();
  expect(await calls[0]?.json()).toEqual({ token: "t0ken" });
  await waitFor(() => expect(address()).toHaveTextContent(/^\/verification$/));
});
