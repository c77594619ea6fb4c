import { useLingui } from "@lingui/react/macro";
import { KeyRound, ShieldCheck } from "lucide-react";
import type { ReactNode, Ref } from "react";

import { Field } from "./Field";
import { TextInput } from "./TextInput";

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** One of the codes that were written down, not one of the app. */
  recovery?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A code that proves a second factor: six digits of an app, or one of those written down. */
export function CodeField({ value, onChange, recovery, hint, error, ref }: CodeFieldProps) {
  const { t } = useLingui();
  const Icon = recovery ? KeyRound : ShieldCheck;
  const kind = recovery
    ? ({ inputMode: "text", autoComplete: "off" } as const)
    : ({ inputMode: "numeric", autoComplete: "one-time-code" } as const);
  return (
    <Field required label={recovery ? t`Recovery code` : t`6-digit code`} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...kind}
          ref={ref}
          name="otp"
          value={value}
          maxLength={40}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          icon={<Icon className="size-5" />}
          className="money text-lead font-label tracking-[.16em]"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
