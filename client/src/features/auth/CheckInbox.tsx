import { Trans } from "@lingui/react/macro";

import { Envelope } from "@/ui/pictures/Envelope";

import { Resend } from "./Resend";

/** Shown until the mailed link is opened and its result is known. */
export function CheckInbox({ email }: { email?: string }) {
  return (
    <>
      <Envelope waiting />
      <h1 tabIndex={-1}>
        <Trans>Verification in Progress</Trans>
      </h1>
      <p className="mx-auto mt-2.5 mb-5 max-w-[38ch] text-balance text-ink-2">
        <Trans>We have sent a link to verify your account. Please check your inbox.</Trans>
      </p>
      <Resend email={email} />
      <p className="mt-3 text-small text-ink-3">
        <Trans>Look in spam too.</Trans>
      </p>
    </>
  );
}
