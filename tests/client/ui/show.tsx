import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";

import { messages as ofConsole } from "@/app/console/locales/en.po";
import { messages as ofConsoleId } from "@/app/console/locales/id.po";
import { ROUTER_OPTIONS } from "@/app/router-options";
import { messages as member } from "@/app/member/locales/en.po";
import { messages as memberId } from "@/app/member/locales/id.po";
import { messages as english } from "@/ui/locales/en.po";
import { messages as indonesian } from "@/ui/locales/id.po";

/** Renders a component with its words; the person who uses it comes back with it. */
export function show(component: ReactNode, language: "en" | "id" = "en") {
  const messages = {
    en: { ...english, ...member, ...ofConsole },
    id: { ...indonesian, ...memberId, ...ofConsoleId },
  };
  const i18n = setupI18n({ locale: language, messages });
  const person = userEvent.setup();
  const around = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <MemoryRouter future={ROUTER_OPTIONS}>{children}</MemoryRouter>
    </I18nProvider>
  );
  return { person, ...render(component, { wrapper: around }) };
}
