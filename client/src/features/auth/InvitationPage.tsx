import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { useMailLink } from "@/browser/use-mail-link";
import { Alert } from "@/ui/feedback/Alert";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import barn from "@/ui/pictures/illustrations/empty-goals.svg";

import { AuthPage } from "./AuthPage";
import { InvitationForm } from "./InvitationForm";
import { PanelSlogan } from "./PanelSlogan";
import { useInvitation } from "./use-invitation";
import type { InvitationState } from "./use-invitation";

const PURPOSES = { token: "invitation" } as const;

interface Stage {
  name: "reading" | "asking" | "done" | "expired" | "used" | "invalid" | "missing";
  /** What the server said when it came to this. */
  message?: string;
}

const TITLES: Record<Stage["name"], ReactNode> = {
  reading: <Trans>Your invitation</Trans>,
  asking: <Trans>You're invited</Trans>,
  done: <Trans>Your account is ready</Trans>,
  expired: <Trans>This invitation has expired</Trans>,
  used: <Trans>You already have an account</Trans>,
  invalid: <Trans>This invitation no longer works</Trans>,
  missing: <Trans>Open the link in our email</Trans>,
};

/** What became of a link that does nothing any more. */
function stageOfError(code: string): Stage["name"] {
  if (code === "link_expired") return "expired";
  return code === "address_has_account" ? "used" : "invalid";
}

function SignInInstead() {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  return (
    <Trans>
      Already have an account?{" "}
      <Link to={login} className="link -my-2.5 inline-block py-2.5">
        Login
      </Link>
    </Trans>
  );
}

/** The stage of the page: loading, the form, or the result of the link. */
function useStage() {
  const { link, read, used, kept } = useMailLink<"invitation", Stage>(PURPOSES);
  const [left, setLeft] = useState<Stage | null>(null);
  const token = link?.token ?? null;
  const leave = (stage: Stage) => {
    setLeft(stage);
    used(stage);
  };
  const invitation = useInvitation(left ? null : token, ({ code, message }) =>
    leave({ name: stageOfError(code), message }),
  );
  const fresh: Stage = { name: invitation.about ? "asking" : "reading" };
  const stage = left ?? (token === null && read ? stageWithoutLink(kept) : fresh);
  return { stage, token, leave, invitation };
}

/** After a reload there is no link any more, but what it came to. */
function stageWithoutLink(kept: Stage | null): Stage {
  return kept ?? { name: "missing" };
}

/** Registers an account by an operator's single-use invitation; it does not sign in. */
export default function InvitationPage() {
  const { stage, token, leave, invitation } = useStage();
  const { about } = invitation;
  const open = stage.name === "asking" && about;
  return (
    <AuthPage
      wide
      art={
        <PanelSlogan picture={barn} title={<Trans>A barn of your own is waiting</Trans>}>
          <Trans>See what comes in, where it goes and how full your barn is.</Trans>
        </PanelSlogan>
      }
      title={TITLES[stage.name]}
      lead={stage.name !== "done" && <SignInInstead />}
    >
      {stage.name === "reading" && <InvitationSkeleton {...invitation} />}
      {open && (
        <InvitationForm
          about={about}
          token={token ?? ""}
          onDone={(message) => leave({ name: "done", message })}
          onDead={({ code, message }) => leave({ name: stageOfError(code), message })}
        />
      )}
      {stage.name === "done" && <InvitationAccepted message={stage.message} />}
      {["expired", "used", "invalid", "missing"].includes(stage.name) && (
        <InvitationInvalid used={stage.name === "used"} message={stage.message} />
      )}
    </AuthPage>
  );
}

/** While the invitation is read; when that fails the same link may work in a moment. */
function InvitationSkeleton({ error, retry }: InvitationState) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (error) return <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>;
  return (
    <Loading label={t`Loading your invitation`}>
      <div className="flex flex-col gap-4.5">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </Loading>
  );
}

interface InvitationInvalidProps {
  /** There is an account of this address already, made by this invitation or otherwise. */
  used: boolean;
  /** Why the link that was opened does not do; none where no link was opened. */
  message: string | undefined;
}

/** What to do without an invitation that works. */
function InvitationInvalid({ used, message }: InvitationInvalidProps) {
  const address = usePublicPath();
  const to = address(used ? PUBLIC_PATHS.login : PUBLIC_PATHS.register);
  return (
    <>
      {message ? (
        <Alert tone="error" role="alert">
          {message}
        </Alert>
      ) : (
        <p className="text-pretty text-ink-2">
          <Trans>
            Open your invitation with the link in the email. It works once, within 72 hours.
          </Trans>
        </p>
      )}
      <ButtonLink to={to} size="lg" block>
        {used ? <Trans>Sign in</Trans> : <Trans>Create an account without an invitation</Trans>}
      </ButtonLink>
    </>
  );
}

/** Confirms the new account and leads to the sign-in. */
function InvitationAccepted({ message }: { message: string | undefined }) {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <>
      <div ref={box} tabIndex={-1} className="outline-none">
        <Alert tone="success" role="status">
          {message ?? <Trans>Sign in with your email and the password you chose.</Trans>}
        </Alert>
      </div>
      <ButtonLink to={login} size="lg" block>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </>
  );
}
