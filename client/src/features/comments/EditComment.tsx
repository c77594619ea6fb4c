import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { useToast } from "@/ui/use-toast";

import { CommentForm } from "./CommentForm";
import { type Comment, changeComment } from "./calls";
import { useWriting } from "./use-writing";

interface EditCommentProps {
  comment: Comment;
  onKept: (comment: Comment) => void;
  onDone: () => void;
}

/** A comment that is being changed, where it stands. */
export function EditComment({ comment, onKept, onDone }: EditCommentProps) {
  const toast = useToast();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);

  const send = async (text: string) => {
    const { comment: kept, message } = await changeComment(comment.id, text);
    onKept(kept);
    onDone();
    toast({ tone: "success", text: message, about: "comment" });
  };
  const writing = useWriting({ initial: comment.text, send });

  return (
    <CommentForm
      ref={area}
      writing={writing}
      label={<Trans>Change your comment</Trans>}
      confirm={<Trans>Save</Trans>}
      onCancel={onDone}
    />
  );
}
