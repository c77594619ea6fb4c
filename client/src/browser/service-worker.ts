import { ACCEPTED } from "@/lib/worker-messages";

/** The worker that shows notifications and opens the product without a connection. */
const WORKER = "/sw.js";
/** How long a page waits for the turn of a newer worker, in milliseconds. */
const PATIENCE = 1_000;

/** Installs the worker, or finds it; it updates itself with each release. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  // Whatever a cache on the way says: a worker that was withdrawn must be found out at once.
  return navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
}

/** The worker's registration; none where browsers have no workers or this one is not installed. */
export async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return await navigator.serviceWorker?.getRegistration();
}

/** Has the browser fetch the worker of a newer release, which then waits for its turn. */
export async function updateWorker(): Promise<void> {
  await (await findWorker())?.update();
}

/**
 * Lets the worker of a newer release take over from that of open pages, or as soon as it is
 * installed. A page that is left right after may take the message with it, so it waits a moment.
 */
export async function acceptWorker(): Promise<void> {
  const found = await findWorker();
  const newer = found?.waiting ?? found?.installing;
  if (!newer) return;
  const changed = new Promise((settle) => {
    newer.addEventListener("statechange", settle, { once: true });
    setTimeout(settle, PATIENCE);
  });
  newer.postMessage(ACCEPTED);
  await changed;
}

/** Closes what the worker shows: it is for the person who was signed in. */
export async function closeNotifications(): Promise<void> {
  const notifications = (await (await findWorker())?.getNotifications()) ?? [];
  for (const notification of notifications) notification.close();
}
