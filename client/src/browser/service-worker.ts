import { ACCEPTED } from "@/lib/worker-messages";

/** The worker that shows notifications and opens the product without a connection. */
const WORKER = "/sw.js";

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

/** Lets the worker of a newer release take over, once it is installed, from that of open pages. */
export async function acceptWorker(): Promise<void> {
  const found = await findWorker();
  (found?.waiting ?? found?.installing)?.postMessage(ACCEPTED);
}

/** Closes what the worker shows: it is for the person who was signed in. */
export async function closeNotifications(): Promise<void> {
  const notifications = (await (await findWorker())?.getNotifications()) ?? [];
  for (const notification of notifications) notification.close();
}
