import { api, payloadOf } from "@/api/client";
import type { components } from "@/api/schema";

export type Comment = components["schemas"]["Comment"];
export type Reason = components["schemas"]["Report"]["reason"];

export interface Page {
  datas: readonly Comment[];
  total: number;
  next_cursor: string | null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead: number;
}

/** The saved comment and the server's message. */
interface Kept {
  comment: Comment;
  message: string;
}

/** How many comments come at once. */
const PAGE_SIZE = 20;

/** Some comments of an article, the newest first; a cursor leads to the next ones. */
export async function readComments(
  slug: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page> {
  const query = { limit: PAGE_SIZE, ...(cursor && { cursor }) };
  const params = { path: { slug }, query };
  const answered = await api.GET("/articles/{slug}/comments", { params, signal });
  const sent = Date.parse(answered.response.headers.get("Date") ?? "");
  return { ...payloadOf(answered), ahead: Number.isNaN(sent) ? 0 : sent - Date.now() };
}

/** Writes below an article; the same key sent again is the same comment. */
export async function addComment(slug: string, text: string, key: string): Promise<Kept> {
  const params = { path: { slug }, header: { "Idempotency-Key": key } };
  return kept(payloadOf(await api.POST("/articles/{slug}/comments", { params, body: { text } })));
}

export async function changeComment(id: string, text: string): Promise<Kept> {
  return kept(
    payloadOf(await api.PUT("/comments/{id}", { params: { path: { id } }, body: { text } })),
  );
}

/** Deletes an own comment and returns the server's message. */
export async function deleteComment(id: string): Promise<string> {
  return payloadOf(await api.DELETE("/comments/{id}", { params: { path: { id } } })).message;
}

/** Reports a comment and returns the server's message. */
export async function reportComment(id: string, reason: Reason, note: string): Promise<string> {
  const body = { reason, note: note || null };
  const params = { path: { id } };
  return payloadOf(await api.POST("/comments/{id}/report", { params, body })).message;
}

function kept({ datas: [comment], message }: { datas: Comment[]; message: string }): Kept {
  if (!comment) throw new TypeError("What was kept is answered");
  return { comment, message };
}
