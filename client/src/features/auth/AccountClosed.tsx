import { Trans } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";

import { AuthPage } from "./AuthPage";
import { LoginArt } from "./LoginArt";

/** The last thing that somebody sees who has closed their account: done, and the way back. */
export function AccountClosed() {
  const address = usePublicPath();
  return (
    <AuthPage
      art={<LoginArt />}
      title={<Trans>Account deleted!</Trans>}
      lead={
        <Trans>
          You are signed out everywhere. We have mailed you a link: it undoes this for 72 hours;
          then everything is erased.
        </Trans>
      }
    >
      <ButtonLink to={address(PUBLIC_PATHS.home)} size="lg" block>
        <Trans>Back to home</Trans>
      </ButtonLink>
    </AuthPage>
  );
}
