import { Trans } from "@lingui/react/macro";

import type { Consent } from "./use-consents";
import { useMoment } from "./use-moment";

/** What became of a consent and when, with the version of the words that it is about. */
export function ConsentState({ consent }: { consent: Consent }) {
  const moment = useMoment();
  const version = consent.text_version;
  return (
    <p className="text-small text-ink-2">
      <Happened state={consent.state} when={moment(consent.changed_at ?? "")} />
      {version && (
        <span className="block text-ink-3">
          <Trans>Version {version} of the text</Trans>
        </span>
      )}
    </p>
  );
}

function Happened({ state, when }: { state: Consent["state"]; when: string }) {
  if (state === "given") return <Trans>Given on {when}</Trans>;
  return <Trans>Taken back on {when}</Trans>;
}
