import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { ButtonLink } from "@/ui/ButtonLink";

interface NewLinkProps {
  /** Why the link that was opened does not do; none where no link was opened. */
  message: string | undefined;
}

/** The way to a link that works. */
export function NewLink({ message }: NewLinkProps) {
  const forgot = usePublicPath()(PUBLIC_PATHS.forgot);
  return (
    <>
      {message && (
        <Alert tone="error" role="alert">
          {message}
        </Alert>
      )}
      <p className="text-pretty text-ink-2">
        <Trans>
          A new password is set by the link that we mail. It works once and for 30 minutes, and only
          the newest one counts.
        </Trans>
      </p>
      <ButtonLink to={forgot} size="lg" block>
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
    </>
  );
}
