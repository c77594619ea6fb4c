import { Trans } from "@lingui/react/macro";
import { MailOpen } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";

import type { Invitation } from "./use-invitation";

/** Whom the invitation is for, and until when it works. */
export function InvitedAs({ fullname, email, expires_at }: Invitation) {
  const until = formatMoment(expires_at, useLanguage().language);
  return (
    <div className="flex items-start gap-3.5 rounded-panel bg-sunken p-4">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-surface text-primary">
        <MailOpen aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{fullname}</p>
        <p className="text-small wrap-anywhere text-ink-2">{email}</p>
        <p className="mt-1 text-small text-ink-3">
          <Trans>This invitation works once, until {until}.</Trans>
        </p>
      </div>
    </div>
  );
}
