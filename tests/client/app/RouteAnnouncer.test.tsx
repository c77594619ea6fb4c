import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ROUTER_OPTIONS } from "@/app/router-options";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

beforeEach(() => {
  vi.resetModules();
  window.history.replaceState({}, "", "/");
  vi.stubGlobal("scrollTo", () => {});
});

afterEach(() => vi.unstubAllGlobals());

/** A page that comes up when it is at this address, after another one was opened. */
async function comeUp(address: string): Promise<void> {
  const { RouteAnnouncer } = await import("@/app/RouteAnnouncer");
  window.history.replaceState({}, "", address);
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter future={ROUTER_OPTIONS} initialEntries={[address]}>
        <main>
          <h1>Where one is</h1>
          <RouteAnnouncer title="Where one is" />
        </main>
      </MemoryRouter>
    </I18nProvider>,
  );
}

test("the page that was opened leaves the focus where it is", async () => {
  await comeUp("/");
  expect(document.body).toHaveFocus();
});

test("the first page to come up after one that slept gets the focus", async () => {
  await comeUp("/blog");
  expect(screen.getByRole("heading")).toHaveFocus();
});
