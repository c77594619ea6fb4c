import { Trans } from "@lingui/react/macro";
import { DoorOpen } from "lucide-react";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { MailLinkDecision } from "./MailLinkDecision";
import { restoreAccount } from "./mailed-links";

interface RestoreAccountProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

/** Asks whether an account that is about to be erased shall stay. */
export function RestoreAccount({ token, onUsed }: RestoreAccountProps) {
  const address = usePublicPath();
  return (
    <MailLinkDecision
      icon={DoorOpen}
      title={<Trans>Keep your account?</Trans>}
      action={<Trans>Keep my account</Trans>}
      send={() => restoreAccount(token)}
      onUsed={onUsed}
      done={
        <ButtonLink to={address(PUBLIC_PATHS.login)} size="lg" block>
          <Trans>Login</Trans>
        </ButtonLink>
      }
      dead={
        <ButtonLink to={address(PUBLIC_PATHS.home)} size="lg" block>
          <Trans>Back to home</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Your account is closed and due to be erased. If you keep it, nothing changes, and you can
        sign in with the same password.
      </Trans>
    </MailLinkDecision>
  );
}
