import { api, payloadOf } from "@/api/client";
import { upload } from "@/api/upload";
import type { ArticleKind } from "@/lib/paths";

import type { ArticleState, Content, Language, RemovalReason, Topic, WorkingCopy } from "./types";

function firstRow<Row>({ datas: [row] }: { datas: Row[] }): Row {
  if (!row) throw new TypeError("What was asked for is answered");
  return row;
}

const byId = (id: string) => ({ params: { path: { id } } });

/** An article and, for optimistic locking, its version. */
type ArticleRef = Pick<WorkingCopy, "id"> & Partial<Pick<WorkingCopy, "version">>;

function ifMatch(version?: number): { "If-Match"?: string } {
  return version === undefined ? {} : { "If-Match": `"${String(version)}"` };
}

const byIdAndVersion = ({ id, version }: ArticleRef) => ({
  params: { path: { id }, header: ifMatch(version) },
});

interface ArticleFilter {
  q?: string;
  kind?: ArticleKind;
  state?: ArticleState;
  page: number;
}

export async function readArticles(query: ArticleFilter, signal?: AbortSignal) {
  return payloadOf(await api.GET("/admin/articles", { params: { query }, signal }));
}

/** Begins an article; the same key sent again is the same article. */
export async function addArticle(
  body: { kind: ArticleKind; title: string; language: Language },
  key: string,
) {
  const params = { header: { "Idempotency-Key": key } };
  return firstRow(payloadOf(await api.POST("/admin/articles", { params, body })));
}

export async function readArticle(id: string, signal?: AbortSignal) {
  return firstRow(payloadOf(await api.GET("/admin/articles/{id}", { ...byId(id), signal })));
}

/** Saves the whole working copy; an address and a kind only where they are to change. */
export async function saveArticle(
  article: ArticleRef,
  { topics, texts }: Content,
  more: { slug?: string; kind?: ArticleKind } = {},
) {
  const body = { topics: topics as Topic[], texts, ...more };
  return firstRow(
    payloadOf(await api.PUT("/admin/articles/{id}", { ...byIdAndVersion(article), body })),
  );
}

/** Shows the working copy to readers: at once, or from a moment on. */
export async function publishArticle(article: ArticleRef, moment: string | null) {
  const sent = { ...byIdAndVersion(article), body: { at: moment } };
  return firstRow(payloadOf(await api.POST("/admin/articles/{id}/publish", sent)));
}

/** Takes the article from its readers, also where that is only its moment to come. */
export async function unpublishArticle(article: ArticleRef) {
  return firstRow(
    payloadOf(await api.POST("/admin/articles/{id}/unpublish", byIdAndVersion(article))),
  );
}

/** Cancels scheduled changes; the public and the working copy stay as they are. */
export async function cancelScheduledChanges(article: ArticleRef) {
  return firstRow(
    payloadOf(await api.POST("/admin/articles/{id}/call-off", byIdAndVersion(article))),
  );
}

/** Resets the working copy to the public article. */
export async function discardChanges(article: ArticleRef) {
  return firstRow(
    payloadOf(await api.POST("/admin/articles/{id}/discard", byIdAndVersion(article))),
  );
}

export async function deleteArticle(id: string): Promise<void> {
  await api.DELETE("/admin/articles/{id}", byId(id));
}

export async function readVersions(id: string, signal?: AbortSignal) {
  return payloadOf(await api.GET("/admin/articles/{id}/versions", { ...byId(id), signal })).datas;
}

export async function readVersion(id: string, number: number, signal?: AbortSignal) {
  const params = { path: { id, number: String(number) } };
  const path = "/admin/articles/{id}/versions/{number}";
  return firstRow(payloadOf(await api.GET(path, { params, signal })));
}

/** Makes a version the working copy. */
export async function restoreVersion({ id, version }: ArticleRef, number: number) {
  const params = { path: { id, number: String(number) }, header: ifMatch(version) };
  const path = "/admin/articles/{id}/versions/{number}/restore";
  return firstRow(payloadOf(await api.POST(path, { params })));
}

/** Uploads a cover and reports progress from 0 to 1. */
export async function uploadCover(
  article: ArticleRef,
  cover: File,
  onPart: (part: number) => void,
) {
  const path = `/admin/articles/${encodeURIComponent(article.id)}/cover`;
  const header = ifMatch(article.version);
  return firstRow(await upload<{ datas: WorkingCopy[] }>(path, { cover }, header, onPart));
}

export async function removeCover(article: ArticleRef) {
  return firstRow(
    payloadOf(await api.DELETE("/admin/articles/{id}/cover", byIdAndVersion(article))),
  );
}

/** A text as readers see it. */
export async function previewText(body: string, language: Language, signal?: AbortSignal) {
  const sent = { body: { body, language }, signal };
  return firstRow(payloadOf(await api.POST("/admin/articles/preview", sent)));
}

export async function readComments(
  query: { state: QueueState; q?: string; page: number },
  signal?: AbortSignal,
) {
  return payloadOf(await api.GET("/admin/comments", { params: { query }, signal }));
}

export type QueueState = "held" | "shown";

/** Publishes a held comment and returns the server's message. */
export async function releaseComment(id: string): Promise<string> {
  return payloadOf(await api.POST("/admin/comments/{id}/release", byId(id))).message;
}

/** Deletes a comment for a reason and returns the server's message. */
export async function removeComment(id: string, reason: RemovalReason): Promise<string> {
  const sent = { ...byId(id), body: { reason } };
  return payloadOf(await api.POST("/admin/comments/{id}/remove", sent)).message;
}
