import { Trans } from "@lingui/react/macro";
import { LogIn } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { isDraftKept, keepDraft } from "@/lib/drafts";
import { loginPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";

import { draftName, PLACE, WANTED } from "./place";

interface SignInCallProps {
  slug: string;
  /** The session has just run out, perhaps in the middle of a comment. */
  ended: boolean;
}

/** The way to sign in that comes back to the comments. */
export function SignInCall({ slug, ended }: SignInCallProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-sunken p-4">
      {ended ? (
        <Ended slug={slug} />
      ) : (
        <p className="text-balance text-ink-2">
          <Trans>Do you have a question, or a tip of your own?</Trans>
        </p>
      )}
      <ButtonLink
        to={loginPath(language, `${pathname}#${PLACE}`)}
        variant="secondary"
        icon={<LogIn aria-hidden="true" className="size-4.5" />}
        onClick={() => keepDraft(WANTED, slug)}
      >
        <Trans>Sign in to comment</Trans>
      </ButtonLink>
    </div>
  );
}

/** Says why the form went; the focus goes here if it was in there. */
function Ended({ slug }: { slug: string }): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  const [kept] = useState(() => isDraftKept(draftName(slug)));
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={words} role="alert" tabIndex={-1} className="text-balance text-ink-2">
      {kept ? (
        <Trans>You were signed out. Your comment is kept; sign in to send it.</Trans>
      ) : (
        <Trans>You were signed out. Sign in to comment.</Trans>
      )}
    </p>
  );
}
