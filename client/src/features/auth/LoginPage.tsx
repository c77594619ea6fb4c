import { Trans } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { isAccountClosed } from "@/api/account-closed";
import { outboxMark } from "@/browser/outbox-mark";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Alert } from "@/ui/feedback/Alert";
import { formatRupiah } from "@/lib/money";
import { PUBLIC_PATHS } from "@/lib/paths";
import logo from "@/ui/pictures/illustrations/logo.svg";

import card from "./art/card.svg";
import { AuthPage } from "./AuthPage";
import type { LoginValues } from "./schemas";
import { LoginCode } from "./LoginCode";
import { LoginForm } from "./LoginForm";
import { TryFirst } from "./TryFirst";
import { useLinkWithNext, useSignedInPath } from "./use-next-path";
import { storeDestination } from "./destination";
import { forgetRegistration } from "./registration-draft";
import { useSharedExpiry } from "./use-shared-expiry";

/** The step of the sign-in: password or code. */
interface Step {
  at: "password" | "code";
  typed: LoginValues | null;
  refused?: unknown;
}

function RegisterInstead() {
  const register = useLinkWithNext()(PUBLIC_PATHS.register);
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

/** The sign-in page; signed-in people are redirected to their destination. */
export default function LoginPage() {
  const { status, wasGuest } = useSession();
  const signedInPath = useSignedInPath();
  const isClosed = useIsClosed();
  const [step, setStep] = useState<Step>({ at: "password", typed: null });
  useSharedExpiry();
  useEffect(() => {
    if (status !== "signed-in") return;
    storeDestination(null);
    forgetRegistration();
  }, [status]);
  if (status === "signed-in") {
    return <Navigate replace to={signedInPath} />;
  }
  if (isClosed) return <AccountClosed />;
  if (step.at === "code" && step.typed) {
    const { typed } = step;
    return (
      <AuthPage
        art={<LoginArt />}
        title={<Trans>Two-step sign-in</Trans>}
        lead={<Trans>That's the right password. One more step.</Trans>}
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
      title={wasGuest ? <Trans>Your try-out has ended</Trans> : <Trans>Welcome back</Trans>}
      lead={
        wasGuest ? (
          <Trans>
            Everything recorded without an account is deleted with it. If you registered, sign in.
          </Trans>
        ) : (
          <Trans>Your barn is where you left it.</Trans>
        )
      }
    >
      {!wasGuest && <KeptEntries />}
      <LoginForm
        typed={step.typed}
        refused={step.refused}
        onCodeWanted={(typed) => setStep({ at: "code", typed })}
      />
      <RegisterInstead />
      <TryFirst />
    </AuthPage>
  );
}

/** Says to whoever recorded something here, and whose session is over, that it is still there. */
function KeptEntries() {
  // The page is prerendered without knowing the device.
  const [waits, setWaits] = useState(false);
  useEffect(() => setWaits(outboxMark.get()), []);
  return (
    waits && (
      <Alert tone="info" role="status">
        <Trans>
          Some entries on this device aren't sent yet. We send them when their owner signs in.
        </Trans>
      </Alert>
    )
  );
}

/** Confirms that the account is closed. */
function AccountClosed() {
  const address = usePublicPath();
  return (
    <AuthPage
      art={<LoginArt />}
      title={<Trans>Account deleted!</Trans>}
      lead={
        <Trans>
          You're signed out everywhere. We've emailed you a link to undo this within 72 hours. After
          that, everything is erased.
        </Trans>
      }
    >
      <ButtonLink to={address(PUBLIC_PATHS.home)} size="lg" block>
        <Trans>Back to home</Trans>
      </ButtonLink>
    </AuthPage>
  );
}

const pill =
  "inline-flex min-h-10 items-center gap-2 rounded-full bg-hero-glass px-3.5 text-small font-label";

/** The promise beside the sign-in form, over a drawn card. */
function LoginArt() {
  const salary = formatRupiah(8_500_000, { signed: true });
  const lunch = formatRupiah(-48_000);
  return (
    <>
      <p className="mb-9 text-slogan font-strong tracking-[-.03em] text-balance">
        <Trans>Reach your financial future, one transaction at a time</Trans>
      </p>
      <div aria-hidden="true">
        <div className="relative isolate flex aspect-[1.6] w-110 max-w-full -rotate-[2.5deg] flex-col justify-between overflow-hidden rounded-3xl p-6 text-on-gold shadow-float">
          <img src={card} alt="" className="absolute inset-0 -z-10 size-full" />
          <div className="flex items-center justify-between">
            <img src={logo} alt="" className="size-9.5" />
            <span className="font-bold">Sari Wulandari</span>
          </div>
          <div>
            <p className="text-small font-label">
              <Trans>Balance</Trans>
            </p>
            <p className="money text-3xl leading-9.5 font-heading tracking-[-.03em]">
              {formatRupiah(18_742_500)}
            </p>
          </div>
        </div>
        <p className="mt-4.5 flex flex-wrap gap-2">
          <span className={pill}>
            <ArrowDownLeft className="size-4" />
            <Trans>
              <span className="money">{salary}</span> salary
            </Trans>
          </span>
          <span className={pill}>
            <ArrowUpRight className="size-4" />
            <Trans>
              <span className="money">{lunch}</span> lunch
            </Trans>
          </span>
        </p>
      </div>
    </>
  );
}
