import { Trans } from "@lingui/react/macro";
import { Link, Navigate, useNavigate } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, safeNext } from "@/lib/paths";

import { AuthPage } from "./AuthPage";
import { RegisterArt } from "./RegisterArt";
import { RegisterForm } from "./RegisterForm";
import { useNext, useOnward } from "./use-onward";
import { keepWanted } from "./wanted";

/** Asking for an account; it exists once the mailed link is opened. */
export default function RegisterPage() {
  const address = usePublicPath();
  const navigate = useNavigate();
  const { status } = useSession();
  const onward = useOnward();
  const next = useNext();
  if (status === "signed-in") {
    return <Navigate replace to={safeNext(next, address(PUBLIC_PATHS.home))} />;
  }
  return (
    <AuthPage
      wide
      art={<RegisterArt />}
      title={<Trans>Create your account</Trans>}
      lead={<Trans>It takes about a minute.</Trans>}
    >
      <RegisterForm
        onSent={(email) => {
          keepWanted(next);
          // In the history entry, not in the address: an email is nobody else's business.
          void navigate(address(PUBLIC_PATHS.verification), { state: { email } });
        }}
      />
      <p className="text-center text-ink-2">
        <Trans>
          Already have an account?{" "}
          <Link to={onward(PUBLIC_PATHS.login)} className="link inline-block py-2.5">
            Login
          </Link>
        </Trans>
      </p>
    </AuthPage>
  );
}
