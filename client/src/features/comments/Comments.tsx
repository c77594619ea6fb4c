import { Trans } from "@lingui/react/macro";
import { LogIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { deleteDraft, hasDraft, saveDraft, takeDraft } from "@/browser/draft-storage";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";
import { useToast } from "@/ui/feedback/use-toast";
import { loginPath } from "@/lib/paths";

import { addComment } from "./calls";
import type { Comment } from "./calls";
import { CommentForm } from "./CommentForm";
import { CommentList } from "./CommentList";
import { COMMENTS_ID, draftName, INTENT_KEY } from "./comments-keys";
import { useComments } from "./use-comments";
import { useCommentForm } from "./use-comment-form";

/** The comments of an article with the form to write one. */
export function Comments({ slug }: { slug: string }) {
  const { status, claims, left } = useSession();
  const [was, setWas] = useState(status);
  const [ended, setEnded] = useState(false);
  if (status !== was) {
    setWas(status);
    setEnded(was === "signed-in" && status === "signed-out" && !left);
  }
  // Wait until the viewer is known: authors also see their own held comments.
  if (status === "unknown") return <section id={COMMENTS_ID} className="min-h-60" />;
  const reader = claims?.sub ?? null;
  return <CommentsOf key={`${slug} ${reader}`} slug={slug} reader={reader} ended={ended} />;
}

export default Comments;

interface CommentsOfProps {
  slug: string;
  reader: string | null;
  /** The session of the viewer has just expired. */
  ended: boolean;
}

function CommentsOf({ slug, reader, ended }: CommentsOfProps) {
  const view = useComments(slug);
  const { isGuest } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const asked = useLocation().hash === `#${COMMENTS_ID}`;

  // Return to the comments after signing in.
  useEffect(() => {
    if (asked && !hasDraft(INTENT_KEY)) heading.current?.focus();
  }, [asked]);

  return (
    <section
      id={COMMENTS_ID}
      aria-labelledby={`${COMMENTS_ID}-heading`}
      onFocus={onFocus}
      className="mx-auto mt-12 max-w-190 scroll-mt-24 px-5 print:hidden"
    >
      <h2 ref={heading} id={`${COMMENTS_ID}-heading`} tabIndex={-1} className="text-title">
        <Trans>Comments</Trans>{" "}
        {view.total > 0 && <span className="ml-1 text-ink-3">{view.total}</span>}
      </h2>
      <div className="mt-4 flex flex-col gap-2">
        {isGuest && (
          <KeepAccountFirst>
            <Trans>Comments are for people with an account.</Trans>
          </KeepAccountFirst>
        )}
        {reader && !isGuest && <WriteComment slug={slug} reader={reader} onKept={view.put} />}
        {!reader && <SignInPrompt slug={slug} ended={ended} />}
        <CommentList view={view} signedIn={reader !== null && !isGuest} />
      </div>
    </section>
  );
}

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

/** Form for a new comment; the draft stays in this tab until it is sent. */
function WriteComment({ slug, reader, onKept }: WriteCommentProps) {
  const toast = useToast();
  const name = draftName(slug);
  const [before] = useState(() => takeDraft<Draft>(name));
  const { keyOf, settled } = useIdempotencyKey();
  const area = useRef<HTMLTextAreaElement>(null);

  const send = async (text: string) => {
    const { comment, message } = await addComment(slug, text, keyOf(text));
    settled();
    onKept(comment);
    area.current?.focus();
    toast({ tone: "success", text: message, about: "comment" });
  };
  // Focus the form after signing in to comment.
  useEffect(() => {
    if (takeDraft<string>(INTENT_KEY) === slug) area.current?.focus();
  }, [slug]);

  const initial = before?.reader === reader ? before.text : "";
  const writing = useCommentForm({ initial, anew: true, send });
  const { text } = writing;

  useEffect(() => {
    if (text) saveDraft(name, { reader, text } satisfies Draft);
    else deleteDraft(name);
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

interface SignInPromptProps {
  slug: string;
  /** The session has just run out, perhaps in the middle of a comment. */
  ended: boolean;
}

/** Link to sign in that returns to the comments. */
function SignInPrompt({ slug, ended }: SignInPromptProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-sunken p-4">
      {ended ? (
        <SessionEndedNotice slug={slug} />
      ) : (
        <p className="text-balance text-ink-2">
          <Trans>Have a question, or a tip of your own?</Trans>
        </p>
      )}
      <ButtonLink
        to={loginPath(language, `${pathname}#${COMMENTS_ID}`)}
        variant="secondary"
        icon={<LogIn aria-hidden="true" className="size-4.5" />}
        onClick={() => saveDraft(INTENT_KEY, slug)}
      >
        <Trans>Sign in to comment</Trans>
      </ButtonLink>
    </div>
  );
}

/** Explains why the form disappeared, and takes over its focus. */
function SessionEndedNotice({ slug }: { slug: string }): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  const [kept] = useState(() => hasDraft(draftName(slug)));
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={words} role="alert" tabIndex={-1} className="text-balance text-ink-2">
      {kept ? (
        <Trans>You've been signed out. Your comment is saved; sign in to send it.</Trans>
      ) : (
        <Trans>You've been signed out. Sign in to comment.</Trans>
      )}
    </p>
  );
}
