import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";

import { MailedConfirmation } from "./MailedConfirmation";
import { confirmRegistration } from "./mailed-links";
import { Resend } from "./Resend";
import { WaitingForMail } from "./WaitingForMail";

const STAY = 3000;

function HomeSoon() {
  const home = usePublicPath()(PUBLIC_PATHS.home);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(home, { replace: true }), STAY);
    return () => clearTimeout(timer);
  }, [home, navigate]);
  return (
    <p className="mt-2.5 text-ink-2">
      <Trans>
        In 3 seconds you are on the{" "}
        <Link to={home} className="link inline-block py-2.5">
          home page
        </Link>
        .
      </Trans>
    </p>
  );
}

interface ConfirmAddressProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

/** Confirms the address of a registration by its mailed link. */
export function ConfirmAddress({ token, onUsed }: ConfirmAddressProps) {
  return (
    <MailedConfirmation
      token={token}
      call={confirmRegistration}
      onUsed={onUsed}
      waiting={<WaitingForMail />}
      confirmed={<HomeSoon />}
      refused={<Resend prompt={<Trans>Would you like another one?</Trans>} />}
    />
  );
}
