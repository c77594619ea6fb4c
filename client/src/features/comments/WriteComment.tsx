import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { forgetDraft, keepDraft, takeDraft } from "@/lib/drafts";
import { useAttemptKey } from "@/lib/use-attempt-key";
import { useToast } from "@/ui/use-toast";

import { CommentForm } from "./CommentForm";
import { addComment, type Comment } from "./calls";
import { draftName, WANTED } from "./place";
import { useWriting } from "./use-writing";

interface Draft {
  reader: string;
  text: string;
}

interface WriteCommentProps {
  slug: string;
  /** Who is signed in. */
  reader: string;
  onKept: (comment: Comment) => void;
}

/** Something new to say; what is typed stays in this tab until it is sent. */
export function WriteComment({ slug, reader, onKept }: WriteCommentProps) {
  const toast = useToast();
  const name = draftName(slug);
  const [before] = useState(() => takeDraft<Draft>(name));
  const { keyOf, settled } = useAttemptKey();
  const area = useRef<HTMLTextAreaElement>(null);

  const send = async (text: string) => {
    const { comment, message } = await addComment(slug, text, keyOf(text));
    settled();
    onKept(comment);
    area.current?.focus();
    toast({ tone: "success", text: message, about: "comment" });
  };
  // Whoever has signed in to write goes on with that.
  useEffect(() => {
    if (takeDraft<string>(WANTED) === slug) area.current?.focus();
  }, [slug]);

  const initial = before?.reader === reader ? before.text : "";
  const writing = useWriting({ initial, anew: true, send });
  const { text } = writing;

  useEffect(() => {
    if (text) keepDraft(name, { reader, text } satisfies Draft);
    else forgetDraft(name);
  }, [name, reader, text]);

  return (
    <CommentForm
      ref={area}
      writing={writing}
      label={<Trans>Your comment</Trans>}
      confirm={<Trans>Comment</Trans>}
    />
  );
}
