/** So many characters can be written of what one is reminded of. */
export const LONGEST = 200;
