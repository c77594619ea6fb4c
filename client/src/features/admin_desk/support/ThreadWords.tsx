import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import type { Thread } from "../types";
import { useMoments } from "../use-moments";

/** What was said, from the first message on: the person's words left, ours right. */
export function ThreadWords({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { user, message, created_at, replies } = thread;
  return (
    <ol aria-label={t`What was said`} className="flex flex-col gap-3">
      <Said by={user.fullname} text={message} at={created_at} />
      {replies.map((reply) => {
        const ours = reply.by === "operator";
        return (
          <Said
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

interface SaidProps {
  ours?: boolean;
  by: ReactNode;
  text: string;
  at: string;
}

function Said({ ours, by, text, at }: SaidProps) {
  const moments = useMoments();
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
