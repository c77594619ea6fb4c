import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";

const OWNER_KEY = "push";

const REGISTERED_KEY = "push-told";

/** A browser that shows the person's notifications. */
export type PushDevice = Row<"/push-subscriptions", "get">;

/** A call that the person did not cause keeps no session alive. */
const backgroundHeaders = { [BACKGROUND_HEADER]: "1" };

/** The person's browsers, and the key to subscribe with; null where push is not set up. */
export async function fetchDevices(options: { background?: boolean; signal?: AbortSignal } = {}) {
  const headers = options.background ? backgroundHeaders : {};
  const answer = await api.GET("/push-subscriptions", { signal: options.signal, headers });
  const { datas, public_key: siteKey } = payloadOf(answer);
  return { devices: datas, siteKey };
}

/** A subscription as the server takes it; browsers give both keys with every one. */
function toBody(subscription: PushSubscription) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Lets this browser show the person's notifications; the same when it does already. */
export async function addDevice(
  subscription: PushSubscription,
  { background = false } = {},
): Promise<PushDevice> {
  const body = toBody(subscription);
  const headers = background ? backgroundHeaders : {};
  const [device] = payloadOf(await api.POST("/push-subscriptions", { body, headers })).datas;
  if (!device) throw new TypeError("The answer has the browser");
  return device;
}

/** Lets a browser show nothing any more. */
export async function removeDevice(endpoint: string): Promise<void> {
  await api.DELETE("/push-subscriptions", { body: { endpoint } });
}

/** What stands for a person on the device: they can be known by it again, but not found from it. */
async function markOf(owner: string): Promise<string> {
  const bytes = new TextEncoder().encode(`push ${owner}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}

/** Whether somebody turned notifications on in this browser. */
export function hasPushOwner(): boolean {
  return localStorage.getItem(OWNER_KEY) !== null;
}

/** Whether it was this person. */
export async function isPushOwner(owner: string): Promise<boolean> {
  const stored = localStorage.getItem(OWNER_KEY);
  // An earlier release stored the person.
  if (stored === owner) await setPushOwner(owner);
  return stored !== null && (stored === owner || stored === (await markOf(owner)));
}

/** Stores who wants notifications in this browser, which outlasts signing out; null for nobody. */
export async function setPushOwner(owner: string | null): Promise<void> {
  if (owner) localStorage.setItem(OWNER_KEY, await markOf(owner));
  else localStorage.removeItem(OWNER_KEY);
}

/** Whether this browser was registered since the sign-in. */
export function isRegistered(owner: string): boolean {
  return sessionStorage.getItem(REGISTERED_KEY) === owner;
}

/** Stores that it was registered; null after the sign-out. */
export function markRegistered(owner: string | null): void {
  if (owner) sessionStorage.setItem(REGISTERED_KEY, owner);
  else sessionStorage.removeItem(REGISTERED_KEY);
}
