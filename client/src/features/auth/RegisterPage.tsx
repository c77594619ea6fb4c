import { Trans } from "@lingui/react/macro";
import { Link, Navigate, useNavigate } from "react-router-dom";

import { api } from "@/api/client";
import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { formatRupiah } from "@/lib/money";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Barn } from "@/ui/pictures/Barn";

import { AuthPage } from "./AuthPage";
import { RegisterForm, type RegistrationRequest } from "./RegisterForm";
import { TryFirst } from "./TryFirst";
import { useLinkWithNext, useNextPath, useSignedInPath } from "./use-next-path";
import { storeDestination } from "./destination";

async function register(form: RegistrationRequest): Promise<void> {
  await api.POST("/register", { body: form });
}

/** Asking for an account; it exists once the mailed link is opened. */
export default function RegisterPage() {
  const address = usePublicPath();
  const navigate = useNavigate();
  const { status } = useSession();
  const onward = useLinkWithNext();
  const next = useNextPath();
  const signedInPath = useSignedInPath();
  if (status === "signed-in") return <Navigate replace to={signedInPath} />;
  return (
    <AuthPage
      wide
      art={<RegisterArt />}
      title={<Trans>Create your account</Trans>}
      lead={<Trans>It takes about a minute.</Trans>}
    >
      <RegisterForm
        send={register}
        onSent={(email) => {
          storeDestination(next);
          // In the history state, not in the URL, because emails are private.
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
      <TryFirst />
    </AuthPage>
  );
}

/** The promise beside the registration form, over a drawn goal. */
function RegisterArt() {
  const target = formatRupiah(30_000_000);
  const percent = 62;
  return (
    <>
      <p className="mb-4 text-slogan font-strong tracking-[-.03em] text-balance">
        <Trans>Record a little each day and watch your barn fill</Trans>
      </p>
      <p className="mb-9 max-w-[42ch] text-lead text-hero-ink-2">
        <Trans>No bank password needed. You record it, we add it up.</Trans>
      </p>
      <div
        aria-hidden="true"
        className="flex max-w-105 items-center gap-4 rounded-xl bg-surface p-6 text-ink shadow-float"
      >
        <Barn percent={percent} className="size-26" />
        <div>
          <p className="text-small text-ink-2">
            <Trans>Emergency fund</Trans>
          </p>
          <p className="money text-stat font-strong">{formatRupiah(18_500_000)}</p>
          <p className="money text-small text-ink-3">
            <Trans>of {target}</Trans>
          </p>
          <span className="mt-2 inline-flex rounded-badge bg-gold-soft px-2.25 py-1 text-caption font-label text-gold-ink">
            <Trans>{percent}% full</Trans>
          </span>
        </div>
      </div>
    </>
  );
}
