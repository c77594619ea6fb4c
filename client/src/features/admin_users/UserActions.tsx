import { Trans } from "@lingui/react/macro";
import { Ban, KeyRound, LogOut, MailCheck, ReceiptText, Undo2 } from "lucide-react";
import { useRef } from "react";

import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import type { UserAction, UserDetails } from "./types";
import { useActionBlocker } from "./use-user-actions";

const look = { "aria-hidden": true, className: "size-4.5" } as const;

interface UserActionsProps {
  person: UserDetails;
  /** The action that is running. */
  busy: UserAction | null;
  onAsk: (what: UserAction | "suspend") => void;
  onHistory: () => void;
}

/** What can be done to a person; where nothing may be, why. */
export function UserActions({ person, busy, onAsk, onHistory }: UserActionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  return (
    <section className="flex flex-col gap-3" onFocus={onFocus}>
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        <Trans>What you can do</Trans>
      </h3>
      {!person.may_act && <BlockedNote person={person} />}
      {person.may_act && (
        <div className="grid gap-2.5 *:w-full sm:grid-cols-2">
          <Button variant="secondary" icon={<ReceiptText {...look} />} onClick={onHistory}>
            <Trans>Transaction history</Trans>
          </Button>
          <ActionButtons person={person} busy={busy} onAsk={onAsk} />
        </div>
      )}
    </section>
  );
}

function BlockedNote({ person }: { person: UserDetails }) {
  const yourself = useActionBlocker()(person) === "yourself";
  return (
    <Alert tone="info">
      {yourself ? (
        <Trans>This is your own account. Change it in your settings.</Trans>
      ) : (
        <Trans>Only a Super Admin can change an operator's account.</Trans>
      )}
    </Alert>
  );
}

function ActionButtons({ person, busy, onAsk }: Omit<UserActionsProps, "onHistory">) {
  const { status, sessions } = person;
  const button = (act: UserAction) => ({
    variant: "secondary" as const,
    busy: busy === act,
    onClick: () => onAsk(act),
  });
  return (
    <>
      {status === "suspended" && (
        <Button {...button("restore")} icon={<Undo2 {...look} />}>
          <Trans>Restore</Trans>
        </Button>
      )}
      {status === "pending" && (
        <Button {...button("resend-verification")} icon={<MailCheck {...look} />}>
          <Trans>Resend the confirmation</Trans>
        </Button>
      )}
      {sessions > 0 && (
        <Button {...button("sign-out")} icon={<LogOut {...look} />}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      )}
      {status === "active" && (
        <Button {...button("password-reset")} icon={<KeyRound {...look} />}>
          <Trans>Send a password reset link</Trans>
        </Button>
      )}
      {(status === "active" || status === "closing") && (
        <Button
          variant="warning"
          className="border border-danger"
          icon={<Ban {...look} />}
          onClick={() => onAsk("suspend")}
        >
          <Trans>Suspend</Trans>
        </Button>
      )}
    </>
  );
}
