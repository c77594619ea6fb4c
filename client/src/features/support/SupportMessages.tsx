import { Trans, useLingui } from "@lingui/react/macro";
import { MessageCircle } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { MessageLine } from "./MessageLine";
import { useSupportMessages } from "./use-support";

/** What the person has written so far, and how far it is. */
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
  return <Waiting />;
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
        <Trans>Stuck, or missing something? Write to us; it will be listed here.</Trans>
      </p>
    </div>
  );
}

function Waiting() {
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
