import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, withNext } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { findDestination } from "./destination";

const STAY = 3000;

function HomeSoon() {
  const home = usePublicPath()(PUBLIC_PATHS.home);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(home, { replace: true }), STAY);
    return () => clearTimeout(timer);
  }, [home, navigate]);
  return (
    <p className="mt-2.5 text-ink-2">
      <Trans>
        Taking you to the{" "}
        <Link to={home} className="link inline-block py-2.5">
          home page
        </Link>{" "}
        in 3 seconds.
      </Trans>
    </p>
  );
}

/** Link to the stored destination. */
function BackByLogin({ place }: { place: string }) {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  return (
    <>
      <p className="mt-2.5 mb-5 text-balance text-ink-2">
        <Trans>Sign in and we'll take you where you were going.</Trans>
      </p>
      <ButtonLink to={withNext(login, place)} size="lg">
        <Trans>Login</Trans>
      </ButtonLink>
    </>
  );
}

/** Leads on from a confirmed address: where the person wanted to go, or home. */
export function AfterConfirmation() {
  const [place] = useState(findDestination);
  return place ? <BackByLogin place={place} /> : <HomeSoon />;
}
