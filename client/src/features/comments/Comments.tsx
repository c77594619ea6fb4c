import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { isDraftKept } from "@/lib/drafts";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { CommentList } from "./CommentList";
import { PLACE, WANTED } from "./place";
import { SignInCall } from "./SignInCall";
import { useComments } from "./use-comments";
import { WriteComment } from "./WriteComment";

/** What people say about an article, and the place to say something. */
export function Comments({ slug }: { slug: string }) {
  const { status, claims, left } = useSession();
  const [was, setWas] = useState(status);
  const [ended, setEnded] = useState(false);
  if (status !== was) {
    setWas(status);
    setEnded(was === "signed-in" && status === "signed-out" && !left);
  }
  // Asked once it is known who reads: one's own held comments are seen by nobody else.
  if (status === "unknown") return <section id={PLACE} className="min-h-60" />;
  const reader = claims?.sub ?? null;
  return <CommentsOf key={`${slug} ${reader}`} slug={slug} reader={reader} ended={ended} />;
}

export default Comments;

interface CommentsOfProps {
  slug: string;
  reader: string | null;
  /** The session of whoever read this has just run out. */
  ended: boolean;
}

function CommentsOf({ slug, reader, ended }: CommentsOfProps) {
  const view = useComments(slug);
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  const asked = useLocation().hash === `#${PLACE}`;

  // Whoever comes back from signing in goes on where they were.
  useEffect(() => {
    if (asked && !isDraftKept(WANTED)) heading.current?.focus();
  }, [asked]);

  return (
    <section
      id={PLACE}
      aria-labelledby={`${PLACE}-heading`}
      onFocus={onFocus}
      className="mx-auto mt-12 max-w-190 scroll-mt-24 px-5 print:hidden"
    >
      <h2 ref={heading} id={`${PLACE}-heading`} tabIndex={-1} className="text-title">
        <Trans>Comments</Trans>{" "}
        {view.total > 0 && <span className="ml-1 text-ink-3">{view.total}</span>}
      </h2>
      <div className="mt-4 flex flex-col gap-2">
        {reader ? (
          <WriteComment slug={slug} reader={reader} onKept={view.put} />
        ) : (
          <SignInCall slug={slug} ended={ended} />
        )}
        <CommentList view={view} signedIn={reader !== null} />
      </div>
    </section>
  );
}
