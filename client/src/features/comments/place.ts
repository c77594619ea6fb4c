/** The name of the comments in the address of an article. */
export const PLACE = "comments";

/** What is typed below an article is kept under this name. */
export const draftName = (slug: string) => `comment ${slug}`;

/** Notes which article somebody signs in to write below. */
export const WANTED = "comment-wanted";
