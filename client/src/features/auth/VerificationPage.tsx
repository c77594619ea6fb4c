import { useLocation } from "react-router-dom";

import { ConfirmAddress } from "./ConfirmAddress";
import { DisownRegistration } from "./DisownRegistration";
import { MailCard } from "./MailCard";
import { useMailLink } from "./use-mail-link";
import { WaitingForMail } from "./WaitingForMail";

const PURPOSES = { emailToken: "confirm", disownToken: "disown" } as const;

/** The address that the registration left in the history entry, if it led here. */
function useRegisteredEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}

/** What follows a registration: waiting for the mail, opening its link, or disowning it. */
export default function VerificationPage() {
  const email = useRegisteredEmail();
  const { link, used } = useMailLink(PURPOSES);
  return (
    <MailCard>
      {link === null && <WaitingForMail email={email} />}
      {link?.purpose === "confirm" && <ConfirmAddress token={link.token} onUsed={used} />}
      {link?.purpose === "disown" && <DisownRegistration token={link.token} onUsed={used} />}
    </MailCard>
  );
}
