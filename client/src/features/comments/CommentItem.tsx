import { Trans } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { formatAgo } from "@/lib/relative-time";
import { Avatar } from "@/ui/Avatar";
import { Badge } from "@/ui/Badge";

import { CommentText } from "./CommentText";
import type { Comment } from "./calls";
import { EditComment } from "./EditComment";
import { OthersActions } from "./OthersActions";
import { OwnActions } from "./OwnActions";
import type { CommentsView } from "./use-comments";

interface CommentItemProps {
  comment: Comment;
  view: CommentsView;
  now: Date;
  signedIn: boolean;
}

/** One comment with what its reader can do about it. */
export function CommentItem({ comment, view, now, signedIn }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const [edited, setEdited] = useState(false);
  const onDone = () => {
    setEditing(false);
    setEdited(true);
  };
  return (
    <li className="flex gap-3 py-4">
      <Avatar src={comment.author.avatar_url} />
      <div className="min-w-0 flex-1">
        <Head comment={comment} now={now} />
        {editing ? (
          <EditComment comment={comment} onKept={view.put} onDone={onDone} />
        ) : (
          <>
            <CommentText text={comment.text} />
            {comment.state === "held" && <Held />}
            {comment.mine && (
              <OwnActions
                comment={comment}
                view={view}
                takesFocus={edited}
                onEdit={() => setEditing(true)}
              />
            )}
            {signedIn && !comment.mine && <OthersActions comment={comment} onDone={view.put} />}
          </>
        )}
      </div>
    </li>
  );
}

function Head({ comment, now }: { comment: Comment; now: Date }) {
  const { language } = useLanguage();
  const { author, created_at, edited_at } = comment;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-3">
      <bdi className="text-body font-bold wrap-anywhere text-ink">{author.username}</bdi>
      <time dateTime={created_at} title={formatMoment(created_at, language)}>
        {formatAgo(created_at, language, now)}
      </time>
      {edited_at && (
        <span title={formatMoment(edited_at, language)}>
          <Trans>edited</Trans>
        </span>
      )}
    </p>
  );
}

function Held() {
  return (
    <p className="mt-1.5">
      <Badge tone="gold" wraps icon={<Clock aria-hidden="true" className="size-3.5" />}>
        <Trans>Only you see this until we have looked at it.</Trans>
      </Badge>
    </p>
  );
}
