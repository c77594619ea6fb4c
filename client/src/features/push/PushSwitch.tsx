import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Toggle } from "@/ui/Toggle";

import { NoPushService } from "./browser";
import { type Push, useTurnPush } from "./use-push";

/** The switch of this browser, what came of the last press, and the other browsers. */
export function PushSwitch({ push }: { push: Push }) {
  const turning = useTurnPush(push);
  const { isPending, variables, error } = turning;
  const turn = (wanted: boolean) => {
    if (!isPending) turning.mutate(wanted);
  };
  return (
    <div className="flex flex-col gap-3">
      {push.permission === "denied" ? (
        <Denied />
      ) : (
        <Switch on={isPending ? variables : push.here !== null} onChange={turn} />
      )}
      <p role="status" className="text-small leading-5 font-medium text-ink-3 empty:hidden">
        {isPending && variables && <Trans>Turning on…</Trans>}
        {turning.isSuccess && variables && <Outcome push={push} />}
      </p>
      {error && <Failure error={error} />}
      <Others push={push} />
    </div>
  );
}

function Switch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Toggle
      label={<span className="font-bold text-ink">{t`Notifications on this device`}</span>}
      hint={<Trans>Also while Lumbung is closed. They name no amounts.</Trans>}
      on={on}
      onChange={onChange}
    />
  );
}

/** What came of turning it on. */
function Outcome({ push }: { push: Push }) {
  if (push.here !== null) return <Trans>On. The next reminder shows here too.</Trans>;
  if (push.permission !== "default") return null;
  return <Trans>Your browser asked and got no answer. Turn it on to be asked again.</Trans>;
}

function Denied() {
  return (
    <Alert tone="info">
      <Trans>
        Your browser blocks notifications from Lumbung. Open the site settings beside the address,
        allow notifications, and come back to this page.
      </Trans>
    </Alert>
  );
}

function Failure({ error }: { error: Error }) {
  const failureText = useFailureText();
  const words: ReactNode =
    error instanceof NoPushService ? (
      <Trans>
        Your browser could not reach its notification service. Check the connection and try again; a
        private window cannot do it.
      </Trans>
    ) : (
      failureText(error)
    );
  return (
    <Alert tone="error" role="alert">
      {words}
    </Alert>
  );
}

/** Where else the notifications show. */
function Others({ push }: { push: Push }) {
  const { t } = useLingui();
  const others = push.devices.filter(({ id }) => id !== push.here);
  if (others.length === 0) return null;
  const names = others.map(({ device }) => device ?? t`another browser`);
  const list = [...new Set(names)].join(", ");
  return (
    <p className="text-small text-ink-2">
      <Trans>They also show in {list}, until you sign out there.</Trans>
    </p>
  );
}
