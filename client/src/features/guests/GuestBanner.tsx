import { Trans, useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { useEffect } from "react";

import { session } from "@/api/session";
import { useAccount } from "@/api/use-account";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToast } from "@/ui/feedback/use-toast";

/** Once the mailed link was opened, this device gets a session of the account. */
function useKeptAccount(isKept: boolean): void {
  const { t } = useLingui();
  const toast = useToast();
  useEffect(() => {
    if (!isKept) return;
    // Out of reach, the next token brings it.
    session.goOn().catch(() => undefined);
    toast({ tone: "success", text: t`Your account is ready. Everything is still here.` });
  }, [isKept, toast, t]);
}

/** Tells a guest that all of this disappears, and how to keep it. */
export default function GuestBanner() {
  const { t } = useLingui();
  const open = useOpenDialog();
  const account = useAccount();
  const isKept = account?.is_guest === false;
  useKeptAccount(isKept);
  if (isKept) return null;
  const waiting = account?.email_change;
  return (
    <aside
      aria-label={t`Trying it without an account`}
      className="flex min-h-11 items-center gap-2.5 rounded-m bg-sunken px-3.5 text-small text-ink-2 print:hidden"
    >
      <Hourglass aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1">
        {waiting ? (
          <>
            <span className="sm:hidden">
              <Trans>Open the link in your email</Trans>
            </span>
            <span className="truncate max-sm:hidden sm:block">
              <Trans>Open the link we sent to {waiting}</Trans>
            </span>
          </>
        ) : (
          <>
            <span className="sm:hidden">
              <Trans>Gone after 14 days without use</Trans>
            </span>
            <span className="max-sm:hidden">
              <Trans>This try-out disappears after 14 days without use.</Trans>
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        className="link -mx-2 min-h-11 shrink-0 rounded-badge px-2 focus-visible:-outline-offset-2"
        onClick={() => open("keep")}
      >
        {waiting ? <Trans>Details</Trans> : <Trans>Keep it</Trans>}
      </button>
    </aside>
  );
}
