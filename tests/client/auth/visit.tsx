import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter, type MemoryRouterProps, useLocation } from "react-router-dom";
import { vi } from "vitest";

import { messages as apiEnglish } from "@/api/locales/en.po";
import { messages as apiIndonesian } from "@/api/locales/id.po";
import { messages as authEnglish } from "@/features/auth/locales/en.po";
import { messages as authIndonesian } from "@/features/auth/locales/id.po";
import { messages as landingEnglish } from "@/features/landing/locales/en.po";
import { messages as landingIndonesian } from "@/features/landing/locales/id.po";
import { messages as lowerEnglish } from "@/features/landing/lower/locales/en.po";
import { messages as lowerIndonesian } from "@/features/landing/lower/locales/id.po";
import { messages as legalEnglish } from "@/features/legal/locales/en.po";
import { messages as legalIndonesian } from "@/features/legal/locales/id.po";
import { messages as notificationsEnglish } from "@/features/notifications/locales/en.po";
import { messages as notificationsIndonesian } from "@/features/notifications/locales/id.po";
import { messages as remindersEnglish } from "@/features/reminders/locales/en.po";
import { messages as remindersIndonesian } from "@/features/reminders/locales/id.po";
import type { Language } from "@/i18n/languages";
import { LanguageContext } from "@/i18n/use-language";
import { ROUTER_OPTIONS } from "@/app/router-options";
import { messages as uiEnglish } from "@/ui/locales/en.po";
import { messages as uiIndonesian } from "@/ui/locales/id.po";

const messages = {
  en: {
    ...apiEnglish,
    ...uiEnglish,
    ...authEnglish,
    ...landingEnglish,
    ...lowerEnglish,
    ...notificationsEnglish,
    ...remindersEnglish,
    ...legalEnglish,
  },
  id: {
    ...apiIndonesian,
    ...uiIndonesian,
    ...authIndonesian,
    ...landingIndonesian,
    ...lowerIndonesian,
    ...notificationsIndonesian,
    ...remindersIndonesian,
    ...legalIndonesian,
  },
};

function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <output aria-label="address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  );
}

type Entry = NonNullable<MemoryRouterProps["initialEntries"]>[number];

/** Opens a page at an address, as the browser of a person who reads the language would. */
export function visit(address: Entry, page: ReactNode, language: Language = "en") {
  const i18n = setupI18n({ locale: language, messages });
  const choice = { language, setLanguage: () => Promise.resolve() };
  const person = userEvent.setup();
  const opened = render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LanguageContext value={choice}>
          <MemoryRouter future={ROUTER_OPTIONS} initialEntries={[address]}>
            {page}
            <Address />
          </MemoryRouter>
        </LanguageContext>
      </I18nProvider>
    </StrictMode>,
  );
  return { person, ...opened };
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  payload?: Record<string, unknown>;
  /** What a login answers beside its payload. */
  accessToken?: string;
}

/** A server that gives each call the next of its answers, the last one over and over. */
export function serverThat(answers: Record<string, Answer[]>): Request[] {
  const calls: Request[] = [];
  vi.stubGlobal("fetch", (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname.replace("/api/v1", "")}`;
    const asked = calls.filter(
      (call) => call.method === request.method && call.url === request.url,
    );
    calls.push(request);
    const all = answers[name] ?? [];
    const answer = all[Math.min(asked.length, all.length - 1)];
    if (!answer) return Promise.reject(new TypeError(`Nothing answers ${name}`));
    const { status = 200, headers, payload = {}, accessToken } = answer;
    return Promise.resolve(Response.json({ payload, accessToken }, { status, headers }));
  });
  return calls;
}
