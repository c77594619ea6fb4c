import { Trans } from "@lingui/react/macro";
import { LogIn } from "lucide-react";
import { useLocation } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { loginPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";

import { PLACE } from "./place";

/** The way to sign in that comes back to the comments. */
export function SignInCall() {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-sunken p-4">
      <p className="text-balance text-ink-2">
        <Trans>Do you have a question, or a tip of your own?</Trans>
      </p>
      <ButtonLink
        to={loginPath(language, `${pathname}#${PLACE}`)}
        variant="secondary"
        icon={<LogIn aria-hidden="true" className="size-4.5" />}
      >
        <Trans>Sign in to comment</Trans>
      </ButtonLink>
    </div>
  );
}
