import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { cx } from "@/lib/cx";
import { Avatar } from "@/ui/Avatar";

import { Standing } from "../PersonLine";
import type { InboxLine } from "../types";
import { useDeskAddress } from "../use-desk-address";
import { useMoments } from "../use-moments";
import { StateBadge } from "./StateBadge";

interface InboxItemProps {
  line: InboxLine;
  now: Date;
  current: boolean;
}

/** A message in the list; a press opens it beside the list, on phones in its place. */
export function InboxItem({ line, now, current }: InboxItemProps) {
  const moments = useMoments();
  const { linked } = useDeskAddress();
  const { id, user, excerpt, state, last_at, replies } = line;
  return (
    <li
      className={cx(
        "relative flex gap-3 rounded-m px-3 py-3 hover:bg-sunken",
        current && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <Avatar src={user.avatar_url} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-3 tight:flex-wrap">
          <Link
            {...linked({ message: id })}
            aria-current={current ? "true" : undefined}
            className="min-w-0 truncate font-bold tight:whitespace-normal after:absolute after:inset-0 after:rounded-m"
          >
            {user.fullname}
          </Link>
          <time dateTime={last_at} className="shrink-0 text-caption text-ink-3">
            {moments.ago(last_at, now)}
          </time>
        </div>
        <p className="mt-0.5 line-clamp-2 text-small wrap-anywhere text-ink-2">{excerpt}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-ink-3">
          <StateBadge state={state} />
          <Standing status={user.status} />
          {replies > 0 && (
            <span>
              <Plural value={replies} one="# reply" other="# replies" />
            </span>
          )}
          {current && (
            <span className="sr-only">
              <Trans>shown beside</Trans>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
