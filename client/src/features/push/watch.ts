import { session } from "@/api/session";

import { release, subscribe, support } from "./browser";
import { addDevice, fetchDevices } from "./calls";
import { choose, chosenBy, isTold, noteTold } from "./choice";
import { isOpenMessage, PUSHED } from "./messages";

interface Page {
  /** Whose page it is. */
  owner: string;
  /** Goes to an address of this site without loading the page again. */
  open: (path: string) => void;
  /** Something was pushed just now. */
  pushed: () => void;
}

/**
 * Keeps what this browser subscribed to with the person who is signed in here, follows taps on
 * notifications, and ends the subscription when the person leaves. Returns what ends watching.
 */
export function watchPush({ owner, open, pushed }: Page): () => void {
  if (support() !== "full") return () => undefined;
  const workers = navigator.serviceWorker;
  const hear = ({ data, ports }: MessageEvent) => {
    if (data === PUSHED) pushed();
    if (!isOpenMessage(data)) return;
    open(data.path);
    ports[0]?.postMessage(true);
  };
  workers.addEventListener("message", hear);
  workers.startMessages();
  const stop = session.subscribe(() => {
    const { status, left } = session.state();
    if (status !== "signed-out") return;
    stop();
    noteTold(null);
    // The next person at this browser shall not see what this one is told.
    if (left && chosenBy()) void release().catch(() => undefined);
  });
  // Whatever fails here is tried again with the next page; the card says what is wrong.
  void keep(owner).catch(() => undefined);
  return () => workers.removeEventListener("message", hear);
}

async function keep(owner: string): Promise<void> {
  const chosen = chosenBy();
  if (chosen === null) return;
  if (chosen !== owner) {
    choose(null);
    await release();
    return;
  }
  if (isTold(owner) || Notification.permission !== "granted") return;
  const { siteKey } = await fetchDevices({ background: true });
  if (siteKey === null) return;
  await addDevice(await subscribe(siteKey), { background: true });
  noteTold(owner);
}
