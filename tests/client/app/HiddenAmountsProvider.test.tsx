import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { AccountPreferences } from "@/app/member/state/AccountPreferences";
import { HiddenAmountsProvider } from "@/app/member/state/HiddenAmountsProvider";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";

import { answer, serve } from "../support/server";
import { showScreen } from "../support/show-screen";

/** The page with its eye; the part that keeps what is chosen comes when it is asked for. */
function Page() {
  const { hidden, hide } = useHiddenAmounts();
  const [later, setLater] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={hidden} onClick={() => hide(!hidden)}>
        Hide amounts
      </button>
      <button type="button" onClick={() => setLater(true)}>
        The rest comes
      </button>
      {later && <AccountPreferences />}
    </>
  );
}

function gate() {
  const waiting: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => waiting.push(resolve));
  return { opened, open: () => waiting.forEach((go) => go()) };
}

function accountThatComesLater(first: { hide_amounts: boolean }) {
  let kept = first.hide_amounts;
  const heard = gate();
  const written = gate();
  const calls = serve({
    "GET /users": async () => {
      const said = { username: "sariwulan", theme: null, hide_amounts: kept };
      await heard.opened;
      return answer({ datas: [said] });
    },
    "PUT /users/preferences": async ({ body }) => {
      await written.opened;
      kept = (body as { hide_amounts: boolean }).hide_amounts;
      return answer({});
    },
    "GET /site": () => answer({ datas: [{ rates: [] }] }),
  });
  const keeping = () => calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { come: heard.open, write: written.open, keeping };
}

const eye = () => screen.getByRole("button", { name: "Hide amounts" });

vi.hoisted(() => {
  const media = () => ({ matches: false, addEventListener: () => undefined });
  Object.assign(window, { matchMedia: media });
});

beforeEach(() => localStorage.clear());

afterEach(() => vi.unstubAllGlobals());

test("the eye pressed before the account and the rest of the page are there is kept", async () => {
  const { come, write, keeping } = accountThatComesLater({ hide_amounts: false });
  await session.goOn();
  const { person } = showScreen(
    <HiddenAmountsProvider>
      <Page />
    </HiddenAmountsProvider>,
  );
  await person.click(eye());
  if (eye().getAttribute("aria-pressed") === "false") await person.click(eye());
  expect(eye()).toHaveAttribute("aria-pressed", "true");
  come();
  await new Promise((done) => setTimeout(done, 20));
  expect(eye()).toHaveAttribute("aria-pressed", "true");
  await person.click(screen.getByRole("button", { name: "The rest comes" }));
  await waitFor(() => expect(keeping()).toEqual([{ hide_amounts: true }]));
  write();
  await new Promise((done) => setTimeout(done, 20));
  expect(eye()).toHaveAttribute("aria-pressed", "true");
});

test("an account's answer from before the press does not undo it while it is being kept", async () => {
  const { come, write, keeping } = accountThatComesLater({ hide_amounts: false });
  await session.goOn();
  const { person, client } = showScreen(
    <HiddenAmountsProvider>
      <Page />
    </HiddenAmountsProvider>,
  );
  await person.click(screen.getByRole("button", { name: "The rest comes" }));
  await person.click(eye());
  if (eye().getAttribute("aria-pressed") === "false") await person.click(eye());
  void client.refetchQueries({ queryKey: ["me"] });
  come();
  await waitFor(() => expect(client.getQueryData(["me"])).toMatchObject({ hide_amounts: true }));
  expect(eye()).toHaveAttribute("aria-pressed", "true");
  write();
  await waitFor(() => expect(keeping().at(-1)).toEqual({ hide_amounts: true }));
  expect(eye()).toHaveAttribute("aria-pressed", "true");
});
