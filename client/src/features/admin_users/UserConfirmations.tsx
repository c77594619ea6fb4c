import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";

import type { UserConfirmation } from "./types";
import { useUserAction } from "./use-user-actions";

const SuspendDialog = lazyComponent(
  () => import(/* webpackChunkName: "suspend" */ "./SuspendDialog"),
);

/** Runs an action on a user, after a confirmation where it needs one. */
export function useUserConfirmations() {
  const [asked, setAsked] = useState<UserConfirmation | null>(null);
  const [open, setOpen] = useState(false);
  const { mutate, isPending, variables } = useUserAction();
  const ask = (next: UserConfirmation) => {
    if (next.what === "restore" || next.what === "resend-verification") {
      mutate({ act: next.what, id: next.user.id });
      return;
    }
    setAsked(next);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    if (asked && asked.what !== "suspend") mutate({ act: asked.what, id: asked.user.id });
  };
  return { ask, asked, open, close, confirm, busy: isPending ? variables.act : null };
}

/** The confirmation dialogs of the actions on a user. */
export function UserConfirmations({
  asked,
  open,
  close,
  confirm,
}: ReturnType<typeof useUserConfirmations>) {
  if (!asked) return null;
  const { what, user } = asked;
  const question = { user, onConfirm: confirm, onCancel: close };
  return (
    <>
      {open && what === "suspend" && (
        <Suspense>
          <SuspendDialog user={user} onClose={close} />
        </Suspense>
      )}
      <SignOutDialog {...question} open={open && what === "sign-out"} />
      <PasswordResetDialog {...question} open={open && what === "password-reset"} />
    </>
  );
}

interface ConfirmationProps {
  open: boolean;
  user: UserConfirmation["user"];
  onConfirm: () => void;
  onCancel: () => void;
}

function SignOutDialog({ user, ...question }: ConfirmationProps) {
  const { t } = useLingui();
  const { fullname: name } = user;
  return (
    <ConfirmDialog
      {...question}
      title={t`Sign out ${name} everywhere?`}
      confirm={<Trans>Sign out everywhere</Trans>}
    >
      <Trans>
        Each device is signed out the next time it's used. The user can sign in again right away.
      </Trans>
    </ConfirmDialog>
  );
}

function PasswordResetDialog({ user, ...question }: ConfirmationProps) {
  const { t } = useLingui();
  const { fullname: name, email } = user;
  return (
    <ConfirmDialog
      {...question}
      title={t`Send ${name} a password reset link?`}
      confirm={<Trans>Send the link</Trans>}
    >
      <Trans>
        The link goes to {email}, works once and expires in 30 minutes. Until it's used, the current
        password still works; only the owner can set a new one.
      </Trans>
    </ConfirmDialog>
  );
}
