import { Trans } from "@lingui/react/macro";
import { UserCheck } from "lucide-react";
import { type ReactNode, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { Button } from "@/ui/buttons/Button";

import { AfterConfirmation } from "./AfterConfirmation";
import { ConfirmWithPassword } from "./ConfirmWithPassword";
import { DisownRegistration } from "./DisownRegistration";
import { MailLinkDecision } from "./MailLinkDecision";
import { Resend } from "./Resend";
import { confirmRegistration, type RegistrationLink } from "./mailed-links";

interface ConfirmRegistrationProps {
  token: string;
  /** What the link confirms. */
  registration: RegistrationLink;
  /** The link has done what it could. */
  onUsed: () => void;
}

/**
 * Shows whose registration a link confirms, and asks: the browser is not the one that registered,
 * so somebody else may have made it and know its password.
 */
export function ConfirmRegistration({ token, registration, onUsed }: ConfirmRegistrationProps) {
  const [step, setStep] = useState<"question" | "password" | "disown">("question");
  if (step === "password") {
    return (
      <ConfirmWithPassword
        token={token}
        registration={registration}
        onUsed={onUsed}
        onBack={() => setStep("question")}
      />
    );
  }
  if (step === "disown" && registration.disown_token) {
    return <DisownRegistration token={registration.disown_token} onUsed={onUsed} />;
  }
  return (
    <MailLinkDecision
      icon={UserCheck}
      title={<Trans>Is this your registration?</Trans>}
      action={<Trans>Confirm</Trans>}
      send={() => confirmRegistration(token)}
      onUsed={onUsed}
      instead={
        <div className="mt-3 flex flex-col gap-3">
          <Button variant="secondary" size="lg" block onClick={() => setStep("password")}>
            <Trans>Set a new password</Trans>
          </Button>
          <p>
            <button
              type="button"
              className="link inline-block min-h-11"
              onClick={() => setStep("disown")}
            >
              <Trans>This wasn't me</Trans>
            </button>
          </p>
        </div>
      }
      done={<AfterConfirmation />}
      dead={<Resend prompt={<Trans>Need a new link?</Trans>} />}
    >
      <RegistrationDetails registration={registration} />
      <p>
        <Trans>
          Confirm if you registered yourself, with a password only you know. If you're not sure, set
          a new password.
        </Trans>
      </p>
    </MailLinkDecision>
  );
}

/** The name, username and address of a registration, and when it was made. */
function RegistrationDetails({ registration }: { registration: RegistrationLink }) {
  const { language } = useLanguage();
  const { fullname, username, email, created_at } = registration;
  return (
    <dl className="my-4 grid gap-2 rounded-panel bg-sunken p-4 text-left">
      <Detail label={<Trans>Full name</Trans>}>{fullname}</Detail>
      <Detail label={<Trans>Username</Trans>}>{username}</Detail>
      <Detail label={<Trans>Email</Trans>}>{email}</Detail>
      <Detail label={<Trans>Registered</Trans>}>
        {created_at && formatMoment(created_at, language)}
      </Detail>
      {registration.keeps_guest && (
        <Detail label={<Trans>Comes with it</Trans>}>
          <Trans>Everything recorded without an account</Trans>
        </Detail>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="sm:flex sm:justify-between sm:gap-4">
      <dt className="flex-none text-small text-ink-3">{label}</dt>
      <dd className="min-w-0 font-label wrap-anywhere text-ink sm:text-right">{children}</dd>
    </div>
  );
}
