import { Trans } from "@lingui/react/macro";
import { Link2Off, MailX } from "lucide-react";
import type { ReactNode } from "react";

import { APP_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";

import type { Dead } from "./dead";
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

/** The link of a reminder does nothing any more, and nobody can ask for another one. */
export function DeadDone({ expired }: Dead) {
  return (
    <DeadLink
      expired={expired}
      words={<Trans>What is due stands in your reminders. You can mark it as done there.</Trans>}
    >
      <ToReminders />
    </DeadLink>
  );
}

/** The link that turns mails off does nothing any more; the settings do the same. */
export function DeadUnsubscribe({ expired }: Dead) {
  return (
    <DeadLink
      expired={expired}
      words={<Trans>You choose which emails you get in your notification settings.</Trans>}
    >
      <ToSettings />
    </DeadLink>
  );
}

function DeadLink({ expired, ...rest }: Dead & { words: ReactNode; children: ReactNode }) {
  const title = expired ? (
    <Trans>This link has expired</Trans>
  ) : (
    <Trans>This link does not work any more</Trans>
  );
  return <Told news icon={MailX} tone="wrong" title={title} {...rest} />;
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
