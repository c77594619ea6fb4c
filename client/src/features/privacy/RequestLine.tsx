import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Clock } from "lucide-react";

import { Badge } from "@/ui/Badge";

import { REQUEST_KINDS } from "./request-kinds";
import type { DataRequest } from "./use-data-requests";
import { useMoment } from "./use-moment";

/** One request: what was asked, and by when there is an answer. */
export function RequestLine({ request }: { request: DataRequest }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { kind, text, state, created_at, due_at, answered_at, outcome, answer } = request;
  const sent = moment(created_at);
  return (
    <li className="flex flex-col gap-1.5 py-3.5 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <p className="font-label">{t(REQUEST_KINDS[kind])}</p>
        {state === "open" ? (
          <Badge icon={<Clock aria-hidden="true" className="size-3.5" />}>
            <Trans>Open</Trans>
          </Badge>
        ) : (
          <Badge
            tone={outcome === "refused" ? "neutral" : "green"}
            icon={<CircleCheck aria-hidden="true" className="size-3.5" />}
          >
            {outcome === "refused" ? <Trans>Refused</Trans> : <Trans context="request">Done</Trans>}
          </Badge>
        )}
      </div>
      {text && <p className="break-words whitespace-pre-line text-ink-2">{text}</p>}
      <p className="text-small text-ink-3">
        <Trans>Sent {sent}.</Trans>{" "}
        {answered_at === null ? (
          <AnswerBy moment={moment(due_at)} />
        ) : (
          <AnsweredOn moment={moment(answered_at)} />
        )}
      </p>
      {answer && (
        <p className="border-l-2 border-line pl-3.5 break-words whitespace-pre-line">{answer}</p>
      )}
    </li>
  );
}

function AnswerBy({ moment }: { moment: string }) {
  return <Trans>We answer by {moment}.</Trans>;
}

function AnsweredOn({ moment }: { moment: string }) {
  return <Trans>Answered {moment}.</Trans>;
}
