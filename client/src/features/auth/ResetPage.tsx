import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router-dom";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { session } from "@/api/session";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, withNext } from "@/lib/paths";
import { useMailLink } from "@/browser/use-mail-link";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Checkbox } from "@/ui/fields/Checkbox";
import barn from "@/ui/pictures/illustrations/empty-goals.svg";

import { AuthPage } from "./AuthPage";
import type { NewPasswordValues } from "./schemas";
import { newPasswordSchema } from "./schemas";
import { LegalLink } from "./LegalLink";
import { PanelSlogan } from "./PanelSlogan";
import { PasswordFields } from "./PasswordFields";
import { FormError } from "./FormError";
import { findDestination } from "./destination";

const PURPOSES = { token: "reset" } as const;

interface Stage {
  name: "asking" | "done" | "refused" | "missing";
  /** What the server said when it left the form. */
  message?: string;
}

const TITLES = {
  asking: <Trans>Setup New Password</Trans>,
  done: <Trans>Your password has changed</Trans>,
  refused: <Trans>This link no longer works</Trans>,
  missing: <Trans>Open the link in our email</Trans>,
};

function SignInInstead() {
  const login = usePublicPath()(PUBLIC_PATHS.login);
  return (
    <Trans>
      Already reset it?{" "}
      <Link to={login} className="link -my-2.5 inline-block py-2.5">
        Sign in
      </Link>
    </Trans>
  );
}

/** The stage of the page: the form, or the result of the link. */
function useStage() {
  const { link, read, used } = useMailLink(PURPOSES);
  const [search] = useSearchParams();
  const [left, setLeft] = useState<Stage | null>(null);
  const leave = (stage: Stage) => {
    setLeft(stage);
    used();
  };
  // The page is prerendered with the form, before there is a link.
  const stage: Stage = left ?? { name: read && !link ? "missing" : "asking" };
  // The mail says so: the second factor may be a stranger's.
  const isRemovable = link !== null && search.get("secondFactor") === "removable";
  return { stage, token: link?.token ?? null, isRemovable, leave };
}

/** Sets a new password by a mailed single-use link; it does not sign in. */
export default function ResetPage() {
  const { stage, token, isRemovable, leave } = useStage();
  return (
    <AuthPage
      art={
        <PanelSlogan picture={barn} title={<Trans>A new key for your barn</Trans>}>
          <Trans>Choose a password only you know.</Trans>
        </PanelSlogan>
      }
      title={TITLES[stage.name]}
      lead={stage.name !== "done" && <SignInInstead />}
    >
      {stage.name === "asking" && (
        <ResetForm
          token={token}
          isRemovable={isRemovable}
          onDone={(message) => leave({ name: "done", message })}
          onRefused={(message) => leave({ name: "refused", message })}
        />
      )}
      {stage.name === "done" && <ResetDone message={stage.message} />}
      {["refused", "missing"].includes(stage.name) && <RequestNewLink message={stage.message} />}
    </AuthPage>
  );
}

interface ResetFormProps {
  /** Null while the address has not been read yet. */
  token: string | null;
  /** Whether the second factor can be removed with the password. */
  isRemovable: boolean;
  onDone: (message: string) => void;
  /** The link is dead: nothing that is typed here can help. */
  onRefused: (message: string) => void;
}

/** The new password, twice, whether the second factor goes, and the terms. */
function ResetForm({ token, isRemovable, onDone, onRefused }: ResetFormProps) {
  const form = useForm<NewPasswordValues>({
    resolver: valibotResolver(newPasswordSchema),
    criteriaMode: "all",
    defaultValues: { password: "", confPassword: "" },
  });
  const [accepted, setAccepted] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const [submitError, setSubmitError] = useState<{ error: unknown } | null>(null);

  const submit = form.handleSubmit(async (values) => {
    if (!token) return;
    setSubmitError(null);
    try {
      const removed = isRemoved ? { remove_second_factor: true } : {};
      const body = { ...values, ...removed, token, acceptTerms: accepted };
      const { message } = payloadOf(await api.POST("/password/reset", { body }));
      // Every session is over, the one of this browser too; nothing may still take it for alive.
      if (session.likely()) await session.check();
      onDone(message);
    } catch (error) {
      if (showFieldErrors(error, form.setError, ["password", "confPassword"])) return;
      if (error instanceof AppError && error.status === 400) onRefused(error.message);
      else setSubmitError({ error });
    }
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4.5"
    >
      {submitError && <FormError error={submitError.error} />}
      <PasswordFields form={form} />
      {isRemovable && (
        <Checkbox
          label={
            <Trans>
              Turn off two-step sign-in. Only choose this if you didn't turn it on yourself. Someone
              else may have signed up with your email address.
            </Trans>
          }
          checked={isRemoved}
          onChange={(event) => setRemoved(event.target.checked)}
        />
      )}
      <Checkbox
        label={
          <Trans>
            I Accept the{" "}
            <LegalLink alone to={PUBLIC_PATHS.terms}>
              Terms
            </LegalLink>
          </Trans>
        }
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <Button type="submit" size="lg" block disabled={!accepted} busy={form.formState.isSubmitting}>
        <Trans>Reset Password</Trans>
      </Button>
    </form>
  );
}

interface RequestNewLinkProps {
  /** Why the link that was opened does not do; none where no link was opened. */
  message: string | undefined;
}

/** Link to request a new one. */
function RequestNewLink({ message }: RequestNewLinkProps) {
  const forgot = usePublicPath()(PUBLIC_PATHS.forgot);
  return (
    <>
      {message && (
        <Alert tone="error" role="alert">
          {message}
        </Alert>
      )}
      <p className="text-pretty text-ink-2">
        <Trans>
          Use the link in our email to set a new password. It works once, within 30 minutes, and
          only the newest link is valid.
        </Trans>
      </p>
      <ButtonLink to={forgot} size="lg" block>
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
    </>
  );
}

/** Confirms the new password and leads to the sign-in. */
function ResetDone({ message }: { message: string | undefined }) {
  const login = withNext(usePublicPath()(PUBLIC_PATHS.login), findDestination());
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
