/**
 * Records entries on a device without a connection and lets the page send them once there is one,
 * while somebody else kills the server. Prints their keys, how often they were sent, what is left
 * of them on the device or refused, and the seconds from the connection to the empty outbox.
 */
import { expect } from "@playwright/test";

import { launch, signIn } from "./browser_page.mjs";

const [address, cookie] = process.argv.slice(2);
const entries = Number(process.env.ENTRIES);
/** So many are recorded in the dialog; the others are stored as it stores them. */
const TYPED = Number(process.env.TYPED);
const DEADLINE = Number(process.env.SECONDS) * 1000;
const ADD = "/api/v1/transaction/add";

async function record(page, amount) {
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.type(String(amount));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** In the page: what its outbox holds. With `upto`, adds copies of the last one up to that amount. */
async function readOutbox(upto) {
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open("lumbung"));
  const transaction = database.transaction("outbox", upto ? "readwrite" : "readonly");
  const store = transaction.objectStore("outbox");
  const held = (await done(store.getAll())).sort((a, b) => a.created - b.created);
  const last = held.at(-1);
  for (let amount = held.length + 1; amount <= upto; amount += 1) {
    const created = last.created + amount;
    const body = { ...last.body, amount };
    const entry = { ...last, key: crypto.randomUUID(), created, body };
    store.put(entry);
    held.push(entry);
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
  if (upto) new BroadcastChannel("outbox").postMessage("changed");
  return held;
}

const browser = await launch();
const context = await browser.newContext({ locale: "en-US" });
await signIn(context, address, cookie);
const page = await context.newPage();
await page.goto(`${address}/transaction`);
await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
await context.setOffline(true);
for (let amount = 1; amount <= TYPED; amount += 1) await record(page, amount);
const waiting = page.getByRole("region", { name: /entr(y|ies) (wait|need)/ });
await expect(waiting).toHaveAccessibleName(`${TYPED} entries wait for a connection`);
const held = await page.evaluate(readOutbox, entries);
const all = new Intl.NumberFormat("en-US").format(entries);
await expect(waiting).toHaveAccessibleName(`${all} entries wait for a connection`);

let sends = 0;
page.on("request", (request) => {
  if (request.method() === "POST" && request.url().endsWith(ADD)) sends += 1;
});
const online = performance.now();
await context.setOffline(false);
let left = held;
while (left.length > 0 && performance.now() - online < DEADLINE) {
  await page.waitForTimeout(250);
  left = await page.evaluate(readOutbox, 0);
}
const seconds = (performance.now() - online) / 1000;
const isShown = left.length > 0 || (await waiting.count()) > 0;
const refused = left.filter(({ refusal }) => refusal).length;
await browser.close();
const keys = held.map(({ key }) => key);
process.stdout.write(
  JSON.stringify({ keys, sends, seconds, left: left.length, refused, isShown }),
);
