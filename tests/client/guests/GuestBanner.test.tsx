import { renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { useSession } from "@/api/use-session";
import GuestBanner from "@/features/guests/GuestBanner";
import LeaveDialog from "@/features/guests/LeaveDialog";
import { DialogsContext } from "@/ui/dialog/app-dialogs";

import { token } from "../api/network";
import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

const GUEST = { username: "Guest", email: null, email_change: null as string | null };

function show(account: Partial<typeof GUEST> & { is_guest: boolean }) {
  const calls = serve({ "GET /users": () => answer({ datas: [{ ...GUEST, ...account }] }) });
  const open = vi.fn();
  const shown = showScreen(
    <DialogsContext value={open}>
      <GuestBanner />
    </DialogsContext>,
  );
  return { ...shown, calls, open };
}

beforeEach(async () => {
  serve({});
  await session.goOn();
});

test("a guest is told that this disappears, and can keep it", async () => {
  const { person, open } = show({ is_guest: true });
  await person.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(open).toHaveBeenCalledWith("keep");
});

const details = { idle_seconds: 1800, ends_at: "2027-01-01T00:00:00Z", quiz_closed: true };

test.each([
  ["leaves out whether it is a guest's", details, false],
  ["says more than this page knows", { ...details, is_guest: true, later: [1] }, true],
  ["tells nothing of the session", undefined, false],
])("a session whose answer %s goes on", async (_name, answered, isGuest) => {
  serve({});
  const datas = answered ? [answered] : undefined;
  await session.begin({ accessToken: token("g"), payload: { datas } });
  const { result } = renderHook(() => useSession());
  expect(result.current).toMatchObject({ status: "signed-in", isGuest });
  expect(await session.token()).toBe(token("g"));
});

test("once a link was mailed, the banner says to whom", async () => {
  const { person, open } = show({ is_guest: true, email_change: "ayu@contoh.id" });
  expect(await screen.findByText("Open the link we sent to ayu@contoh.id")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Details" }));
  expect(open).toHaveBeenCalledWith("keep");
});

test("once the link was opened, the device goes on in the account", async () => {
  const goOn = vi.spyOn(session, "goOn");
  show({ is_guest: false });
  expect(await screen.findByText(/Your account is ready/)).toBeVisible();
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button", { name: "Keep it" })).toBeNull();
});

test("who leaves is not asked again what becomes of the entries that wait", async () => {
  const calls = serve({ "DELETE /logout": () => answer({}) });
  const ask = vi.fn(async () => false);
  const end = session.guardLogout(ask);
  const { person, onClose } = leave();
  await person.click(screen.getByRole("button", { name: "Delete and leave" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  end();
  expect(ask).not.toHaveBeenCalled();
  expect(calls.map(({ method }) => method)).toEqual(["DELETE"]);
});

function leave() {
  const open = vi.fn();
  const onClose = vi.fn();
  const shown = showScreen(
    <DialogsContext value={open}>
      <LeaveDialog wanted={undefined} onClose={onClose} />
    </DialogsContext>,
  );
  return { ...shown, open, onClose };
}

test("who would leave can keep it instead", async () => {
  const { person, open } = leave();
  await person.click(screen.getByRole("button", { name: "Keep it" }));
  expect(open).toHaveBeenCalledWith("keep");
});

test("leaving signs out; where that fails nothing is lost and it can be tried again", async () => {
  const { person, onClose } = leave();
  serve({ "DELETE /logout": noConnection });
  await person.click(screen.getByRole("button", { name: "Delete and leave" }));
  expect(await screen.findByText(/We can.t reach Lumbung/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  serve({ "DELETE /logout": () => answer({}) });
  await person.click(screen.getByRole("button", { name: "Delete and leave" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(session.state()).toMatchObject({ status: "signed-out", left: true });
});
