import { isApplePhone } from "@/browser/platform";
import { findWorker, registerWorker } from "@/browser/service-worker";

/** A push service that cannot be reached keeps some browsers waiting for ever. */
const PATIENCE = 20_000;

type PushSupport = "full" | "home-screen" | "none";

/** The browser could not subscribe: its push service is out of reach or does not let it in. */
export class NoPushService extends Error {}

/** Whether this browser supports push; iPhones only from the Home Screen. */
export function getPushSupport(): PushSupport {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    return "full";
  }
  return isApplePhone() ? "home-screen" : "none";
}

/** The bytes of a key that is written in base64url. */
export function toBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function isFor(subscription: PushSubscription, siteKey: string): boolean {
  const kept = subscription.options.applicationServerKey;
  if (!kept) return false;
  const [here, wanted] = [new Uint8Array(kept), toBytes(siteKey)];
  return here.length === wanted.length && here.every((byte, at) => byte === wanted[at]);
}

/** What this browser subscribed to for the site's present key, if it did. */
export async function getSubscription(siteKey: string): Promise<PushSubscription | null> {
  const found = await (await findWorker())?.pushManager.getSubscription();
  return found && isFor(found, siteKey) ? found : null;
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoPushService("late")), PATIENCE);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Subscribes this browser; throws NoPushService if it cannot. Needs the permission. */
export async function subscribe(siteKey: string): Promise<PushSubscription> {
  const { pushManager } = await getActiveWorker();
  try {
    const before = await pushManager.getSubscription();
    if (before && isFor(before, siteKey)) return before;
    // A subscription with an earlier key blocks the new one.
    await before?.unsubscribe();
    const wanted = { userVisibleOnly: true, applicationServerKey: toBytes(siteKey) };
    return await withTimeout(pushManager.subscribe(wanted));
  } catch (cause) {
    throw new NoPushService("The browser could not subscribe", { cause });
  }
}

async function getActiveWorker(): Promise<ServiceWorkerRegistration> {
  try {
    await registerWorker();
    return await withTimeout(navigator.serviceWorker.ready);
  } catch (cause) {
    throw new NoPushService("The worker could not be installed", { cause });
  }
}

/** Unsubscribes this browser; returns the endpoint. */
export async function unsubscribe(): Promise<string | null> {
  const found = await (await findWorker())?.pushManager.getSubscription();
  await found?.unsubscribe();
  return found?.endpoint ?? null;
}
