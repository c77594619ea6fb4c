import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { ButtonLink } from "@/ui/ButtonLink";

/** The password counts; whoever set it still signs in with it. */
export function ResetDone({ message }: { message: string | undefined }) {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  return (
    <>
      <Alert tone="success" role="status">
        {message}
      </Alert>
      <ButtonLink to={login} size="lg" block>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </>
  );
}
