import { Trans } from "@lingui/react/macro";
import { BellOff, BellRing, MailMinus } from "lucide-react";

import type { Row } from "@/api/client";
import { useMailLink } from "@/browser/use-mail-link";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { MailCard } from "@/ui/pictures/MailCard";
import { api, payloadOf } from "@/api/client";
import { type DeadLink, isDeadLink, useLinkAction, useLinkSubject } from "@/api/mail-links";
import { useFailureText } from "@/api/use-failure-text";
import { APP_PATHS } from "@/lib/paths";
import {
  DeadMailLink,
  MailLinkMessage,
  MailLinkSkeleton,
  MissingMailLink,
} from "@/ui/mail-link/MailLinkMessage";

const PURPOSES = { unsubscribeToken: "unsubscribe" } as const;

/** Which mails a link is about, and whether they are sent. */
type Mails = Row<"/unsubscribe/{token}", "get">;

/** The outcome of a press, with the token that can reverse it after the page is reloaded. */
interface Changed {
  token: string;
  mails: Mails;
}

type Outcome = Changed | DeadLink;

function getMails({ datas: [mails] }: { datas: Mails[] }): Mails {
  if (!mails) throw new TypeError("A link is about one kind of mails");
  return mails;
}

async function readMails(token: string): Promise<Mails> {
  const params = { path: { token } };
  return getMails(payloadOf(await api.GET("/unsubscribe/{token}", { params })));
}

async function setMailsOn(token: string, on: boolean): Promise<Mails> {
  const params = { path: { token } };
  const answer = on
    ? await api.DELETE("/unsubscribe/{token}", { params })
    : await api.POST("/unsubscribe/{token}", { params });
  return getMails(payloadOf(answer));
}

/** The page behind the footer link of an optional mail: turns such mails off, and on again. */
export default function UnsubscribePage() {
  const { link, read, used, kept } = useMailLink<"unsubscribe", Outcome>(PURPOSES);
  return (
    <MailCard>
      {!read && <MailLinkSkeleton />}
      {link && <LoadedLink key={link.token} token={link.token} onUsed={used} />}
      {read && !link && <KeptOutcome kept={kept} onUsed={used} />}
    </MailCard>
  );
}

interface OnUsedProps {
  onUsed: (outcome: Outcome) => void;
}

function LoadedLink({ token, onUsed }: OnUsedProps & { token: string }) {
  const failureText = useFailureText();
  const { subject, error, dead, retry } = useLinkSubject(token, readMails, onUsed);
  if (subject) return <MailChoice token={token} first={subject} onUsed={onUsed} />;
  if (error === null) return <MailLinkSkeleton />;
  if (dead) return <DeadUnsubscribeLink {...dead} />;
  return <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>;
}

/** What the link led to before the page was reloaded. */
function KeptOutcome({ kept, onUsed }: OnUsedProps & { kept: Outcome | null }) {
  if (!kept) {
    return (
      <MissingMailLink>
        <SettingsLink />
      </MissingMailLink>
    );
  }
  if (isDeadLink(kept)) return <DeadUnsubscribeLink {...kept} />;
  const { token, mails } = kept;
  return <MailChoice token={token} first={mails} changed={mails} onUsed={onUsed} />;
}

interface MailChoiceProps extends OnUsedProps {
  token: string;
  /** Which mails they are, and whether they were sent when the link was opened. */
  first: Mails;
  /** The outcome of a press before the page was reloaded. */
  changed?: Mails | undefined;
}

/** Asks whether to turn the mails of a link off, or on again. */
function MailChoice({ token, first, changed, onUsed }: MailChoiceProps) {
  const failureText = useFailureText();
  const { busy, answer, error, dead, send } = useLinkAction<Mails>((outcome) =>
    onUsed(isDeadLink(outcome) ? outcome : { token, mails: outcome }),
  );
  const latest = answer ?? changed;
  const { purpose, is_on } = latest ?? first;
  const isChanged = latest !== undefined;
  if (dead) return <DeadUnsubscribeLink {...dead} />;
  const turn = (on: boolean) => void send(() => setMailsOn(token, on));
  return (
    <MailLinkMessage
      // The outcome of every press is announced, also when it is the same again.
      key={String(answer?.is_on)}
      announced={answer !== null}
      icon={getIcon(is_on, isChanged)}
      title={<Title on={is_on} changed={isChanged} />}
      text={<MailDescription purpose={purpose} on={is_on} changed={isChanged} />}
    >
      {error !== null && (
        <Alert tone="error" role="alert" className="text-left">
          {failureText(error)}
        </Alert>
      )}
      {is_on ? (
        <Button size="lg" block busy={busy} onClick={() => turn(false)}>
          <Trans>Unsubscribe</Trans>
        </Button>
      ) : (
        <Button variant="soft" size="lg" block busy={busy} onClick={() => turn(true)}>
          <Trans>Send them again</Trans>
        </Button>
      )}
      <SettingsLink />
    </MailLinkMessage>
  );
}

function getIcon(on: boolean, changed: boolean) {
  if (!on) return BellOff;
  return changed ? BellRing : MailMinus;
}

function Title({ on, changed }: { on: boolean; changed: boolean }) {
  if (on) {
    return changed ? (
      <Trans>You'll get these emails again</Trans>
    ) : (
      <Trans>Stop getting these emails?</Trans>
    );
  }
  return changed ? (
    <Trans>You won't get these emails any more</Trans>
  ) : (
    <Trans>These emails are already off</Trans>
  );
}

interface MailDescriptionProps {
  purpose: string;
  /** Whether the mails are sent. */
  on: boolean;
  /** Whether that was chosen on this page. */
  changed: boolean;
}

/** Which mails they are, and what is sent without them. */
function MailDescription({ purpose, on, changed }: MailDescriptionProps) {
  return (
    <div className="flex flex-col gap-2">
      <p>{purpose === "suggestion" ? <MonthlyLetter on={on} /> : <ReminderMails on={on} />}</p>
      {(!on || !changed) && (
        <p className="text-small text-ink-3">
          <Trans>We always send important notices about your account and its security.</Trans>
        </p>
      )}
    </div>
  );
}

function MonthlyLetter({ on }: { on: boolean }) {
  if (on) {
    return (
      <Trans>
        This email is the monthly letter: what came in, what went out and what stood out.
      </Trans>
    );
  }
  return <Trans>The monthly letter is off. Your figures are still in Lumbung.</Trans>;
}

function ReminderMails({ on }: { on: boolean }) {
  if (on) {
    return (
      <Trans>
        These emails cover reminders, budget alerts and investment dates. You'll still find them
        under the bell in Lumbung either way.
      </Trans>
    );
  }
  return (
    <Trans>
      You won't get reminders, budget alerts or investment dates by email or push any more. You'll
      still find them under the bell in Lumbung.
    </Trans>
  );
}

function DeadUnsubscribeLink({ expired }: DeadLink) {
  return (
    <DeadMailLink
      expired={expired}
      text={<Trans>You choose which emails you get in your notification settings.</Trans>}
    >
      <SettingsLink />
    </DeadMailLink>
  );
}

function SettingsLink() {
  return (
    <ButtonLink to={APP_PATHS.notifications} variant="secondary" size="lg" block>
      <Trans>Notification settings</Trans>
    </ButtonLink>
  );
}
