import type { Article, ArticleCard } from "@/api/public-content";

/** A card with what a test says about it. */
export function card(slug: string, more: Partial<ArticleCard> = {}): ArticleCard {
  return {
    slug,
    kind: "blog",
    title: `About ${slug}`,
    description: "What it is about.",
    path: `/blog/${slug}`,
    cover: null,
    minutes: 4,
    views: 0,
    comments: 0,
    published_at: "2026-11-01T00:00:00Z",
    labels: {
      published: "November 1, 2026",
      reading: "4 min read",
      views: "0 views",
      comments: "0 comments",
      age: "3 weeks ago",
    },
    ...more,
  };
}

/** An article with what a test says about it. */
export function article(slug: string, more: Partial<Article> = {}): Article {
  const plain = card(slug);
  return {
    ...plain,
    languages: ["en", "id"],
    body: "<p>Short.</p>",
    contents: [],
    sources: [],
    topics: [],
    updated_at: null,
    labels: { ...plain.labels, updated: null },
    related: [],
    next: null,
    ...more,
  };
}
