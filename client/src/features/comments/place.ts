/** The name of the comments in the address of an article. */
export const PLACE = "comments";
