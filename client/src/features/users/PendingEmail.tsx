import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import type { Account } from "@/api/use-account";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/use-toast";

import { useKeepEmail, useSaveProfile } from "./use-save-profile";

interface PendingEmailProps {
  account: Account;
  /** The address that was asked for. */
  wanted: string;
}

/** Says that a new address waits for its link, sends the link again, or takes it all back. */
export function PendingEmail({ account, wanted }: PendingEmailProps) {
  const save = useSaveProfile();
  const keep = useKeepEmail();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState<string | null>(null);

  const ask = async (email: string) => {
    setAsking(email);
    try {
      const saved = await (email === wanted ? save({ email }) : keep());
      if (saved) toast({ tone: "success", text: saved.message });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    } finally {
      setAsking(null);
    }
  };

  return (
    <Alert tone="info" role="status" className="sm:col-span-2">
      <p className="wrap-anywhere">
        <Trans>We sent a link to {wanted}. It counts after you open it.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          busy={asking === wanted}
          onClick={() => void ask(wanted)}
        >
          <Trans>Send again</Trans>
        </Button>
        <Button
          variant="ghost"
          className="max-sm:flex-1"
          busy={asking === account.email}
          onClick={() => void ask(account.email)}
        >
          <Trans>Keep the old address</Trans>
        </Button>
      </div>
    </Alert>
  );
}
