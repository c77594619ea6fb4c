import "@testing-library/jest-dom/vitest";

import { webcrypto } from "node:crypto";

import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach } from "vitest";

import { speedUpComputedStyle } from "./support/computed-style";
import { supportDialogs } from "./support/dialog";

// What a test waits for may take long on a busy machine; that it comes is what counts.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and animates nothing; components ask for both.
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no digests; those of Node are the same.
Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle });

// The channels of a page end with it; those of Node would hear what the next page says.
const channels = new Set<BroadcastChannel>();
window.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};

speedUpComputedStyle();
supportDialogs();

const spoken = ["error", "warn"] as const;
const originals = { error: console.error, warn: console.warn };
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of spoken) {
    console[level] = (...words: unknown[]) => {
      said.push(words.map(String).join(" "));
    };
  }
});

// What React complains about on the console is a failure here.
afterEach(() => {
  cleanup();
  for (const level of spoken) console[level] = originals[level];
  if (said.length > 0) throw new Error(`The console was not silent:\n${said.join("\n")}`);
});

// What a closed screen still does in a moment, such as giving the focus back, finds its page.
afterAll(async () => {
  await new Promise((resolve) => setTimeout(resolve, 60));
  for (const channel of channels) channel.close();
});
