/** The name of the comments in the address of an article. */
export const COMMENTS_ID = "comments";

/** What is typed below an article is kept under this name. */
export const draftName = (slug: string) => `comment ${slug}`;

/** Notes which article somebody signs in to write below. */
export const INTENT_KEY = "comment-wanted";
