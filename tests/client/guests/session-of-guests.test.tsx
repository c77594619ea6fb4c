import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { SessionEndDialog } from "@/features/sessions/SessionEndDialog";
import LoginPage from "@/features/auth/LoginPage";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { network, refusal, signedOut, token } from "../api/network";
import { visit } from "../auth/visit";
import { showScreen } from "../support/show-screen";

beforeEach(() => localStorage.clear());

async function begin(isGuest: boolean): Promise<void> {
  const details = { idle_seconds: 1800, ends_at: "2027-01-01T00:00:00Z", quiz_closed: true };
  const datas = [{ ...details, is_guest: isGuest }];
  await session.begin({ accessToken: token("g"), payload: { datas } });
}

async function endElsewhere(): Promise<void> {
  network(() => signedOut());
  await session.check();
}

test("a guest whose session has ended is not welcomed back to what is gone", async () => {
  await begin(true);
  await endElsewhere();
  visit("/login", <LoginPage />);
  expect(await screen.findByRole("heading", { name: "Your try-out has ended" })).toBeVisible();
  expect(screen.getByText(/without an account is deleted with it/)).toBeVisible();
  expect(screen.queryByText("Your barn is where you left it.")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try without an account" })).toBeVisible();
});

test("a member whose session has ended is", async () => {
  await begin(false);
  await endElsewhere();
  visit("/login", <LoginPage />);
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
});

test("without a connection it is known on the next start that a guest is signed in", async () => {
  await begin(true);
  network(() => refusal(503, "unavailable"));
  await session.check();
  expect(session.isGuestKnown()).toBe(true);
});

test.each([
  ["for good", true],
  ["without use", false],
])(
  "before the session ends %s, a guest is offered to keep it and never to sign in",
  async (_, final) => {
    await begin(true);
    network(() => Response.json({ payload: { datas: [{}] } }));
    const open = vi.fn();
    const onClose = vi.fn();
    const { person } = showScreen(
      <DialogsContext value={open}>
        <SessionEndDialog left={90} final={final} onClose={onClose} />
      </DialogsContext>,
    );
    const dialog = await screen.findByRole("dialog", { name: "This try-out ends in 2 minutes" });
    expect(dialog).toHaveTextContent(/what you recorded/);
    expect(dialog).not.toHaveTextContent(/sign in again|Logout|password/);
    await person.click(screen.getByRole("button", { name: "Keep it" }));
    expect(open).toHaveBeenCalledWith("keep");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  },
);
