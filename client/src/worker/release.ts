import { isAppPath, isConsolePath, SHARE_TARGET } from "@/lib/paths";

/** Where the hashed files of a build lie. */
const PARTS = "/assets/";

/** What a worker knows of the release that it was built with; `client/build/worker.mjs` writes it. */
export interface Release {
  version: string;
  /** The files that are cached at the installation, without their folder. */
  parts: readonly string[];
  /** Further files of the release, which are cached once a page has fetched them. */
  late: readonly string[];
  /** The bare page of signed-in addresses by language; each is one of the parts. */
  shells: Readonly<Record<string, string>>;
}

export function partAddress(name: string): string {
  return PARTS + name;
}

export function hasPart({ parts, late }: Release, address: string): boolean {
  const name = address.slice(PARTS.length);
  return parts.includes(name) || late.includes(name);
}

type Asked = Pick<Request, "method" | "mode" | "url">;

/** What the worker does with a request; null leaves it to the browser. */
export function classifyRequest(
  { method, mode, url }: Asked,
  origin: string,
): "page" | "part" | "share" | null {
  const { pathname, origin: target } = new URL(url);
  if (target !== origin) return null;
  if (method === "POST") return pathname === SHARE_TARGET ? "share" : null;
  if (method !== "GET") return null;
  return mode === "navigate" ? classifyPage(pathname) : classifyFile(pathname);
}

function classifyPage(pathname: string): "page" | null {
  return isAppPath(pathname) && !isConsolePath(pathname) ? "page" : null;
}

function classifyFile(pathname: string): "part" | null {
  return pathname.startsWith(PARTS) ? "part" : null;
}
