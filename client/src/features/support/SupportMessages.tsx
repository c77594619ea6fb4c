import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Clock, MessageCircle, Reply } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";

import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatMoment } from "@/lib/dates";
import { hasDraft } from "@/browser/draft-storage";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { SupportForm } from "./SupportForm";
import { useSupportMessages, useSendFollowUp } from "./use-support";
import type { SupportMessage } from "./use-support";

/** The person's messages with their states. */
export function SupportMessages() {
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useSupportMessages();
  if (data && data.length > 0) {
    return (
      <ul className="divide-y divide-line">
        {data.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </ul>
    );
  }
  if (data) return <NoMessages />;
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return <MessagesSkeleton />;
}

function NoMessages() {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-7 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-control bg-primary-soft text-primary">
        <MessageCircle aria-hidden="true" className="size-5" />
      </span>
      <p className="font-bold">
        <Trans>No messages yet</Trans>
      </p>
      <p className="max-w-[34ch] text-small text-ink-2">
        <Trans>Stuck, or missing something? Write to us, and your message will appear here.</Trans>
      </p>
    </div>
  );
}

function MessagesSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your messages`}>
      {[0, 1].map((line) => (
        <div key={line} className="flex flex-col gap-2 py-3.5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </Loading>
  );
}

const done = <CircleCheck aria-hidden="true" className="size-3.5" />;

const STATES: Record<SupportMessage["state"], ReactNode> = {
  open: (
    <Badge icon={<Clock aria-hidden="true" className="size-3.5" />}>
      <Trans>Open</Trans>
    </Badge>
  ),
  answered: (
    <Badge tone="green" icon={done}>
      <Trans>Answered</Trans>
    </Badge>
  ),
  closed: (
    <Badge icon={done}>
      <Trans>Closed</Trans>
    </Badge>
  ),
};

/** One message with its replies and state. */
function MessageLine({ message }: { message: SupportMessage }) {
  const moment = useFormatMoment();
  const { id, state, replies, created_at } = message;
  return (
    <li className="flex flex-col gap-2 py-3.5 last:pb-0">
      <MessageText text={message.message} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="text-small text-ink-3">{moment(created_at)}</p>
        {STATES[state]}
      </div>
      {replies.length > 0 && (
        <ol className="mt-1 mb-2 flex flex-col gap-3 border-l-2 border-line pl-3.5">
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className="text-small text-ink-3">
                <b className="text-ink-2">
                  {reply.by === "operator" ? <Trans>Lumbung</Trans> : <Trans>You</Trans>}
                </b>
                {" · "}
                {moment(reply.created_at)}
              </p>
              <MessageText text={reply.text} />
            </li>
          ))}
        </ol>
      )}
      {replies.length > 0 && <FollowUpForm id={id} />}
    </li>
  );
}

/** Writes a moment as the person's clock and language have it. */
function useFormatMoment() {
  const { language } = useLanguage();
  const timezone = useAccount()?.timezone;
  return (moment: string) => formatMoment(moment, language, timezone);
}

/** Longer messages are collapsed. */
const COLLAPSED_LENGTH = { letters: 400, lines: 4 };

function MessageText({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  const long =
    text.length > COLLAPSED_LENGTH.letters || text.split("\n").length > COLLAPSED_LENGTH.lines;
  return (
    <div>
      <p className={cx("wrap-anywhere whitespace-pre-line", long && !all && "line-clamp-4")}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={all}
          className="link min-h-11"
          onClick={() => setAll(!all)}
        >
          {all ? <Trans>Show less</Trans> : <Trans>Show the whole message</Trans>}
        </button>
      )}
    </div>
  );
}

/** Writing on after an answer; it opens with a press, or because a sentence was begun. */
function FollowUpForm({ id }: { id: string }) {
  const draft = `support:${id}`;
  const [open, setOpen] = useState(() => hasDraft(draft));
  const { mutateAsync } = useSendFollowUp(id);
  if (!open) {
    return (
      <Button
        variant="secondary"
        className="self-start"
        icon={<Reply aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Reply</Trans>
      </Button>
    );
  }
  return (
    <SupportForm
      autoFocus
      rows={3}
      draft={draft}
      label={<Trans>Your reply</Trans>}
      confirm={<Trans>Send reply</Trans>}
      onSend={(message) => mutateAsync(message)}
      onSent={() => setOpen(false)}
    />
  );
}
