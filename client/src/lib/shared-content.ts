/** The cache in which the worker leaves what was shared, until a page takes it. */
export const SHARED_CACHE = "shared";

/** The header that names a file that was shared; a text has none. */
export const FILE_NAME = "X-File-Name";

/** Where the pieces shared under a key lie in the cache; no server has such an address. */
export function sharedAddress(key: string, index: number): string {
  return `/shared/${key}/${index}`;
}
