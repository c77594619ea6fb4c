import { Trans } from "@lingui/react/macro";
import { useCallback, useState } from "react";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { AfterConfirmation } from "./AfterConfirmation";
import { CheckInbox } from "./CheckInbox";
import { ConfirmRegistration } from "./ConfirmRegistration";
import { MailLinkConfirmation } from "./MailLinkConfirmation";
import { confirmRegistration, openRegistrationLink, type RegistrationLink } from "./mailed-links";
import { Resend } from "./Resend";

interface ConfirmAddressProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

/**
 * Confirms the address of a registration by its mailed link: at once in the browser that
 * registered, and in any other one after a question.
 */
export function ConfirmAddress({ token, onUsed }: ConfirmAddressProps) {
  const [registration, setRegistration] = useState<RegistrationLink | null>(null);
  const call = useCallback(async (mailed: string) => {
    const opened = await openRegistrationLink(mailed);
    if (opened.is_own || opened.state === "verified") return confirmRegistration(mailed);
    setRegistration(opened);
    return null;
  }, []);
  return (
    <MailLinkConfirmation
      token={token}
      call={call}
      onUsed={onUsed}
      waiting={<CheckInbox />}
      question={
        registration && (
          <ConfirmRegistration token={token} registration={registration} onUsed={onUsed} />
        )
      }
      confirmed={<AfterConfirmation />}
      refused={(code) =>
        code === "registration_replaced" ? (
          <SignInInstead />
        ) : (
          <Resend prompt={<Trans>Need a new link?</Trans>} />
        )
      }
    />
  );
}

/** Where another registration of the address was confirmed. */
function SignInInstead() {
  const address = usePublicPath();
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to={address(PUBLIC_PATHS.login)} size="lg" block>
        <Trans>Login</Trans>
      </ButtonLink>
      <ButtonLink to={address(PUBLIC_PATHS.forgot)} variant="secondary" size="lg" block>
        <Trans>Set a new password</Trans>
      </ButtonLink>
    </div>
  );
}
