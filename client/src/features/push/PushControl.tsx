import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { Alert } from "@/ui/feedback/Alert";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Toggle } from "@/ui/fields/Toggle";

import { getPushSupport, getSubscription, NoPushService, subscribe, unsubscribe } from "./browser";
import {
  addDevice,
  fetchDevices,
  isPushOwner,
  markRegistered,
  type PushDevice,
  removeDevice,
  setPushOwner,
} from "./subscription";

const KEY = ["push"];

/** The switch of this browser, or why it cannot show notifications. */
export default function PushControl() {
  const able = getPushSupport();
  if (able === "full") return <PushState />;
  return (
    <PushUnavailable>
      {able === "home-screen" ? (
        <Trans>
          On iPhone and iPad, add Lumbung to the Home Screen first: tap Share, then Add to Home
          Screen, open it from there and come back to this page.
        </Trans>
      ) : (
        <Trans>This browser can't show notifications.</Trans>
      )}
    </PushUnavailable>
  );
}

function PushState() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: push, error, isFetching, refetch } = usePush();
  if (push?.siteKey === null) {
    return (
      <PushUnavailable>
        <Trans>Browser notifications aren't available on this site.</Trans>
      </PushUnavailable>
    );
  }
  if (push) return <PushSwitch push={push} />;
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading...`}>
      <Skeleton className="h-14" />
    </Loading>
  );
}

/** Why it cannot be had here, and what there is instead. */
function PushUnavailable({ children }: { children: ReactNode }) {
  const { isGuest } = useSession();
  return (
    <Alert tone="info">
      {children}{" "}
      {isGuest ? (
        <Trans>You'll still get them under the bell.</Trans>
      ) : (
        <Trans>You'll still get them under the bell and by email.</Trans>
      )}
    </Alert>
  );
}

/** The switch of this browser, what came of the last press, and the other browsers. */
function PushSwitch({ push }: { push: PushStatus }) {
  const turning = useTogglePush(push);
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
      hint={<Trans>Even when Lumbung is closed. They never show amounts.</Trans>}
      on={on}
      onChange={onChange}
    />
  );
}

/** What came of turning it on. */
function Outcome({ push }: { push: PushStatus }) {
  if (push.here !== null) return <Trans>On. Your next reminder will show here too.</Trans>;
  if (push.permission !== "default") return null;
  return (
    <Trans>You haven't responded to your browser's prompt. Turn this on to see it again.</Trans>
  );
}

function Denied() {
  return (
    <Alert tone="info">
      <Trans>
        Your browser is blocking notifications from Lumbung. Open the site settings next to the web
        address, allow notifications, and come back to this page.
      </Trans>
    </Alert>
  );
}

function Failure({ error }: { error: Error }) {
  const failureText = useFailureText();
  const words: ReactNode =
    error instanceof NoPushService ? (
      <Trans>
        Your browser couldn't reach its notification service. Check your connection and try again;
        private windows don't support this.
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
function Others({ push }: { push: PushStatus }) {
  const { t } = useLingui();
  const others = push.devices.filter(({ id }) => id !== push.here);
  if (others.length === 0) return null;
  const names = others.map(({ device }) => device ?? t`another browser`);
  const list = [...new Set(names)].join(", ");
  return (
    <p className="text-small text-ink-2">
      <Trans>Notifications are on in {list} until you sign out there.</Trans>
    </p>
  );
}

/** The push state of this browser. */
interface PushStatus {
  /** The site's key; null where the site has none. */
  siteKey: string | null;
  permission: NotificationPermission;
  devices: PushDevice[];
  /** Which of the devices this browser is; null while it is off here. */
  here: string | null;
}

async function fetchPushState(owner: string, signal: AbortSignal): Promise<PushStatus> {
  const { devices, siteKey } = await fetchDevices({ signal });
  const { permission } = Notification;
  const found =
    siteKey !== null && permission === "granted" && (await isPushOwner(owner))
      ? await getSubscription(siteKey)
      : null;
  if (!found) return { siteKey, permission, devices, here: null };
  return addThisDevice({ siteKey, permission, devices, here: null }, await addDevice(found));
}

function addThisDevice(push: PushStatus, device: PushDevice): PushStatus {
  const others = push.devices.filter(({ id }) => id !== device.id);
  return { ...push, permission: "granted", devices: [device, ...others], here: device.id };
}

/** The push state of this browser; refetched when the page regains focus. */
function usePush() {
  const owner = useSession().claims?.sub ?? "";
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchPushState(owner, signal),
    enabled: owner !== "" && getPushSupport() === "full",
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Turns notifications on in this browser, asking for the permission, or off. */
function useTogglePush(push: PushStatus) {
  const client = useQueryClient();
  const owner = useSession().claims?.sub ?? "";
  return useMutation({
    mutationFn: (on: boolean) => {
      void client.cancelQueries({ queryKey: KEY });
      return on ? turnOn(owner, push) : turnOff(push);
    },
    onSuccess: (now) => client.setQueryData(KEY, now),
  });
}

async function turnOn(owner: string, push: PushStatus): Promise<PushStatus> {
  // Nothing is awaited before: browsers ask only as an answer to a press.
  const permission = await Notification.requestPermission();
  if (permission !== "granted" || push.siteKey === null) return { ...push, permission };
  const found = await subscribe(push.siteKey);
  const device = await addDevice(found);
  await setPushOwner(owner);
  markRegistered(owner);
  return addThisDevice(push, device);
}

async function turnOff(push: PushStatus): Promise<PushStatus> {
  await setPushOwner(null);
  markRegistered(null);
  const endpoint = await unsubscribe();
  // If the server cannot be reached now, the push service reports it with the next message.
  if (endpoint) await removeDevice(endpoint).catch(() => undefined);
  const devices = push.devices.filter(({ id }) => id !== push.here);
  return { ...push, devices, here: null };
}
