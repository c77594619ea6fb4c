import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { reauthentication } from "@/api/reauthentication";
import { SecondFactorCard } from "@/features/second_factor/SecondFactorCard";

import { answer, refusal, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

beforeEach(() => windowOfWidth(1280));

const MADE = {
  secret: "ABCDEFGH",
  otpauth_url: "otpauth://totp/x",
  qr_code: "data:image/svg+xml,",
};
const CODES = Array.from({ length: 10 }, (_, number) => `code-${number}`);
const START = { "POST /users/totp": () => answer({ datas: [MADE] }) };

test("the first code turns it on, and the codes stay until they are kept", async () => {
  const calls = serve({
    ...START,
    "POST /users/totp/confirm": () =>
      answer({ message: "On.", datas: [{ recovery_codes: CODES }] }),
  });
  const { person, rerender } = showScreen(<SecondFactorCard on={false} operator={false} />);
  await person.click(screen.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText("ABCD EFGH")).toBeInTheDocument();
  await person.type(screen.getByLabelText("6-digit code"), "123456{Enter}");
  const kept = await screen.findByRole("dialog", { name: "Your recovery codes" });
  expect(within(kept).getAllByRole("listitem")).toHaveLength(10);
  expect(calls.map(({ body }) => body)).toContainEqual({ otp: "123456" });

  // The account tells meanwhile that it is on; the codes are shown only this once.
  rerender(<SecondFactorCard on operator={false} />);
  expect(screen.getByRole("dialog", { name: "Your recovery codes" })).toBeInTheDocument();
  await person.click(within(kept).getByRole("button", { name: "Done" }));
  expect(screen.getByText("Save the codes first, then tick the box.")).toBeInTheDocument();
  await person.click(screen.getByLabelText("I've saved them"));
  await person.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a password that is too old is asked for, and the code stays when it is not given", async () => {
  serve({
    ...START,
    "POST /users/totp/confirm": () => refusal(403, { code: "reauthentication_required" }),
  });
  const { person } = showScreen(<SecondFactorCard on={false} operator={false} />);
  await person.click(screen.getByRole("button", { name: "Turn on" }));
  await person.type(await screen.findByLabelText("6-digit code"), "123456{Enter}");
  await waitFor(() => expect(reauthentication.isAsked()).toBe(true));
  act(() => reauthentication.settle(false));
  expect(screen.getByLabelText("6-digit code")).toHaveValue("123456");
  expect(screen.queryByText("The server said no.")).not.toBeInTheDocument();
});

test("a wrong code is said at its field", async () => {
  serve({ ...START, "POST /users/totp/confirm": () => refusal(422, { code: "invalid_otp" }) });
  const { person } = showScreen(<SecondFactorCard on={false} operator={false} />);
  await person.click(screen.getByRole("button", { name: "Turn on" }));
  await person.type(await screen.findByLabelText("6-digit code"), "000000{Enter}");
  expect(await screen.findByText("The server said no.")).toBeInTheDocument();
  expect(screen.getByLabelText("6-digit code")).toHaveValue("000000");
});

test("turning it off is asked first", async () => {
  const calls = serve({ "DELETE /users/totp": () => answer({ message: "It is off." }) });
  const { person } = showScreen(<SecondFactorCard on operator={false} />);
  await person.click(screen.getByRole("button", { name: "Turn off" }));
  expect(calls).toHaveLength(0);
  const question = await screen.findByRole("alertdialog");
  await person.click(within(question).getByRole("button", { name: "Turn off" }));
  await waitFor(() => expect(calls.map(({ method }) => method)).toContain("DELETE"));
});

test("operators cannot turn it off", () => {
  serve({});
  showScreen(<SecondFactorCard on operator />);
  expect(screen.getByText("Operators must keep it on.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Turn off" })).not.toBeInTheDocument();
});
