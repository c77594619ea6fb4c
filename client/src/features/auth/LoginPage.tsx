import { Trans } from "@lingui/react/macro";
import { Link, Navigate, useSearchParams } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, safeNext } from "@/lib/paths";

import { AuthPage } from "./AuthPage";
import { LoginArt } from "./LoginArt";
import { LoginForm } from "./LoginForm";

/** Signing in; whoever is signed in goes on to the page that was wanted. */
export default function LoginPage() {
  const address = usePublicPath();
  const { status } = useSession();
  const [search] = useSearchParams();
  if (status === "signed-in") {
    return <Navigate replace to={safeNext(search.get("next"), address(PUBLIC_PATHS.home))} />;
  }
  return (
    <AuthPage
      art={<LoginArt />}
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Your barn is where you left it.</Trans>}
    >
      <LoginForm />
      <p className="text-center text-ink-2">
        <Trans>
          New to Lumbung?{" "}
          <Link to={address(PUBLIC_PATHS.register)} className="link inline-block py-2.5">
            Register here
          </Link>
        </Trans>
      </p>
    </AuthPage>
  );
}
