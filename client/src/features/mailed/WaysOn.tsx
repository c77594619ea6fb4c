import { Trans } from "@lingui/react/macro";
import { Link2Off, MailX } from "lucide-react";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { APP_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";

import { Told } from "./Told";

/** Leads to what may be mailed; whoever is signed out signs in first. */
export function ToSettings() {
  return (
    <ButtonLink to={APP_PATHS.notifications} variant="secondary" size="lg" block>
      <Trans>Notification settings</Trans>
    </ButtonLink>
  );
}

/** Leads to the reminders; whoever is signed out signs in first. */
export function ToReminders() {
  return (
    <ButtonLink to={APP_PATHS.reminders} variant="secondary" size="lg" block>
      <Trans>Open my reminders</Trans>
    </ButtonLink>
  );
}

/** The link does nothing any more, in the server's words. */
export function Dead({ error, children }: { error: unknown; children: ReactNode }) {
  const failureText = useFailureText();
  return (
    <Told news icon={MailX} tone="wrong" title={failureText(error)}>
      {children}
    </Told>
  );
}

/** The page was opened without a link, or again after its link was used. */
export function NoLink({ children }: { children: ReactNode }) {
  return (
    <Told
      icon={Link2Off}
      title={<Trans>There is no link here</Trans>}
      words={
        <Trans>
          This page works with the link in one of our emails. Open it there once more, or go on in
          Lumbung.
        </Trans>
      }
    >
      {children}
    </Told>
  );
}
