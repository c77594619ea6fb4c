import { ACCEPTED } from "@/lib/worker-messages";

import { followTap, renewSubscription, showPush } from "./push";
import { worker } from "./scope";
import { answerRequest, cacheRelease, deleteOtherReleases } from "./shell";

const { release } = worker;

worker.addEventListener("push", (event) => event.waitUntil(showPush(event.data?.text())));

worker.addEventListener("notificationclick", (event) => event.waitUntil(followTap(event)));

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event.oldSubscription, event.newSubscription));
});

// A new worker waits until the pages of the earlier release are closed, or the person wants it.
worker.addEventListener("message", (event) => {
  if (event.data === ACCEPTED) event.waitUntil(worker.skipWaiting());
});

if (release) {
  worker.addEventListener("install", (event) => event.waitUntil(cacheRelease(release)));
  worker.addEventListener("activate", (event) => {
    event.waitUntil(deleteOtherReleases(release).then(() => worker.clients.claim()));
  });
  worker.addEventListener("fetch", (event) => answerRequest(event, release));
}
