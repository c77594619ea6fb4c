/** A key that names one attempt to save, so that a repeated sending is stored once. */
export function createRandomId(): string {
  // Not randomUUID: browsers offer it only on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
