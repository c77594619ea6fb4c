import { replaceSubscription } from "@/api/worker-calls";
import { type OpenMessage, PUSHED } from "@/lib/worker-messages";

import { buildNotification, getPath } from "./notification";
import { listPages, type Page, worker } from "./scope";

/** Shows pushes while no page is open, and opens their path. */

/** How long an open page may take to say that it goes there itself. */
const PATIENCE = 700;

export async function showPush(text: string | undefined): Promise<void> {
  const [title, options] = buildNotification(text);
  await worker.registration.showNotification(title, options);
  for (const page of await listPages()) page.postMessage(PUSHED);
}

/** Whether a page goes to the address by itself, so that nothing typed there is lost. */
function askToOpen(page: Page, path: string): Promise<boolean> {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answer(true);
    setTimeout(() => answer(false), PATIENCE);
    const message: OpenMessage = { kind: "open", path };
    page.postMessage(message, [port2]);
  });
}

/** Focuses the page with the path of a notification, or the last page, or a new one. */
export async function followTap({ notification }: { notification: Notification }): Promise<void> {
  notification.close();
  const path = getPath(notification.data, worker.location.origin);
  const all = await listPages();
  const there = all.find(({ url }) => getPathOf(url) === path);
  const [last] = all;
  if (there) await there.focus();
  else if (last && (await askToOpen(last, path))) await last.focus();
  else await worker.clients.openWindow(path);
}

function getPathOf(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}

/** Subscribes again where the browser has ended a subscription, and tells the server. */
export async function renewSubscription(
  old: PushSubscription | null | undefined,
  made: PushSubscription | null | undefined,
): Promise<void> {
  const options = old?.options;
  const next = made ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (next) await replaceSubscription(old?.endpoint, next);
}
