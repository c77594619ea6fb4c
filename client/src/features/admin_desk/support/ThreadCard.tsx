import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, ArrowLeft, Inbox, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { consoleUsersPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";

import { useThread, useToggleThread } from "../queries";
import { UserLine } from "../UserLine";
import type { Thread } from "../types";
import { useListAddress } from "../use-list-address";
import { useDateFormats } from "../use-date-formats";
import { AnswerForm } from "./AnswerForm";
import { StateBadge } from "./StateBadge";

/** One thread with its messages and the reply form. */
export function ThreadCard({ id }: { id: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <BackToList />
      <ThreadContent id={id} heading={heading} />
    </Card>
  );
}

/** On phones the list is another view. */
function BackToList() {
  const { linked } = useListAddress();
  return (
    <Link
      {...linked({ message: "" })}
      className="-my-1.5 -ml-1.5 inline-flex min-h-11 items-center gap-2 self-start rounded-m px-1.5 font-label text-ink-2 hover:text-ink lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <Trans>All messages</Trans>
    </Link>
  );
}

function ThreadContent({ id, heading }: { id: string; heading: string }) {
  const failureText = useFailureText();
  const { data: thread, error, isFetching, refetch } = useThread(id);
  if (thread) {
    return (
      <>
        <ThreadHead thread={thread} heading={heading} />
        <ThreadMessages thread={thread} />
        <AnswerForm thread={thread} />
      </>
    );
  }
  if (thread === null || (error instanceof AppError && error.status === 404)) {
    return (
      <NothingHere icon={Inbox} title={<Trans>This message doesn't exist</Trans>}>
        <Trans>The sender may have deleted their account.</Trans>
      </NothingHere>
    );
  }
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return <ThreadSkeleton />;
}

function ThreadHead({ thread, heading }: { thread: Thread; heading: string }) {
  const { t } = useLingui();
  const { user, state } = thread;
  const name = user.fullname;
  const title = useRef<HTMLHeadingElement>(null);
  // Move the focus here when the thread was opened from the list.
  useEffect(() => {
    const waiting = document.activeElement;
    if (waiting?.getAttribute("tabindex") === "-1" && waiting.contains(title.current)) {
      title.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
      <h2 ref={title} tabIndex={-1} id={heading} className="sr-only">
        {t`Message from ${name}`}
      </h2>
      <div className="relative flex min-w-0 flex-1 basis-56">
        <UserLine user={user}>
          <Link
            to={consoleUsersPath("users", { user: user.id })}
            className="link -my-1 block truncate py-1 text-small after:absolute after:-inset-y-1 after:inset-x-0"
          >
            {user.email}
          </Link>
        </UserLine>
      </div>
      <div className="flex items-center gap-3">
        <StateBadge state={state} />
        <ToggleThreadButton thread={thread} />
      </div>
    </div>
  );
}

/** Closes the message, or opens it again; both can be taken back by the other. */
function ToggleThreadButton({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending } = useToggleThread();
  const closed = thread.state === "closed";
  const Icon = closed ? RotateCcw : Archive;
  return (
    <Button
      variant="secondary"
      busy={isPending}
      busyLabel={t`Saving`}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() =>
        mutate(thread, {
          onSuccess: ({ message }) => toast({ tone: "success", text: message }),
          onError: (error) => toast({ tone: "error", text: failureText(error) }),
        })
      }
    >
      {closed ? <Trans>Reopen</Trans> : <Trans>Close</Trans>}
    </Button>
  );
}

function ThreadSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the message`}>
      <div className="mb-5 flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-24 w-5/6 rounded-xl" />
      <Skeleton className="mt-4 h-32 w-full rounded-xl" />
    </Loading>
  );
}

/** The messages of the thread: the person's on the left, ours on the right. */
function ThreadMessages({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { user, message, created_at, replies } = thread;
  return (
    <ol aria-label={t`Conversation`} className="flex flex-col gap-3">
      <ThreadMessage by={user.fullname} text={message} at={created_at} />
      {replies.map((reply) => {
        const ours = reply.by === "operator";
        return (
          <ThreadMessage
            key={reply.id}
            ours={ours}
            by={ours ? <Trans>Lumbung</Trans> : user.fullname}
            text={reply.text}
            at={reply.created_at}
          />
        );
      })}
    </ol>
  );
}

interface ThreadMessageProps {
  ours?: boolean;
  by: ReactNode;
  text: string;
  at: string;
}

function ThreadMessage({ ours, by, text, at }: ThreadMessageProps) {
  const moments = useDateFormats();
  return (
    <li className={cx("flex max-w-[92%] flex-col gap-1", ours && "items-end self-end")}>
      <p className="px-1 text-caption text-ink-3">
        <span className="font-label text-ink-2">{by}</span>
        {" · "}
        <time dateTime={at}>{moments.whole(at)}</time>
      </p>
      <p
        className={cx(
          "rounded-xl px-4 py-3 wrap-anywhere whitespace-pre-line",
          ours
            ? "rounded-tr-badge bg-primary-soft text-on-primary-soft"
            : "rounded-tl-badge bg-sunken",
        )}
      >
        {text}
      </p>
    </li>
  );
}
