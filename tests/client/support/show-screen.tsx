import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";

import { messages as api } from "@/api/locales/en.po";
import { messages as apiId } from "@/api/locales/id.po";
import { messages as budgets } from "@/features/budgets/locales/en.po";
import { messages as budgetsId } from "@/features/budgets/locales/id.po";
import { messages as categories } from "@/features/categories/locales/en.po";
import { messages as categoriesId } from "@/features/categories/locales/id.po";
import { messages as comments } from "@/features/comments/locales/en.po";
import { messages as commentsId } from "@/features/comments/locales/id.po";
import { messages as forecast } from "@/features/forecast/locales/en.po";
import { messages as forecastId } from "@/features/forecast/locales/id.po";
import { messages as goals } from "@/features/goals/locales/en.po";
import { messages as goalsId } from "@/features/goals/locales/id.po";
import { messages as guests } from "@/features/guests/locales/en.po";
import { messages as guestsId } from "@/features/guests/locales/id.po";
import { messages as imports } from "@/features/imports/locales/en.po";
import { messages as importsId } from "@/features/imports/locales/id.po";
import { messages as investments } from "@/features/investments/locales/en.po";
import { messages as investmentsId } from "@/features/investments/locales/id.po";
import { messages as notifications } from "@/features/notifications/locales/en.po";
import { messages as notificationsId } from "@/features/notifications/locales/id.po";
import { messages as outboxDetails } from "@/features/outbox/details/locales/en.po";
import { messages as outboxDetailsId } from "@/features/outbox/details/locales/id.po";
import { messages as overview } from "@/features/overview/locales/en.po";
import { messages as overviewId } from "@/features/overview/locales/id.po";
import { messages as proposals } from "@/features/proposals/locales/en.po";
import { messages as proposalsId } from "@/features/proposals/locales/id.po";
import { messages as quiz } from "@/features/quiz/locales/en.po";
import { messages as quizId } from "@/features/quiz/locales/id.po";
import { messages as reminders } from "@/features/reminders/locales/en.po";
import { messages as remindersId } from "@/features/reminders/locales/id.po";
import { messages as rules } from "@/features/rules/locales/en.po";
import { messages as rulesId } from "@/features/rules/locales/id.po";
import { messages as sessions } from "@/features/sessions/locales/en.po";
import { messages as sessionsId } from "@/features/sessions/locales/id.po";
import { messages as support } from "@/features/support/locales/en.po";
import { messages as supportId } from "@/features/support/locales/id.po";
import { messages as byCategory } from "@/features/transactions/categories/locales/en.po";
import { messages as byCategoryId } from "@/features/transactions/categories/locales/id.po";
import { messages as orderedExport } from "@/features/transactions/exports/locales/en.po";
import { messages as orderedExportId } from "@/features/transactions/exports/locales/id.po";
import { messages as list } from "@/features/transactions/list/locales/en.po";
import { messages as listId } from "@/features/transactions/list/locales/id.po";
import { messages as record } from "@/features/transactions/record/locales/en.po";
import { messages as recordId } from "@/features/transactions/record/locales/id.po";
import { messages as transactions } from "@/features/transactions/locales/en.po";
import { messages as transactionsId } from "@/features/transactions/locales/id.po";
import { messages as users } from "@/features/users/locales/en.po";
import { messages as usersId } from "@/features/users/locales/id.po";
import { messages as wallets } from "@/features/wallets/locales/en.po";
import { messages as walletsId } from "@/features/wallets/locales/id.po";
import type { Language } from "@/i18n/languages";
import { LanguageContext } from "@/i18n/use-language";
import { ROUTER_OPTIONS } from "@/app/router-options";
import { ToastProvider } from "@/ui/feedback/ToastProvider";
import { messages as member } from "@/app/member/locales/en.po";
import { messages as memberId } from "@/app/member/locales/id.po";
import { messages as ui } from "@/ui/locales/en.po";
import { messages as uiId } from "@/ui/locales/id.po";

const messages = {
  en: {
    ...api,
    ...ui,
    ...member,
    ...budgets,
    ...categories,
    ...comments,
    ...forecast,
    ...goals,
    ...guests,
    ...imports,
    ...investments,
    ...outboxDetails,
    ...overview,
    ...proposals,
    ...quiz,
    ...reminders,
    ...rules,
    ...sessions,
    ...transactions,
    ...byCategory,
    ...orderedExport,
    ...list,
    ...record,
    ...users,
    ...support,
    ...notifications,
    ...wallets,
  },
  id: {
    ...apiId,
    ...uiId,
    ...memberId,
    ...budgetsId,
    ...categoriesId,
    ...commentsId,
    ...forecastId,
    ...goalsId,
    ...guestsId,
    ...importsId,
    ...investmentsId,
    ...outboxDetailsId,
    ...overviewId,
    ...proposalsId,
    ...quizId,
    ...remindersId,
    ...rulesId,
    ...sessionsId,
    ...transactionsId,
    ...byCategoryId,
    ...orderedExportId,
    ...listId,
    ...recordId,
    ...usersId,
    ...supportId,
    ...notificationsId,
    ...walletsId,
  },
};

let address = "";

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** The address that the browser would show now. */
export const currentAddress = () => address;

/** Renders a part of the signed-in product; the person who uses it comes back with it. */
export function showScreen(
  part: ReactNode,
  { at = "/transaction", language = "en" as Language } = {},
) {
  const i18n = setupI18n({ locale: language, messages });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const choice = { language, setLanguage: () => Promise.resolve() };
  const around = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <LanguageContext value={choice}>
        <QueryClientProvider client={client}>
          <MemoryRouter future={ROUTER_OPTIONS} initialEntries={[at]}>
            <ToastProvider>{children}</ToastProvider>
            <Address />
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageContext>
    </I18nProvider>
  );
  return { person: userEvent.setup(), client, ...render(part, { wrapper: around }) };
}
