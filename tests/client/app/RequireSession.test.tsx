import { I18nProvider } from "@lingui/react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { session } from "@/api/session";
import { RequireSession } from "@/app/member/RequireSession";
import { ROUTER_OPTIONS } from "@/app/router-options";
import { forgetAccountClosed, noteAccountClosed } from "@/api/account-closed";
import { catalogues, commonWords, memberWords } from "@/app/words";

import { granted, network, refusal, signedOut, token } from "../api/network";

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function open(): void {
  render(
    <I18nProvider i18n={catalogues.i18n}>
      <MemoryRouter future={ROUTER_OPTIONS} initialEntries={["/transaction?category=income"]}>
        <Routes>
          <Route
            path="/transaction"
            element={
              <RequireSession fallback={<p>waiting</p>}>
                <p>own money</p>
              </RequireSession>
            }
          />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </I18nProvider>,
  );
}

beforeEach(async () => {
  await Promise.all([commonWords, memberWords].map((part) => catalogues.add(part)));
  await catalogues.activate("en");
});

afterEach(() => vi.unstubAllGlobals());

test("somebody signed in sees what is theirs", async () => {
  network(() => granted(token("a")));
  await session.goOn();
  open();
  expect(await screen.findByText("own money")).toBeInTheDocument();
});

test("a session that ran out leads to sign in and back", async () => {
  network(signedOut);
  await session.goOn();
  open();
  expect(
    await screen.findByText("/login?next=%2Ftransaction%3Fcategory%3Dincome"),
  ).toBeInTheDocument();
});

test("an outage offers another try and signs nobody out", async () => {
  network(() => refusal(503, "unavailable"));
  await session.goOn().catch(() => {});
  open();
  const again = await screen.findByRole("button", { name: "Try again" });
  let answer = (_answer: Response) => {};
  const asked = network(() => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(again);
  expect(again).toHaveAttribute("aria-busy", "true");
  await userEvent.click(again);
  await waitFor(() => expect(asked).toHaveLength(1));
  answer(refusal(503, "unavailable"));
  await waitFor(() => expect(again).not.toHaveAttribute("aria-busy"));

  network(() => granted(token("a")));
  await userEvent.click(again);
  expect(await screen.findByText("own money")).toBeInTheDocument();
});

test("an outage ends by itself, also where the answer breaks off", async () => {
  network(() => new Response('{"accessTok'));
  await session.goOn().catch(() => {});
  open();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  network(() => granted(token("a")));
  expect(await screen.findByText("own money", {}, { timeout: 10_000 })).toBeInTheDocument();
});

test("signing out on purpose leads to the landing page", async () => {
  network((request) =>
    request.method === "DELETE" ? Response.json({ payload: {} }) : granted(token("a")),
  );
  await session.goOn();
  open();
  await screen.findByText("own money");
  await session.logout();
  expect(await screen.findByText("/")).toBeInTheDocument();
});

test("closing the account leads to its last page instead", async () => {
  network((request) =>
    request.method === "DELETE" ? Response.json({ payload: {} }) : granted(token("a")),
  );
  await session.goOn();
  open();
  await screen.findByText("own money");
  noteAccountClosed();
  await session.logout();
  expect(await screen.findByText("/login")).toBeInTheDocument();
  forgetAccountClosed();
});
