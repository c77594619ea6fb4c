import { vi } from "vitest";

type Pieces = Map<string, Response>;

/** Caches are asked by a request, an address or a path. */
const pathOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, window.location.origin).pathname;

function cacheOf(pieces: Pieces) {
  return {
    put: async (asked: RequestInfo, piece: Response) => void pieces.set(pathOf(asked), piece),
    match: async (asked: RequestInfo) => pieces.get(pathOf(asked))?.clone(),
    keys: async () =>
      [...pieces.keys()].map((path) => new Request(new URL(path, window.location.origin))),
  };
}

/** Gives the page caches in memory, as far as it uses them: the simulated browser has none. */
export function cacheInMemory(): void {
  const caches = new Map<string, Pieces>();
  vi.stubGlobal("caches", {
    open: async (name: string) => {
      const pieces = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, pieces);
      return cacheOf(pieces);
    },
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  });
}
