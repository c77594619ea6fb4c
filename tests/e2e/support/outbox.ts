import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { API, mustBe } from "./people";

interface Listed {
  totals: { count: number; income: number; expenses: number };
  datas: { amount: number; detail: string; wallet_id: string }[];
}

/** What the server has of whoever has this token. */
export async function listed(request: APIRequestContext, token: string): Promise<Listed> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await mustBe(200, await request.get(`${API}/transactions`, { headers }));
  return ((await answer.json()) as { payload: Listed }).payload;
}

/** Opens the dialog and its categories once and closes it, so that its parts are there without a connection. */
export async function fetchDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Category/ })
    .click();
  await expect(page.getByRole("option", { name: "Groceries" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Records an expense with the keyboard. */
export async function recordExpense(page: Page, amount: number, detail = ""): Promise<void> {
  await page.getByRole("button", { name: "Add Transaction" }).first().click();
  await expect(page.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await page.keyboard.type(String(amount));
  if (detail) await page.getByRole("combobox", { name: "Transaction Detail" }).fill(detail);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The entries that wait, above the list of transactions. */
export const waiting = (page: Page) =>
  page.getByRole("region", { name: /entr(y|ies) (wait|need)/ });

/** All that a site can store in a browser, as one text: IndexedDB, caches, both storages. */
export async function readStorage(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push([name, request.url, await answer?.text()]);
      }
    }
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error("unreadable"));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push([
          name,
          store,
          await done(database.transaction(store).objectStore(store).getAll()),
        ]);
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
