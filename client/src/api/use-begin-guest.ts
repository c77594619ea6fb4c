import { useState } from "react";

import type { Language } from "@/i18n/languages";

import { api } from "./client";
import { session } from "./session";
import { useFailureText } from "./use-failure-text";

/** Signs this browser in without an account, unless somebody is signed in; throws the refusal. */
async function beginGuest(language: Language): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Where the device does not know its place, the server has one.
  const place = timeZone?.includes("/") ? { timezone: timeZone } : {};
  const { data } = await api.POST("/guests", { body: { language, ...place } });
  if (!data) throw new TypeError("A successful answer has a body");
  await session.begin(data);
}

/** Begins to try the product without an account; `onBegun` runs once somebody is signed in. */
export function useBeginGuest(language: Language, onBegun: () => void) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = () => {
    setBusy(true);
    setFailure(null);
    beginGuest(language)
      .then(onBegun, (error: unknown) => setFailure(failureText(error)))
      .finally(() => setBusy(false));
  };
  return { begin, busy, failure };
}
