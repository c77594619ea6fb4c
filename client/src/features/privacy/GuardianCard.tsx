import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Alert } from "@/ui/Alert";
import { Card } from "@/ui/Card";

import { GuardianForm } from "./GuardianForm";
import { Loaded } from "./Loaded";
import { type Guardian, useGuardian, useIsUnderAge } from "./use-guardian";
import { useMoment } from "./use-moment";

/** For people under 18: whether a parent has agreed, and the way to ask one. */
export function GuardianCard() {
  return useIsUnderAge() ? <UnderAgeCard /> : null;
}

function UnderAgeCard() {
  const { t } = useLingui();
  const id = useId();
  const guardian = useGuardian();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-title tracking-tight">
        <Trans>Consent of your parent</Trans>
      </h2>
      <Loaded query={guardian} label={t`Loading the consent of your parent`}>
        {(data) => data && <Stage guardian={data} />}
      </Loaded>
    </Card>
  );
}

function Stage({ guardian: { state, asked_at, given_at } }: { guardian: Guardian }) {
  const moment = useMoment();
  if (state === "given") return <Agreed when={moment(given_at ?? "")} />;
  const asked = state === "asked";
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {asked ? <Asked when={moment(asked_at ?? "")} /> : <Needed />}
      </p>
      <div className="mt-1.5">
        <GuardianForm again={asked} />
      </div>
    </>
  );
}

function Needed() {
  return (
    <Trans>
      You are under 18, so a parent has to agree before you get letters, tips for your country,
      comments and push notifications. Recording your money works without it.
    </Trans>
  );
}

function Asked({ when }: { when: string }) {
  return (
    <Trans>
      We wrote to your parent on {when}. The link in the mail works for 7 days. Letters, tips for
      your country, comments and push notifications wait for it.
    </Trans>
  );
}

function Agreed({ when }: { when: string }) {
  return (
    <Alert tone="success">
      <Trans>Your parent agreed on {when}.</Trans>
    </Alert>
  );
}
