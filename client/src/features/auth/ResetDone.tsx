import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, withNext } from "@/lib/paths";
import { Alert } from "@/ui/Alert";
import { ButtonLink } from "@/ui/ButtonLink";

import { wantedPlace } from "./wanted";

/** The password counts; whoever set it still signs in with it. */
export function ResetDone({ message }: { message: string | undefined }) {
  const login = withNext(usePublicPath()(PUBLIC_PATHS.login), wantedPlace());
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
