import type { Release } from "./release";

/** What the worker uses of its surroundings; the types of pages and workers exclude each other. */
export interface WorkerScope {
  location: Location;
  navigator: Navigator;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  /** The build writes it before the script; there is none in development. */
  release?: Release;
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

export interface ExtendableEvent extends Event {
  /** The worker lives at least until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Events {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: RequestEvent;
  message: ExtendableEvent & { data: unknown };
  push: ExtendableEvent & { data: { text(): string } | null };
  notificationclick: ExtendableEvent & { notification: Notification };
  pushsubscriptionchange: ExtendableEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}

export const worker = globalThis as unknown as WorkerScope;

/** The open pages, also those that this worker does not control. */
export const listPages = () =>
  worker.clients.matchAll({ type: "window", includeUncontrolled: true });
