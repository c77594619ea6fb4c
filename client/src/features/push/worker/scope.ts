/** What this worker uses of its surroundings; the types of pages and workers exclude each other. */
export interface WorkerScope {
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
export interface Page {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

interface Lasting extends Event {
  /** The worker lives at least until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Lasting;
  push: Lasting & { data: { text(): string } | null };
  notificationclick: Lasting & { notification: Notification };
  pushsubscriptionchange: Lasting & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}
