/** Which dialog lies over the article that is written. */
export type OpenDialog = "versions" | "meanwhile" | "delete" | null;
