import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { api } from "@/api/client";
import { Button } from "@/ui/buttons/Button";
import { Envelope } from "@/ui/pictures/Envelope";

import { RegisterForm, type RegistrationRequest } from "./RegisterForm";
import { reopenRegistration } from "./registration-draft";
import { Resend } from "./Resend";

async function registerGuest(form: RegistrationRequest): Promise<void> {
  await api.POST("/guests/register", { body: form });
}

/** What its dialog is called. */
export function KeepTitle() {
  return <Trans>Keep your account</Trans>;
}

interface KeepFormProps {
  /** The address to which a link went already. */
  waiting: string | null;
  /** A link was mailed to this address. */
  onSent: (email: string) => void;
}

/** Registers a guest, who keeps everything; then shows where the link went. */
export function KeepForm({ waiting, onSent }: KeepFormProps) {
  const [isAnother, setAnother] = useState(false);
  if (waiting && !isAnother) {
    return (
      <LinkSent
        email={waiting}
        onAnother={() => {
          reopenRegistration();
          setAnother(true);
        }}
      />
    );
  }
  return (
    <>
      <p className="text-ink-2">
        <Trans>
          Register and everything you recorded stays. We'll email you a link to confirm your
          address.
        </Trans>
      </p>
      <RegisterForm
        send={registerGuest}
        onSent={(email) => {
          setAnother(false);
          onSent(email);
        }}
      />
    </>
  );
}

/** Where the link went, and what comes next; the guest goes on meanwhile. */
function LinkSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <div className="text-center">
      <Envelope waiting />
      <div role="status">
        <h3 className="text-title tracking-tight">
          <Trans>Check your inbox</Trans>
        </h3>
        <p className="mx-auto mt-2 mb-4 max-w-[42ch] text-balance wrap-anywhere text-ink-2">
          <Trans>
            We sent a link to <strong className="text-ink">{email}</strong>. Open it on any device,
            and this becomes your account. You can go on meanwhile.
          </Trans>
        </p>
      </div>
      <Resend email={email} />
      <Button variant="ghost" className="mt-1" onClick={onAnother}>
        <Trans>Use another address</Trans>
      </Button>
    </div>
  );
}
