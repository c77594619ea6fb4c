/** Id of the share section below the text; the article hydrates when it comes near. */
export const SHARE_ID = "share";
