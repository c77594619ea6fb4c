import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

import { useMailLink } from "@/browser/use-mail-link";
import { MailCard } from "@/ui/pictures/MailCard";

import { ConfirmAddress } from "./ConfirmAddress";
import { ConfirmChange } from "./ConfirmChange";
import { DisownRegistration } from "./DisownRegistration";
import { ParentalConsent } from "./ParentalConsent";
import { RestoreAccount } from "./RestoreAccount";
import { CheckInbox } from "./CheckInbox";

const PURPOSES = {
  emailToken: "confirm",
  disownToken: "disown",
  changeToken: "change",
  restoreToken: "restore",
  consentToken: "consent",
} as const;

const PARTS = {
  confirm: ConfirmAddress,
  disown: DisownRegistration,
  change: ConfirmChange,
  restore: RestoreAccount,
  consent: ParentalConsent,
};

const never = () => () => {};

/**
 * The address that the registration left in the history entry, if it led here; known after the
 * first paint, as the html has none.
 */
function useRegisteredEmail(): string | undefined {
  const state: unknown = useLocation().state;
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isDrawn || typeof state !== "object" || state === null) return undefined;
  return "email" in state && typeof state.email === "string" ? state.email : undefined;
}

/** What mailed links lead to: after a registration, a change of address, a deletion, for parents. */
export default function VerificationPage() {
  const email = useRegisteredEmail();
  const { link, used } = useMailLink(PURPOSES);
  const Part = link && PARTS[link.purpose];
  return (
    <MailCard>
      {Part ? <Part token={link.token} onUsed={used} /> : <CheckInbox email={email} />}
    </MailCard>
  );
}
