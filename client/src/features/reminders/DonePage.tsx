import { Trans } from "@lingui/react/macro";
import { BellRing, CircleCheck } from "lucide-react";

import type { Payload } from "@/api/client";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useMailLink } from "@/browser/use-mail-link";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { MailCard } from "@/ui/pictures/MailCard";
import { Money } from "@/ui/money/Money";
import { api, payloadOf } from "@/api/client";
import { type DeadLink, isDeadLink, useLinkAction, useLinkSubject } from "@/api/mail-links";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { APP_PATHS, remindersPath } from "@/lib/paths";
import {
  DeadMailLink,
  MailLinkMessage,
  MailLinkSkeleton,
  MissingMailLink,
} from "@/ui/mail-link/MailLinkMessage";

const PURPOSES = { doneToken: "done" } as const;

/** The reminder of a link with its amount and state. */
type LinkedReminder = Payload<"/reminders/done-by-mail/{token}", "get">;

type OnUsed = (outcome: LinkedReminder | DeadLink) => void;

async function readReminder(token: string): Promise<LinkedReminder> {
  const params = { path: { token } };
  return payloadOf(await api.GET("/reminders/done-by-mail/{token}", { params }));
}

async function markDone(token: string): Promise<LinkedReminder> {
  const done = payloadOf(await api.POST("/reminders/done-by-mail", { body: { token } }));
  notifyOtherTabs();
  return done;
}

/** The page behind the button in a reminder's mail: a press marks the reminder as done. */
export default function DonePage() {
  const { link, read, used, kept } = useMailLink<"done", LinkedReminder | DeadLink>(PURPOSES);
  return (
    <MailCard>
      {!read && <MailLinkSkeleton />}
      {link && <LoadedLink key={link.token} token={link.token} onUsed={used} />}
      {read && !link && <Outcome kept={kept} />}
    </MailCard>
  );
}

interface LinkProps {
  token: string;
  onUsed: OnUsed;
}

function LoadedLink({ token, onUsed }: LinkProps) {
  const failureText = useFailureText();
  const { subject, error, dead, retry } = useLinkSubject(token, readReminder, onUsed);
  if (subject) return <DoneQuestion token={token} reminder={subject} onUsed={onUsed} />;
  if (error === null) return <MailLinkSkeleton />;
  if (dead) return <DeadDoneLink {...dead} />;
  return <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>;
}

/** What the link led to before the page was reloaded. */
function Outcome({ kept }: { kept: LinkedReminder | DeadLink | null }) {
  if (kept) return isDeadLink(kept) ? <DeadDoneLink {...kept} /> : <Done {...kept} />;
  return (
    <MissingMailLink>
      <RemindersLink />
    </MissingMailLink>
  );
}

interface DoneQuestionProps extends LinkProps {
  reminder: LinkedReminder;
}

/** Opening the page changes nothing, because mail scanners open links but press no buttons. */
function DoneQuestion({ token, reminder, onUsed }: DoneQuestionProps) {
  const failureText = useFailureText();
  const { busy, answer, error, dead, send } = useLinkAction<LinkedReminder>(onUsed);
  if (answer) return <Done announced {...answer} />;
  if (dead) return <DeadDoneLink {...dead} />;
  if (reminder.state === "done") return <Done {...reminder} />;
  if (reminder.asks_amount) return <AmountQuestion {...reminder} />;
  return (
    <MailLinkMessage
      icon={BellRing}
      title={<Trans>Is it done?</Trans>}
      text={<ReminderSummary {...reminder} />}
    >
      {error !== null && (
        <Alert tone="error" role="alert" className="text-left">
          {failureText(error)}
        </Alert>
      )}
      <Button size="lg" block busy={busy} onClick={() => void send(() => markDone(token))}>
        <Trans>Yes, it's done</Trans>
      </Button>
      <RemindersLink />
    </MailLinkMessage>
  );
}

/** Its amount began to be asked for after the mail was sent; only its owner can enter that. */
function AmountQuestion({ description, day }: LinkedReminder) {
  const { language } = useLanguage();
  return (
    <MailLinkMessage
      icon={BellRing}
      title={<Trans>What did it come to?</Trans>}
      text={
        <p className="wrap-anywhere">
          <strong className="block font-bold text-ink">{description}</strong>
          <span className="block text-small text-ink-3">{formatDate(day, language)}</span>
        </p>
      }
    >
      <ButtonLink to={remindersPath(day)} size="lg" block>
        <Trans>Enter the amount</Trans>
      </ButtonLink>
    </MailLinkMessage>
  );
}

/** The reminder, and whether its amount will be recorded. */
function ReminderSummary({ description, day, amount, state }: LinkedReminder) {
  const { language } = useLanguage();
  const sum = <Money amount={amount ?? 0} className="font-bold text-ink" />;
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere">
        <strong className="block font-bold text-ink">{description}</strong>
        <span className="block text-small text-ink-3">{formatDate(day, language)}</span>
      </p>
      {state === "skipped" && (
        <p>
          <Trans>You skipped this date. You can still mark it as done.</Trans>
        </p>
      )}
      <p>
        {amount === null ? (
          <Trans>Nothing will be recorded in your transactions.</Trans>
        ) : (
          <Trans>{sum} will be recorded in your transactions.</Trans>
        )}
      </p>
    </div>
  );
}

interface DoneProps extends LinkedReminder {
  /** The reminder was marked as done by a press just now. */
  announced?: boolean;
}

/** The reminder is done; says what was recorded for it in the ledger. */
function Done({ description, amount, recorded, announced = false }: DoneProps) {
  const recordedSum = <Money amount={amount ?? 0} className="font-bold" />;
  return (
    <MailLinkMessage
      announced={announced}
      icon={CircleCheck}
      title={<Trans>Done: {description}</Trans>}
      text={
        recorded ? (
          <Trans>{recordedSum} is recorded in your transactions.</Trans>
        ) : (
          <Trans>Nothing was recorded in your transactions.</Trans>
        )
      }
    >
      <RemindersLink />
    </MailLinkMessage>
  );
}

/** Nobody can request a new link for a reminder, so this leads to the list. */
function DeadDoneLink({ expired }: DeadLink) {
  return (
    <DeadMailLink
      expired={expired}
      text={<Trans>You'll find what's due in your reminders. You can mark it as done there.</Trans>}
    >
      <RemindersLink />
    </DeadMailLink>
  );
}

function RemindersLink() {
  return (
    <ButtonLink to={APP_PATHS.reminders} variant="secondary" size="lg" block>
      <Trans>Open my reminders</Trans>
    </ButtonLink>
  );
}
