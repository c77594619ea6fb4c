/** The id of what stands below an article's text; when it comes near, the article wakes up. */
export const SHARE_ID = "share";
