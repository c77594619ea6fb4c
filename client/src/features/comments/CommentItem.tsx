import { Trans } from "@lingui/react/macro";
import { Clock } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatMoment } from "@/lib/dates";
import { formatAgo } from "@/lib/relative-time";
import { Avatar } from "@/ui/pictures/Avatar";
import { Badge } from "@/ui/layout/Badge";
import { useToast } from "@/ui/feedback/use-toast";

import type { Comment } from "./calls";
import { changeComment } from "./calls";
import { CommentForm } from "./CommentForm";
import { ReportAction, AuthorActions } from "./CommentActions";
import type { CommentsView } from "./use-comments";
import { useCommentForm } from "./use-comment-form";

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
            {comment.state === "held" && <HeldNotice />}
            {comment.mine && (
              <AuthorActions
                comment={comment}
                view={view}
                takesFocus={edited}
                onEdit={() => setEditing(true)}
              />
            )}
            {signedIn && !comment.mine && <ReportAction comment={comment} onDone={view.put} />}
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

function HeldNotice() {
  return (
    <p className="mt-1.5">
      <Badge tone="gold" wraps icon={<Clock aria-hidden="true" className="size-3.5" />}>
        <Trans>Only you can see this until we've reviewed it.</Trans>
      </Badge>
    </p>
  );
}

/** Longer comments are collapsed. */
const COLLAPSED_LENGTH = { letters: 500, lines: 6 };

/** The text of a comment, isolated from the direction of the page. */
function CommentText({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  const long =
    text.length > COLLAPSED_LENGTH.letters || text.split("\n").length > COLLAPSED_LENGTH.lines;
  return (
    <>
      <p
        dir="auto"
        className={cx("wrap-anywhere whitespace-pre-line", long && !all && "line-clamp-4")}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={all}
          className="link flex min-h-11 items-center"
          onClick={() => setAll(!all)}
        >
          {all ? <Trans>Show less</Trans> : <Trans>Show the whole comment</Trans>}
        </button>
      )}
    </>
  );
}

interface EditCommentProps {
  comment: Comment;
  onKept: (comment: Comment) => void;
  onDone: () => void;
}

/** Form to edit a comment in place. */
function EditComment({ comment, onKept, onDone }: EditCommentProps) {
  const toast = useToast();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);

  const send = async (text: string) => {
    const { comment: kept, message } = await changeComment(comment.id, text);
    onKept(kept);
    onDone();
    toast({ tone: "success", text: message, about: "comment" });
  };
  const writing = useCommentForm({ initial: comment.text, send });

  return (
    <CommentForm
      ref={area}
      writing={writing}
      label={<Trans>Edit your comment</Trans>}
      confirm={<Trans>Save</Trans>}
      onCancel={onDone}
    />
  );
}
