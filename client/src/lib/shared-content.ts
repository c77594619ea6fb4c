/** The cache in which the worker leaves what was shared, until a page takes it. */
export const SHARED_CACHE = "shared";

/** The header that names a file that was shared; a text has none. */
export const FILE_NAME = "X-File-Name";

/** The header that says when something was shared, in Unix milliseconds. */
export const SHARED_AT = "X-Shared-At";

/** As long as this it waits for somebody to sign in, in milliseconds. */
export const SHARED_FOR = 600_000;

/** Where the pieces shared under a key lie in the cache; no server has such an address. */
export function sharedAddress(key: string, index: number): string {
  return `/shared/${key}/${index}`;
}

/** Whether a piece has waited too long for somebody to sign in. */
export function isOutdated({ headers }: Response): boolean {
  return Date.now() - Number(headers.get(SHARED_AT)) > SHARED_FOR;
}
