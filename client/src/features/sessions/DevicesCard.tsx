import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { DeviceLine } from "./DeviceLine";
import { EndOthers } from "./EndOthers";
import { type Device, useDevices } from "./use-devices";

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your devices`}>
      {[0, 1].map((line) => (
        <div key={line} className="flex items-center gap-3.5 py-3.5">
          <Skeleton className="size-11 flex-none rounded-control" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4.5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  const others = devices.filter((device) => !device.current).length;
  return (
    <>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} />
        ))}
      </ul>
      {others === 0 && (
        <p className="mt-1 text-small text-ink-3">
          <Trans>You are signed in nowhere else.</Trans>
        </p>
      )}
      {others > 0 && <EndOthers count={others} />}
    </>
  );
}

/** Where the person is signed in, and the way to end it elsewhere. */
export function DevicesCard() {
  const id = useId();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useDevices();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  return (
    <Card aria-labelledby={id} onFocus={onFocus}>
      <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
        <Trans>Your devices</Trans>
      </h2>
      <p className="mt-1 mb-2 text-small text-ink-2">
        <Trans>
          You are signed in on these devices. If you do not know one of them, sign it out and change
          your password.
        </Trans>
      </p>
      {data && <Devices devices={data} />}
      {!data && !error && <Waiting />}
      {!data && error && (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      )}
    </Card>
  );
}
