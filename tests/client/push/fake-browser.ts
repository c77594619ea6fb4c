import { vi } from "vitest";

import { toBytes } from "@/features/push/browser";

/** The public key of a site, as its server tells it. */
export const SITE_KEY = btoa(`\u0004${"k".repeat(64)}`).replaceAll("=", "");
export const ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc";

/** A browser that can show what is pushed, as far as pages see it. */
export interface FakeBrowser {
  subscription: PushSubscription | null;
  registered: boolean;
  permission: NotificationPermission;
  /** What the person says when the browser asks. */
  says: NotificationPermission;
  /** What comes instead of a subscription. */
  fails: DOMException | null;
  /** What the worker shows. */
  shown: Notification[];
  /** How often the person was asked. */
  asked: number;
  /** Has the worker say something to the page; resolves with what the page answers. */
  tell: (data: unknown) => Promise<unknown>;
}

function subscriptionOf(browser: FakeBrowser, key: BufferSource): PushSubscription {
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: key, userVisibleOnly: true },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => {
      browser.subscription = null;
      return true;
    },
  };
  return made as unknown as PushSubscription;
}

/** Gives this page a browser that knows push; `siteKey` is what it has subscribed to already. */
export function fakeBrowser({ siteKey }: { siteKey?: string } = {}): FakeBrowser {
  const pages = new EventTarget();
  const browser: FakeBrowser = {
    subscription: null,
    registered: siteKey !== undefined,
    permission: siteKey === undefined ? "default" : "granted",
    says: "granted",
    fails: null,
    shown: [],
    asked: 0,
    tell: (data) =>
      new Promise((answered) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (event) => {
          port1.close();
          answered(event.data);
        };
        const ports = [port2 as unknown as MessagePort];
        pages.dispatchEvent(Object.assign(new Event("message"), { data, ports }));
      }),
  };
  if (siteKey !== undefined)
    browser.subscription = subscriptionOf(browser, toBytes(siteKey).buffer);
  const registration = {
    pushManager: {
      getSubscription: async () => browser.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (browser.fails) throw browser.fails;
        browser.subscription = subscriptionOf(browser, applicationServerKey.buffer as ArrayBuffer);
        return browser.subscription;
      },
    },
    getNotifications: async () => browser.shown,
  };
  const serviceWorker = Object.assign(pages, {
    register: async () => {
      browser.registered = true;
      return registration;
    },
    getRegistration: async () => (browser.registered ? registration : undefined),
    get ready() {
      return Promise.resolve(registration);
    },
    startMessages: () => undefined,
  });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  vi.stubGlobal("PushManager", Function);
  vi.stubGlobal("Notification", {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.says;
      return browser.permission;
    },
  });
  return browser;
}

/** Takes all of it away again. */
export function noBrowser(): void {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
}
