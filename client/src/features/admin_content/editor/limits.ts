/** The most characters that the parts of an article may have. */
export const MAX_LENGTH = {
  title: 120,
  description: 200,
  slug: 80,
  source: 200,
  publisher: 100,
  url: 500,
};
export const MAX_SOURCES = 20;
/** What articles are about; those that share a topic are related. */
export const TOPICS = ["saving", "budgeting", "goals", "debt", "investing", "safety"] as const;
