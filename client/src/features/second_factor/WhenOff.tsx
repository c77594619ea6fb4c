import { Trans } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { ACCOUNT_KEY } from "@/api/use-account";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/use-toast";

import { ScanDialog } from "./ScanDialog";
import type { Enrolment } from "./types";
import { useStart } from "./use-second-factor";

/** Why one would want a second step, and its set-up. */
export function WhenOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending } = useStart();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  const start = () =>
    mutate(undefined, {
      onSuccess: setEnrolment,
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  const turnedOn = (codes: string[]) => {
    setEnrolment(null);
    onCodes(codes);
    void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  };
  return (
    <>
      <p className="text-small text-ink-2">
        <Trans>
          Besides your password, signing in then needs a code of an app on your phone. Whoever
          learns your password still stays outside.
        </Trans>
      </p>
      <Button
        variant="soft"
        block
        busy={isPending}
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        <Trans>Turn on</Trans>
      </Button>
      {enrolment && (
        <ScanDialog enrolment={enrolment} onCodes={turnedOn} onClose={() => setEnrolment(null)} />
      )}
    </>
  );
}
