import type { WorkingCopy } from "@/features/admin_content/types";

export const EMPTY = { title: "", description: "", body: "", sources: [] };

/** A draft in which nothing is written yet. */
export const DRAFT: WorkingCopy = {
  id: "a1",
  slug: "thr",
  slug_is_free: true,
  kind: "blog",
  path: "/blog/thr",
  state: "draft",
  published_at: null,
  version: 1,
  has_changes: true,
  planned_at: null,
  is_planned: false,
  cover: null,
  topics: [],
  texts: { en: EMPTY, id: EMPTY },
  updated_at: "2026-06-18T03:00:00Z",
  updated_by: null,
};
