import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { useAccount } from "@/api/use-account";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";
import { Card } from "@/ui/layout/Card";

import { SupportForm } from "./SupportForm";
import { SupportMessages } from "./SupportMessages";
import { useSendMessage } from "./use-support";

/** Writing to those who run the product, and what became of it. */
export default function SupportPanel() {
  const id = useId();
  const account = useAccount();
  const email = account?.email;
  const { mutateAsync } = useSendMessage();
  if (account?.is_guest) {
    return (
      <KeepAccountFirst className="max-w-140">
        <Trans>We answer by email, so we need your address.</Trans>
      </KeepAccountFirst>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <Card aria-labelledby={`${id}-write`} className="xl:col-span-7">
        <h2 id={`${id}-write`} className="text-title tracking-tight">
          <Trans>Write to us</Trans>
        </h2>
        <p className="mt-1.5 mb-4 text-small wrap-anywhere text-ink-2">
          {email ? (
            <Trans>A person will read it. We'll send a copy to {email}.</Trans>
          ) : (
            <Trans>A person will read it. We'll email you a copy.</Trans>
          )}
        </p>
        <SupportForm
          draft="support"
          label={<Trans>Your message</Trans>}
          confirm={<Trans>Send message</Trans>}
          onSend={(message) => mutateAsync(message)}
        />
      </Card>
      <Card aria-labelledby={`${id}-sent`} className="xl:col-span-5">
        <h2 id={`${id}-sent`} className="mb-2 text-title tracking-tight">
          <Trans>Your messages</Trans>
        </h2>
        <SupportMessages />
      </Card>
    </div>
  );
}
