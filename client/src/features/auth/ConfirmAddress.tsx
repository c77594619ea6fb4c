import { Trans } from "@lingui/react/macro";
import { CloudOff, MailX } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Button } from "@/ui/Button";

import { Envelope } from "./Envelope";
import { Resend } from "./Resend";
import { useConfirmation } from "./use-confirmation";
import { WaitingForMail } from "./WaitingForMail";

const STAY = 3000;

function Confirmed({ message }: { message: string }) {
  const home = usePublicPath()(PUBLIC_PATHS.home);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(home, { replace: true }), STAY);
    return () => clearTimeout(timer);
  }, [home, navigate]);
  return (
    <div role="status">
      <Envelope />
      <h1 tabIndex={-1} className="text-balance">
        {message}
      </h1>
      <p className="mt-2.5 text-ink-2">
        <Trans>
          In 3 seconds you are on the{" "}
          <Link to={home} className="link inline-block py-2.5">
            home page
          </Link>
          .
        </Trans>
      </p>
    </div>
  );
}

interface ConfirmAddressProps {
  token: string;
  /** The link has done what it could. */
  onUsed: () => void;
}

/** Confirms the address of a mailed link and shows what the server says to it. */
export function ConfirmAddress({ token, onUsed }: ConfirmAddressProps) {
  const { result, retry } = useConfirmation(token);
  const outcome = result?.outcome;
  useEffect(() => {
    if (outcome === "confirmed" || outcome === "refused") onUsed();
  }, [outcome, onUsed]);

  if (!result) return <WaitingForMail />;
  if (result.outcome === "confirmed") return <Confirmed message={result.message} />;
  const passing = result.outcome === "passing";
  const Icon = passing ? CloudOff : MailX;
  return (
    <>
      <span className="mx-auto mb-5 grid size-22 place-items-center rounded-full bg-expense-soft text-expense">
        <Icon aria-hidden="true" className="size-10" />
      </span>
      <div role="alert">
        <h1 tabIndex={-1} className="mb-5 text-balance">
          {result.message}
        </h1>
      </div>
      {passing ? (
        <Button size="lg" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        <Resend prompt={<Trans>Would you like another one?</Trans>} />
      )}
    </>
  );
}
