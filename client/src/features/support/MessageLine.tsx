import { Trans } from "@lingui/react/macro";
import { CircleCheck, Clock } from "lucide-react";
import { type ReactNode, useState } from "react";

import { useAccount } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatMoment } from "@/lib/dates";
import { Badge } from "@/ui/Badge";

import type { SupportMessage } from "./use-support";
import { WriteOn } from "./WriteOn";

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

/** One message: what was written, what followed, and how far it is. */
export function MessageLine({ message }: { message: SupportMessage }) {
  const moment = useMoment();
  const { id, state, replies, created_at } = message;
  return (
    <li className="flex flex-col gap-2 py-3.5 last:pb-0">
      <Words text={message.message} />
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
              <Words text={reply.text} />
            </li>
          ))}
        </ol>
      )}
      {replies.length > 0 && <WriteOn id={id} />}
    </li>
  );
}

/** Writes a moment as the person's clock and language have it. */
function useMoment() {
  const { language } = useLanguage();
  const timezone = useAccount()?.timezone;
  return (moment: string) => formatMoment(moment, language, timezone);
}

/** Longer than this, or of more lines, a message is shown in part until it is asked for. */
const SHORT = { letters: 400, lines: 4 };

function Words({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  const long = text.length > SHORT.letters || text.split("\n").length > SHORT.lines;
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
