import { vi } from "vitest";

type Listening = Parameters<EventTarget["addEventListener"]>;

/** What a file's modules have opened in the window that all files of a worker share. */
interface Opened {
  start: string;
  listening: { target: EventTarget; what: Listening }[];
  channels: BroadcastChannel[];
  own: Map<object, Set<string>>;
}

const holder = globalThis as { openedHere?: Opened };

function remember(opened: Opened): void {
  for (const target of [window, document]) {
    const add = target.addEventListener;
    target.addEventListener = function (this: EventTarget | undefined, ...what: Listening) {
      // The libraries stay for all files, with what they hear of the document.
      const ours = target === window || what[0] === "visibilitychange";
      if (ours) opened.listening.push({ target, what });
      add.apply(this ?? target, what as Parameters<typeof add>);
    };
  }
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      opened.channels.push(this);
    }
  };
}

/** Watches what is opened from now on; once for a worker, whatever file comes first. */
export function watchWindow(): void {
  if (holder.openedHere) return;
  const opened: Opened = {
    start: window.location.href,
    listening: [],
    channels: [],
    own: new Map(),
  };
  holder.openedHere = opened;
  remember(opened);
  for (const target of [navigator, document]) {
    opened.own.set(target, new Set(Object.getOwnPropertyNames(target)));
  }
}

function emptyPage(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

/** The next file finds a new page, an empty store and no module of ours as another one left it. */
export function startAgain(): void {
  const { openedHere } = holder;
  if (!openedHere) return;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // What a test gave the browser that this one has not, or has by its class.
  Reflect.deleteProperty(window, "matchMedia");
  for (const [target, names] of openedHere.own) {
    for (const name of Object.getOwnPropertyNames(target)) {
      if (!names.has(name)) Reflect.deleteProperty(target, name);
    }
  }
  for (const { target, what } of openedHere.listening.splice(0)) {
    target.removeEventListener(what[0], what[1], what[2]);
  }
  for (const channel of openedHere.channels.splice(0)) channel.close();
  localStorage.clear();
  sessionStorage.clear();
  emptyPage();
  window.history.replaceState(null, "", openedHere.start);
  vi.resetModules();
}
