import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Check } from "lucide-react";
import { useEffect, useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import * as v from "valibot";

import { api, payloadOf } from "@/api/client";

import { findBrowserKey } from "./registration-browser";
import type { RegistrationValues } from "./schemas";
import { usernameSchema } from "./schemas";
import { FormField } from "./FormField";

interface UsernameFieldProps {
  form: UseFormReturn<RegistrationValues>;
  verdict: Verdict;
}

/** The username field; shows while typing whether the name is available. */
export function UsernameField({ form, verdict }: UsernameFieldProps) {
  const { t } = useLingui();
  return (
    <div>
      <FormField
        form={form}
        name="username"
        label={<Trans>Username</Trans>}
        icon={<BadgeCheck className="size-5" />}
        // Not "username": password managers would offer it as the email.
        autoComplete="nickname"
        error={verdict === "taken" ? t`This username is taken.` : undefined}
        trailing={
          verdict === "free" && (
            <Check aria-hidden="true" className="mr-2.5 size-5 shrink-0 text-income" />
          )
        }
      />
      <p role="status" className="sr-only">
        {verdict === "free" && <Trans>This username is available.</Trans>}
      </p>
    </div>
  );
}

const DEBOUNCE_MS = 400;

type Verdict = "unknown" | "free" | "taken";

/** Checks whether the username is available after a pause in typing. */
function useUsernameCheck(typed: string): Verdict {
  const [known, setKnown] = useState<{ username: string; available: boolean } | null>(null);
  const username = v.is(usernameSchema, typed) ? typed.trim() : null;

  useEffect(() => {
    if (!username) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const query = { username, browser_key: findBrowserKey() };
        const answer = await api.GET("/register/available", {
          params: { query },
          signal: stop.signal,
        });
        setKnown({ username, available: payloadOf(answer).datas[0]?.available ?? true });
      } catch {
        // It is only a help while typing: the answer to the form itself decides.
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username]);

  if (!username || known?.username !== username) return "unknown";
  return known.available ? "free" : "taken";
}

/**
 * Sends a form that asks for a username, unless the name is taken. The form itself knows nothing of
 * that: it takes `shouldFocusError: false`, and the first of `asked` that is wrong gets the focus
 * here, in the order in which they are shown.
 */
export function useNamedSubmit(
  form: UseFormReturn<RegistrationValues>,
  asked: readonly (keyof RegistrationValues)[],
  send: (values: RegistrationValues) => Promise<void>,
) {
  const verdict = useUsernameCheck(useWatch({ control: form.control, name: "username" }));
  const isTaken = verdict === "taken";
  const goToFirst = (errors: FieldErrors<RegistrationValues>) => {
    const first = asked.find((name) => errors[name] || (name === "username" && isTaken));
    if (first) form.setFocus(first);
  };
  const submit = form.handleSubmit((values) => (isTaken ? goToFirst({}) : send(values)), goToFirst);
  return { submit, verdict };
}
