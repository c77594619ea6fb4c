import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { APP_PATHS, PUBLIC_PATHS } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { ButtonLink } from "@/ui/ButtonLink";

/** The way in for a visitor, the way to their own page for somebody signed in. */
export function TopBarAccount() {
  const { t } = useLingui();
  const address = usePublicPath();
  const { status, claims } = useSession();
  if (status !== "signed-in") {
    return (
      <ButtonLink to={address(PUBLIC_PATHS.login)}>
        <Trans>Login</Trans>
      </ButtonLink>
    );
  }
  return (
    <Link
      to={APP_PATHS.overview}
      aria-label={t`My overview`}
      className="grid size-11 place-items-center rounded-full"
    >
      <Avatar src={claims?.avatarUrl ?? null} />
    </Link>
  );
}
