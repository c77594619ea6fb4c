import { sharedPath } from "@/lib/paths";
import {
  FILE_NAME,
  isOutdated,
  SHARED_AT,
  SHARED_CACHE,
  sharedAddress,
} from "@/lib/shared-content";

/** The names of the fields in the web app manifest. */
const TEXTS = ["title", "text", "url"];
const FILES = "files";

/** The texts of a share, each once: some apps repeat the title or the link in the text. */
export function joinTexts(texts: readonly string[]): string {
  const whole = [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  const isRepeated = (text: string) =>
    whole.some((other) => other !== text && other.includes(text));
  return whole.filter((text) => !isRepeated(text)).join("\n");
}

function toResponse(piece: File | string): Response {
  const now = { [SHARED_AT]: String(Date.now()) };
  if (typeof piece === "string") return new Response(piece, { headers: now });
  const named = { "Content-Type": piece.type, [FILE_NAME]: encodeURIComponent(piece.name) };
  return new Response(piece, { headers: { ...now, ...named } });
}

/** Leaves what another app shares for the page that it leads to; nothing of it reaches the server. */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll(FILES).filter((each) => each instanceof File && each.size > 0);
  const texts = TEXTS.map((name) => form.get(name)).filter((each) => typeof each === "string");
  const pieces = (files.length > 0 ? (files as File[]) : [joinTexts(texts)]).map(toResponse);
  const key = crypto.randomUUID();
  // What was shared before and not taken is not wanted any more.
  await caches.delete(SHARED_CACHE);
  const cache = await caches.open(SHARED_CACHE);
  await Promise.all(pieces.map((piece, index) => cache.put(sharedAddress(key, index), piece)));
  return Response.redirect(sharedPath(files.length > 0 ? "files" : "text", key), 303);
}

/** Forgets what was shared while nobody was signed in, once it has waited long enough. */
export async function forgetOldShare(): Promise<void> {
  if (!(await caches.has(SHARED_CACHE))) return;
  const cache = await caches.open(SHARED_CACHE);
  const [address] = await cache.keys();
  const piece = address && (await cache.match(address));
  if (piece && isOutdated(piece)) await caches.delete(SHARED_CACHE);
}
