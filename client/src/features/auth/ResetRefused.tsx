import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { ButtonLink } from "@/ui/ButtonLink";

/** There is no link, or it is dead; the way to a new one. */
export function ResetRefused({ message }: { message: string | undefined }) {
  const forgot = usePublicPath()(PUBLIC_PATHS.forgot);
  return (
    <>
      <Alert tone="error" role="alert">
        {message ?? <Trans>Open the link in our mail, or ask for a new one.</Trans>}
      </Alert>
      <p className="text-pretty text-ink-2">
        <Trans>A link works once and for 30 minutes, and only the newest one counts.</Trans>
      </p>
      <ButtonLink to={forgot} size="lg" block>
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
    </>
  );
}
