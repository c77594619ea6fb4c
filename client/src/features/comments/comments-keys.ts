/** The name of the comments in the address of an article. */
export const COMMENTS_ID = "comments";

/** Storage name of the draft for an article. */
export const draftName = (slug: string) => `comment ${slug}`;

/** Storage key that marks the article the person signs in to comment on. */
export const INTENT_KEY = "comment-wanted";
