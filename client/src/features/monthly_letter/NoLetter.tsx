import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { settingPath, transactionsPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { Card } from "@/ui/layout/Card";

import type { Letters } from "./types";

/** There is no letter yet: why, and what to do. */
export function NoLetter({ letters: { state, next_on } }: { letters: Letters }) {
  const { language } = useLanguage();
  const date = formatDate(next_on, language);
  const { isGuest } = useSession();
  return <Card>{EMPTY[state](date, isGuest)}</Card>;
}

const EMPTY: Record<Letters["state"], (date: string, isGuest: boolean) => ReactNode> = {
  on: (date, isGuest) => (
    <EmptyState
      illustration="email-sent"
      title={<Trans>Your first letter comes on {date}</Trans>}
      action={
        <ButtonLink to={transactionsPath()}>
          <Trans>Go to your transactions</Trans>
        </ButtonLink>
      }
    >
      {isGuest ? (
        <Trans>
          It sums up your month: what came in, what went out and three highlights. Record something
          before then, and you'll find it here.
        </Trans>
      ) : (
        <Trans>
          It sums up your month: what came in, what went out and three highlights. Record something
          before then, and you'll get it by email and here.
        </Trans>
      )}
    </EmptyState>
  ),
  off: (date) => (
    <EmptyState
      illustration="email-sent"
      title={<Trans>The monthly letter is off</Trans>}
      action={
        <ButtonLink to={settingPath("subscribe")}>
          <Trans>Turn it on</Trans>
        </ButtonLink>
      }
    >
      <Trans>Turn it on in your settings, and your first letter will arrive on {date}.</Trans>
    </EmptyState>
  ),
  consent: (_date, isGuest) => (
    <EmptyState
      illustration="email-sent"
      title={<Trans>Your parent has to agree first</Trans>}
      action={
        <ButtonLink to={settingPath("account")}>
          <Trans>Open your settings</Trans>
        </ButtonLink>
      }
    >
      {isGuest ? (
        <Trans>You're under 18. We ask your parent by email, so keep your account first.</Trans>
      ) : (
        <Trans>
          You're under 18. Letters start once your parent has opened the link we emailed.
        </Trans>
      )}
    </EmptyState>
  ),
};
