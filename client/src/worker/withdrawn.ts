import { worker } from "./scope";

/** What `/sw.js` is after an operator has withdrawn the worker: it removes itself and its caches. */
async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(withdraw()));
