import { type FieldErrors, type UseFormReturn, useWatch } from "react-hook-form";

import type { Registration } from "./checks";
import { useUsernameCheck } from "./use-username-check";

/**
 * Sends a form that asks for a username, unless the name is taken. The form itself knows nothing of
 * that: it takes `shouldFocusError: false`, and the first of `asked` that is wrong gets the focus
 * here, in the order in which they are shown.
 */
export function useNamedSubmit(
  form: UseFormReturn<Registration>,
  asked: readonly (keyof Registration)[],
  send: (values: Registration) => Promise<void>,
) {
  const verdict = useUsernameCheck(useWatch({ control: form.control, name: "username" }));
  const isTaken = verdict === "taken";
  const goToFirst = (errors: FieldErrors<Registration>) => {
    const first = asked.find((name) => errors[name] || (name === "username" && isTaken));
    if (first) form.setFocus(first);
  };
  const submit = form.handleSubmit((values) => (isTaken ? goToFirst({}) : send(values)), goToFirst);
  return { submit, verdict };
}
