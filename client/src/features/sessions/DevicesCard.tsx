import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check, Monitor, Smartphone } from "lucide-react";
import { useId, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatAgo } from "@/lib/relative-time";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import type { Device } from "./use-devices";
import { useDevices, useRevokeSession } from "./use-devices";

function DevicesSkeleton() {
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
          <Trans>No other devices.</Trans>
        </p>
      )}
      {others > 0 && <SignOutOthers count={others} />}
    </>
  );
}

/** Lists the signed-in devices and lets the person sign them out. */
export function DevicesCard() {
  const id = useId();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useDevices();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  return (
    <Card aria-labelledby={id} onFocus={onFocus}>
      <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
        <Trans>Your devices</Trans>
      </h2>
      <p className="mt-1 mb-2 text-small text-ink-2">
        <Trans>
          You're signed in on these devices. If you don't recognise one, sign it out and change your
          password.
        </Trans>
      </p>
      {data && <Devices devices={data} />}
      {!data && !error && <DevicesSkeleton />}
      {!data && error && (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      )}
    </Card>
  );
}

const PHONES = /android|ios|iphone|ipad|kaios|windows phone/i;

/** The times and the place by which people know a device. */
function DeviceFacts({ device }: { device: Device }) {
  const { language } = useLanguage();
  const used = formatAgo(device.last_used, language);
  const since = formatAgo(device.created, language);
  const country = device.country
    ? new Intl.DisplayNames(language, { type: "region" }).of(device.country)
    : null;
  return (
    <>
      {country && <p className="text-small text-ink-2">{country}</p>}
      <p className="text-small text-ink-3">
        {device.current ? (
          <Trans>Signed in: {since}</Trans>
        ) : (
          <Trans>
            Last used: {used} · Signed in: {since}
          </Trans>
        )}
      </p>
    </>
  );
}

function SignOutButton({ device, name }: { device: Device; name: string }) {
  const { t } = useLingui();
  const { end, busy } = useSignOutDevice();
  return (
    <Button
      variant="secondary"
      aria-label={t`Sign out: ${name}`}
      busy={busy}
      onClick={() => end(device.id)}
    >
      <Trans>Sign out</Trans>
    </Button>
  );
}

/** One device: what it is, where and when it was used; another one can be signed out. */
function DeviceLine({ device }: { device: Device }) {
  const name = useDeviceName()(device);
  const Icon = PHONES.test(device.system ?? "") ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 py-3.5 last:pb-1">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-sunken text-ink-2">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-label">
          {name}
          {device.current && (
            <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <DeviceFacts device={device} />
      </div>
      {!device.current && <SignOutButton device={device} name={name} />}
    </li>
  );
}

/** Signs every device but this one out, after a question. */
function SignOutOthers({ count }: { count: number }) {
  const [asking, setAsking] = useState(false);
  const { end, busy } = useSignOutDevice();
  const go = () => {
    setAsking(false);
    end(null);
  };
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={busy}
        className="mt-3"
        onClick={() => setAsking(true)}
      >
        <Trans>Sign out all other devices</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Sign out all other devices?</Trans>}
        confirm={<Trans>Sign out</Trans>}
        onConfirm={go}
        onCancel={() => setAsking(false)}
      >
        <Plural
          value={count}
          one="# device will be signed out right away. Any unsaved work there will be lost."
          other="# devices will be signed out right away. Any unsaved work there will be lost."
        />
      </ConfirmDialog>
    </>
  );
}

/** Signs out one device, or all others for null, and shows the result. */
function useSignOutDevice(): { end: (id: string | null) => void; busy: boolean } {
  const { mutate, isPending } = useRevokeSession();
  const failureText = useFailureText();
  const toast = useToast();
  return {
    busy: isPending,
    end: (id) =>
      mutate(id, {
        onSuccess: (words) => words && toast({ tone: "success", text: words }),
        onError: (error) => toast({ tone: "error", text: failureText(error) }),
      }),
  };
}

/** The name of a device, such as 'Chrome on Android'. */
function useDeviceName(): (device: Device) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}
