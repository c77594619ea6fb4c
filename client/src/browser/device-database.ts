/** The object stores of this device's database, by the field that identifies an object. */
const STORES = { outbox: "key", views: "id" } as const;

type StoreName = keyof typeof STORES;

const NAME = "lumbung";

let opening: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Browsers may refuse it with an error, an event, or by having no such thing.
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(STORES)) {
        request.result.createObjectStore(store, { keyPath });
      }
    };
    request.onerror = () => reject(new Error("No database", { cause: request.error }));
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opening = null;
      };
      database.onclose = forget;
      // A later release of the page, or whoever deletes the database, waits for nobody.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
  });
}

/**
 * Does something in one transaction and resolves once it is stored; the result is that of the
 * request. Rejects where the browser stores nothing, as in a private window.
 */
async function inStore<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opening ??= openDatabase();
  const database = await opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return await new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: "strict" });
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(new Error("Not stored", { cause: transaction.error }));
  });
}

/** Everything in a store. */
export function readAll<Stored>(name: StoreName): Promise<Stored[]> {
  return inStore<Stored[]>(name, "readonly", (store) => store.getAll());
}

/** Stores an object in place of the one with its key. */
export async function putObject(name: StoreName, object: object): Promise<void> {
  await inStore(name, "readwrite", (store) => store.put(object));
}

/** Deletes the object with a key. */
export async function deleteObject(name: StoreName, key: string): Promise<void> {
  await inStore(name, "readwrite", (store) => store.delete(key));
}

/** Deletes the database, with what is stored of everybody. */
export function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
}
