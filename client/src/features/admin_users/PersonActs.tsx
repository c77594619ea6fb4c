import { Trans } from "@lingui/react/macro";
import { Ban, KeyRound, LogOut, MailCheck, ReceiptText, Undo2 } from "lucide-react";
import { useRef } from "react";

import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { useStayingFocus } from "@/ui/use-staying-focus";

import type { Act, Person } from "./types";
import { useHindrance } from "./use-acts";

const look = { "aria-hidden": true, className: "size-4.5" } as const;

interface PersonActsProps {
  person: Person;
  /** What is being done. */
  busy: Act | null;
  onAsk: (what: Act | "suspend") => void;
  onHistory: () => void;
}

/** What can be done to a person; where nothing may be, why. */
export function PersonActs({ person, busy, onAsk, onHistory }: PersonActsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  return (
    <section className="flex flex-col gap-3" onFocus={onFocus}>
      <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
        <Trans>What you can do</Trans>
      </h3>
      {!person.may_act && <WhyNot person={person} />}
      {person.may_act && (
        <div className="grid gap-2.5 *:w-full sm:grid-cols-2">
          <Button variant="secondary" icon={<ReceiptText {...look} />} onClick={onHistory}>
            <Trans>Transaction history</Trans>
          </Button>
          <Acts person={person} busy={busy} onAsk={onAsk} />
        </div>
      )}
    </section>
  );
}

function WhyNot({ person }: { person: Person }) {
  const yourself = useHindrance()(person) === "yourself";
  return (
    <Alert tone="info">
      {yourself ? (
        <Trans>This is your own account. You change it in your settings.</Trans>
      ) : (
        <Trans>Only a Super Admin can do something to an operator's account.</Trans>
      )}
    </Alert>
  );
}

function Acts({ person, busy, onAsk }: Omit<PersonActsProps, "onHistory">) {
  const { status, sessions } = person;
  const button = (act: Act) => ({
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
          <Trans>Send a password link</Trans>
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
