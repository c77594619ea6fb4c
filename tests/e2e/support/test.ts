import { basename } from "node:path";
import { type BrowserContext, test as base, expect } from "@playwright/test";
import { expectAccessible } from "./axe";
import { newPerson, type Person, record, register, signIn } from "./people";
import { watch } from "./problems";

export { expect, expectAccessible };

export interface Options {
  /** Statuses of calls that the test lets fail on purpose. */
  refusals: number[];
  /** Whether the browser lets its page views be counted. */
  counted: boolean;
  /** Whether pages install the service worker, which then answers for some of their requests. */
  worker: boolean;
}

export interface Account {
  person: Person;
  /** An access token for calls beside the browser. */
  token: string;
}

/**
 * Lets a browser ask that nobody counts its page views: a count that is under way when its page is
 * left never ends for Playwright, which then waits for a quiet network for ever.
 */
export async function dontCount(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true });
  });
}

/** Lets no page of a browser install the service worker: its requests are seen by no test. */
async function installNoWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { serviceWorker } = navigator;
    if (serviceWorker) serviceWorker.register = () => new Promise(() => undefined);
  });
}

/** Somebody who has registered, whom no other test knows. */
type NextPerson = () => Promise<Person>;

interface Fixtures {
  problems: string[];
  /** Somebody who is signed in in the browser of this test. */
  account: Account;
}

/** Where what moves is met as most people meet it: sheets, menus, charts, steps, drags and hints. */
const MOVING = [
  ...["categories", "console", "console-keys", "photo", "quiz", "record"],
  ...["tabs", "transactions", "visitor"],
];

/** Playwright's test, which also fails on any console error, exception or CSP violation. */
export const test = base.extend<Options & Fixtures, { nextPerson: NextPerson }>({
  refusals: [[], { option: true }],
  counted: [false, { option: true }],
  worker: [false, { option: true }],
  // Elsewhere all stands at once, for those who want no motion: every frame costs the machine.
  contextOptions: async ({ contextOptions }, use, { file }) => {
    const isMoving = MOVING.includes(basename(file, ".spec.ts"));
    await use({ ...contextOptions, reducedMotion: isMoving ? "no-preference" : "reduce" });
  },
  problems: [
    async ({ context, refusals, counted, worker }, use) => {
      if (!counted) await dontCount(context);
      if (!worker) await installNoWorker(context);
      const problems = watch(context, () => refusals);
      await use(problems);
      expect(problems, "errors that the browser reported").toEqual([]);
    },
    { auto: true },
  ],
  // A registration waits for its mail; while a test runs, that of the next one is on its way.
  nextPerson: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      const join = async () => {
        const person = newPerson();
        await register(request, person);
        return person;
      };
      let next: Promise<Person> | null = null;
      await use(async () => {
        const person = await (next ?? join());
        next = join();
        // Whoever awaits it is told; maybe nobody does.
        next.catch(() => undefined);
        return person;
      });
      await request.dispose();
    },
    { scope: "worker" },
  ],
  account: async ({ context, nextPerson }, use) => {
    const person = await nextPerson();
    await use({ person, token: await signIn(context.request, person) });
  },
});

export { record };
