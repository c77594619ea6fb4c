import { session } from "@/api/session";
import { closeNotifications } from "@/browser/service-worker";
import { isOpenMessage, PUSHED } from "@/lib/worker-messages";

import { getPushSupport, subscribe, unsubscribe } from "./browser";
import {
  addDevice,
  fetchDevices,
  hasPushOwner,
  isPushOwner,
  isRegistered,
  markRegistered,
  setPushOwner,
} from "./subscription";

interface Page {
  /** Whose page it is. */
  owner: string;
  /** Goes to an address of this site without loading the page again. */
  open: (path: string) => void;
  /** Something was pushed just now. */
  pushed: () => void;
}

let page: Page | null = null;
let isListening = false;
/** For whom this browser's subscription is being looked after, or has been. */
let keptFor: string | null = null;

/**
 * Keeps what this browser subscribed to with the person who is signed in here, follows taps on
 * notifications, and ends the subscription when the person leaves. Returns what ends watching.
 */
export function watchPush(present: Page): () => void {
  if (getPushSupport() !== "full") return () => undefined;
  page = present;
  listen();
  if (keptFor !== present.owner) {
    keptFor = present.owner;
    // A failure is retried with the next page; the card shows the reason.
    void renewSubscription(present.owner).catch(() => undefined);
  }
  return () => {
    page = null;
  };
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker.addEventListener("message", handleMessage);
  navigator.serviceWorker.startMessages();
  session.subscribe(() => {
    const { status, left } = session.state();
    if (status !== "signed-out") return;
    keptFor = null;
    markRegistered(null);
    // The next person at this browser must not see these notifications.
    void closeNotifications().catch(() => undefined);
    if (left && hasPushOwner()) void unsubscribe().catch(() => undefined);
  });
}

function handleMessage({ data, ports }: MessageEvent): void {
  if (data === PUSHED) page?.pushed();
  if (!page || !isOpenMessage(data)) return;
  page.open(data.path);
  ports[0]?.postMessage(true);
}

async function renewSubscription(owner: string): Promise<void> {
  if (!hasPushOwner() || isRegistered(owner)) return;
  if (!(await isPushOwner(owner))) {
    await setPushOwner(null);
    await unsubscribe();
    return;
  }
  if (Notification.permission !== "granted") return;
  const { siteKey } = await fetchDevices({ background: true });
  if (siteKey === null) return;
  await addDevice(await subscribe(siteKey), { background: true });
  markRegistered(owner);
}
