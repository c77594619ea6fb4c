/** The id of what the html of a signed-in page shows before its scripts have run. */
export const FIRST_PICTURE = "first-picture";
