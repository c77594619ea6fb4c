import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { isAccountClosed } from "@/lib/farewell";
import { PUBLIC_PATHS, safeNext } from "@/lib/paths";

import { AccountClosed } from "./AccountClosed";
import { AuthPage } from "./AuthPage";
import type { Login } from "./checks";
import { LoginArt } from "./LoginArt";
import { LoginCode } from "./LoginCode";
import { LoginForm } from "./LoginForm";
import { useOnward } from "./use-onward";
import { keepWanted } from "./wanted";

/** How far somebody is: at the password, or with the right one at the code. */
interface Step {
  at: "password" | "code";
  typed: Login | null;
  refused?: unknown;
}

function RegisterInstead() {
  const register = useOnward()(PUBLIC_PATHS.register);
  return (
    <p className="text-center text-ink-2">
      <Trans>
        New to Lumbung?{" "}
        <Link to={register} className="link inline-block py-2.5">
          Register here
        </Link>
      </Trans>
    </p>
  );
}

/** Whether closing one's account led here; a reload, which brings the form's html, forgets it. */
function useIsClosed(): boolean {
  const state: unknown = useLocation().state;
  const led = typeof state === "object" && state !== null && "closed" in state;
  return led && isAccountClosed();
}

/** Signing in; whoever is signed in goes on to the page that was wanted. */
export default function LoginPage() {
  const address = usePublicPath();
  const { status } = useSession();
  const [search] = useSearchParams();
  const isClosed = useIsClosed();
  const [step, setStep] = useState<Step>({ at: "password", typed: null });
  useEffect(() => {
    if (status === "signed-in") keepWanted(null);
  }, [status]);
  if (status === "signed-in") {
    return <Navigate replace to={safeNext(search.get("next"), address(PUBLIC_PATHS.home))} />;
  }
  if (isClosed) return <AccountClosed />;
  if (step.at === "code" && step.typed) {
    const { typed } = step;
    return (
      <AuthPage
        art={<LoginArt />}
        title={<Trans>Two-step sign-in</Trans>}
        lead={<Trans>Your password is right. One more step.</Trans>}
      >
        <LoginCode
          typed={typed}
          onBack={(refused) => setStep({ at: "password", typed, refused })}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      art={<LoginArt />}
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Your barn is where you left it.</Trans>}
    >
      <LoginForm
        typed={step.typed}
        refused={step.refused}
        onCodeWanted={(typed) => setStep({ at: "code", typed })}
      />
      <RegisterInstead />
    </AuthPage>
  );
}
