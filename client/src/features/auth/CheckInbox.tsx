import { Trans } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { findMailProvider } from "@/lib/mail-providers";
import { PUBLIC_PATHS, withNext } from "@/lib/paths";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { Envelope } from "@/ui/pictures/Envelope";

import { findDestination } from "./destination";
import { reopenRegistration } from "./registration-draft";
import { Resend } from "./Resend";

/** Shown until the mailed link is opened and its result is known. */
export function CheckInbox({ email }: { email?: string }) {
  return (
    <>
      <Envelope waiting />
      <h1 tabIndex={-1}>
        <Trans>Verification in Progress</Trans>
      </h1>
      <p className="mx-auto mt-2.5 max-w-[38ch] text-balance text-ink-2">
        <Trans>We have sent a link to verify your account. Please check your inbox.</Trans>
      </p>
      <div className="mb-5">{email && <SentTo email={email} />}</div>
      <Resend email={email} />
      <p className="mt-3 text-small text-ink-3">
        <Trans>Check your spam folder too.</Trans>
      </p>
    </>
  );
}

/** The address that the link was sent to, and the ways to its inbox and to another one. */
function SentTo({ email }: { email: string }) {
  const address = usePublicPath();
  const [destination] = useState(findDestination);
  const provider = findMailProvider(email);
  const name = provider?.name;
  return (
    <>
      <p className="mt-4 rounded-panel bg-sunken px-4 pt-3 text-ink-2">
        <Trans>
          Sent to <strong className="wrap-anywhere text-ink">{email}</strong>
        </Trans>
        <br />
        <Link
          to={withNext(address(PUBLIC_PATHS.register), destination)}
          onClick={reopenRegistration}
          className="link inline-block py-2.5"
        >
          <Trans>Wrong address?</Trans>
        </Link>
      </p>
      {provider && (
        <a
          href={provider.address}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ size: "lg", block: true, className: "mt-4" })}
        >
          <Mail aria-hidden="true" className="size-5" />
          <Trans>Open {name}</Trans>
        </a>
      )}
    </>
  );
}
