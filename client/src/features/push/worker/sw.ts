import { replaceSubscription } from "@/api/worker-calls";

import { type OpenMessage, PUSHED } from "../messages";
import { buildNotification, getPath } from "./notification";

/** Shows pushes while no page is open, and opens their path. It caches nothing. */

/** How long an open page may take to say that it goes there itself. */
const PATIENCE = 700;

const worker = globalThis as unknown as WorkerScope;

const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

async function show(text: string | undefined): Promise<void> {
  const [title, options] = buildNotification(text);
  await worker.registration.showNotification(title, options);
  for (const page of await pages()) page.postMessage(PUSHED);
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

/** Focuses the page with that path, or the last page, or a new one. */
async function open(path: string): Promise<void> {
  const all = await pages();
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

// There is nothing of an earlier worker to wait for.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text())));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(getPath(event.notification.data, worker.location.origin)));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  const { oldSubscription: old, newSubscription: made } = event;
  const renew = async () => {
    const options = old?.options;
    const next = made ?? (options && (await worker.registration.pushManager.subscribe(options)));
    if (next) await replaceSubscription(old?.endpoint, next);
  };
  event.waitUntil(renew());
});

/** What this worker uses of its surroundings; the types of pages and workers exclude each other. */
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}

/** An open page of this site. */
interface Page {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

interface ExtendableEvent extends Event {
  /** The worker lives at least until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: ExtendableEvent;
  push: ExtendableEvent & { data: { text(): string } | null };
  notificationclick: ExtendableEvent & { notification: Notification };
  pushsubscriptionchange: ExtendableEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}
