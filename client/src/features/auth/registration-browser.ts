const STORED = "registered";
const BYTES = 24;

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

/**
 * The random key by which this browser recognises its own registrations. It proves nothing
 * without the mailed link. Undefined without storage.
 */
export function findBrowserKey(): string | undefined {
  try {
    return localStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The key of this browser, made where there is none yet. */
export function ensureBrowserKey(): string | undefined {
  const found = findBrowserKey();
  if (found) return found;
  try {
    const key = encode(crypto.getRandomValues(new Uint8Array(BYTES)));
    localStorage.setItem(STORED, key);
    return key;
  } catch {
    return undefined;
  }
}
