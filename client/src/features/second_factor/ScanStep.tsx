import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { CodeField } from "@/ui/fields/CodeField";
import { CopyButton } from "@/ui/buttons/CopyButton";

import type { Enrolment, useConfirmEnrolment } from "./use-second-factor";

interface ScanStepProps {
  enrolment: Enrolment;
  /** The id by which a button outside sends the form. */
  form: string;
  confirm: ReturnType<typeof useConfirmEnrolment>;
  onCodes: (codes: string[]) => void;
}

/** Long secrets are typed in groups. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

function Secret({ enrolment }: { enrolment: Enrolment }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
      <img
        src={enrolment.qr_code}
        alt={t`QR code for your authenticator app`}
        className="size-44 flex-none rounded-control bg-white p-1"
      />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="text-small text-ink-2">
          <Trans>
            Scan this QR code with an authenticator app. On this phone, open it in the app or type
            the key.
          </Trans>
        </p>
        <p className="max-w-full rounded-m bg-sunken px-3 py-2 font-label break-words tracking-wider">
          {grouped(enrolment.secret)}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <CopyButton text={enrolment.secret} copied={<Trans>Copied</Trans>}>
            <Trans>Copy the key</Trans>
          </CopyButton>
          <a href={enrolment.otpauth_url} className="link inline-flex min-h-11 items-center">
            <Trans>Open in the app</Trans>
          </a>
        </div>
      </div>
    </div>
  );
}

/** The first step of the set-up: the secret goes into an app, whose first code comes back. */
export function ScanStep({ enrolment, form, confirm, onCodes }: ScanStepProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [code, setCode] = useState("");
  const [empty, setEmpty] = useState(false);
  const { error, mutate, isPending } = confirm;
  const wrong = error instanceof AppError && error.status === 422;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(!code.trim());
    if (!code.trim() || isPending) return;
    mutate(code, { onSuccess: (codes) => codes && onCodes(codes) });
  };
  return (
    <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      <Secret enrolment={enrolment} />
      {error && !wrong && (
        <Alert tone="error" role="alert">
          {failureText(error)}
        </Alert>
      )}
      <CodeField
        value={code}
        onChange={setCode}
        error={empty ? t`This field is required.` : wrong && failureText(error)}
        hint={<Trans>Enter the code the app shows for Lumbung.</Trans>}
      />
    </form>
  );
}
