import { isMissingChunk, loadWithRetry } from "@/api/chunk-loading";
import { loadPartsBy } from "@/lib/lazy-component";

/** What webpack's `import()` calls to load a part of the build, and the file that it is in. */
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  u: (chunk: string) => string;
};

/** Milliseconds until a part that could not be fetched is fetched again, twice at most. */
const DELAYS = [500, 2000];

const { e: load, u: fileOf } = __webpack_require__;
const tries = new Map<string, number>();

// A browser waits for a request that hangs as long as the address is the same.
__webpack_require__.u = (chunk) => {
  const count = tries.get(chunk);
  return fileOf(chunk) + (count ? `?${count}` : "");
};

// One refused or lost answer must not cost the screen that one looks at.
__webpack_require__.e = async (chunk) => {
  for (const delay of DELAYS) {
    try {
      return await load(chunk);
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
      tries.set(chunk, (tries.get(chunk) ?? 0) + 1);
      await new Promise((go) => setTimeout(go, delay));
    }
  }
  return await load(chunk);
};

// What a dialog or a page wants without a connection is waited for where it is to show.
loadPartsBy(loadWithRetry);
