import { Trans } from "@lingui/react/macro";
import { UserX } from "lucide-react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { MailLinkDecision } from "./MailLinkDecision";
import { disownRegistration } from "./mailed-links";

interface DisownRegistrationProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

/** Asks whether a registration that its address's owner did not make shall be deleted. */
export function DisownRegistration({ token, onUsed }: DisownRegistrationProps) {
  const home = usePublicPath()(PUBLIC_PATHS.home);
  return (
    <MailLinkDecision
      icon={UserX}
      title={<Trans>Wasn't this you?</Trans>}
      action={<Trans>Delete this registration</Trans>}
      variant="danger"
      send={() => disownRegistration(token)}
      onUsed={onUsed}
      instead={
        <p className="mt-3">
          <Link to={home} className="link inline-block py-2.5">
            <Trans>It was me, keep it</Trans>
          </Link>
        </p>
      }
      done={
        <ButtonLink to={home} size="lg" block>
          <Trans>Back to home</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Someone signed up for Lumbung with your email address. You can delete that registration;
        after that, no one can use it.
      </Trans>
    </MailLinkDecision>
  );
}
