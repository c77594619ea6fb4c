import { FILE_NAME, isOutdated, SHARED_CACHE, sharedAddress } from "@/lib/shared-content";

/** What another app has shared with this one. */
export interface SharedContent {
  text: string;
  files: File[];
}

/** Takes what was shared under a key, once; empty where it is gone, or has waited too long. */
export async function takeSharedContent(key: string): Promise<SharedContent> {
  const content: SharedContent = { text: "", files: [] };
  const cache = await caches.open(SHARED_CACHE);
  for (let index = 0; ; index += 1) {
    const stored = await cache.match(sharedAddress(key, index));
    if (!stored || isOutdated(stored)) break;
    const name = stored.headers.get(FILE_NAME);
    if (name === null) content.text = await stored.text();
    else content.files.push(toFile(await stored.blob(), decodeURIComponent(name)));
  }
  await forgetSharedContent();
  return content;
}

function toFile(content: Blob, name: string): File {
  return new File([content], name, { type: content.type });
}

/** Forgets what was shared and never taken. */
export async function forgetSharedContent(): Promise<void> {
  await globalThis.caches?.delete(SHARED_CACHE);
}
