import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { ButtonLink } from "@/ui/ButtonLink";

/** The account is there; whoever made it still signs in with the password. */
export function InvitationDone({ message }: { message: string | undefined }) {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div ref={box} tabIndex={-1} className="outline-none">
        <Alert tone="success" role="status">
          {message ?? <Trans>Sign in with your email and the password you chose.</Trans>}
        </Alert>
      </div>
      <ButtonLink to={login} size="lg" block>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </>
  );
}
