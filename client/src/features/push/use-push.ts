import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { useSession } from "@/api/use-session";

import { release, subscribe, subscription, support } from "./browser";
import { addDevice, fetchDevices, type PushDevice, removeDevice } from "./calls";
import { choose, chosenBy, noteTold } from "./choice";

const KEY = ["push"];

/** How notifications in this browser stand. */
export interface Push {
  /** The site's key; null where the site has none. */
  siteKey: string | null;
  permission: NotificationPermission;
  devices: PushDevice[];
  /** Which of the devices this browser is; null while it is off here. */
  here: string | null;
}

async function look(owner: string, signal: AbortSignal): Promise<Push> {
  const { devices, siteKey } = await fetchDevices({ signal });
  const { permission } = Notification;
  const found =
    siteKey !== null && permission === "granted" && chosenBy() === owner
      ? await subscription(siteKey)
      : null;
  if (!found) return { siteKey, permission, devices, here: null };
  return withThis({ siteKey, permission, devices, here: null }, await addDevice(found));
}

function withThis(push: Push, device: PushDevice): Push {
  const others = push.devices.filter(({ id }) => id !== device.id);
  return { ...push, permission: "granted", devices: [device, ...others], here: device.id };
}

/** How notifications in this browser stand; asked again when one comes back to the page. */
export function usePush() {
  const owner = useSession().claims?.sub ?? "";
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => look(owner, signal),
    enabled: owner !== "" && support() === "full",
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Turns notifications on in this browser, asking for the permission, or off. */
export function useTurnPush(push: Push) {
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

async function turnOn(owner: string, push: Push): Promise<Push> {
  // Nothing is awaited before: browsers ask only as an answer to a press.
  const permission = await Notification.requestPermission();
  if (permission !== "granted" || push.siteKey === null) return { ...push, permission };
  const found = await subscribe(push.siteKey);
  const device = await addDevice(found);
  choose(owner);
  noteTold(owner);
  return withThis(push, device);
}

async function turnOff(push: Push): Promise<Push> {
  choose(null);
  noteTold(null);
  const endpoint = await release();
  // What cannot be told now, the push service tells with the next message.
  if (endpoint) await removeDevice(endpoint).catch(() => undefined);
  const devices = push.devices.filter(({ id }) => id !== push.here);
  return { ...push, devices, here: null };
}
