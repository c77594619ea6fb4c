import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { ButtonLink } from "@/ui/ButtonLink";

interface InvitationDeadProps {
  /** There is an account of this address already, made by this invitation or otherwise. */
  used: boolean;
  /** Why the link that was opened does not do; none where no link was opened. */
  message: string | undefined;
}

/** What to do without an invitation that works. */
export function InvitationDead({ used, message }: InvitationDeadProps) {
  const address = usePublicPath();
  const to = address(used ? PUBLIC_PATHS.login : PUBLIC_PATHS.register);
  return (
    <>
      {message ? (
        <Alert tone="error" role="alert">
          {message}
        </Alert>
      ) : (
        <p className="text-pretty text-ink-2">
          <Trans>
            An invitation works once and for 72 hours, and only from the link in its mail.
          </Trans>
        </p>
      )}
      <ButtonLink to={to} size="lg" block>
        {used ? <Trans>Sign in</Trans> : <Trans>Create an account without one</Trans>}
      </ButtonLink>
    </>
  );
}
