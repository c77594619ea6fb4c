/** A word begins where no letter or digit stands before it, and ends where none follows. */
export const BEGIN = "(?<![\\p{L}\\p{N}])";
export const END = "(?![\\p{L}\\p{N}])";

/** The source of a pattern for a text as it is. */
export const literally = (text: string) => text.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const spaced = (word: string) => word.replaceAll("_", "[ *-]?");

/** The source of a pattern for any word of a list: '_' is a space, a hyphen or nothing. */
export const anyOf = (list: string) => `(?:${list.split(" ").map(spaced).join("|")})`;

/** The same, where words of five letters and more may have an ending: 'bayar' is 'bayarin' too. */
export const anyFormOf = (list: string) =>
  anyOf(list.replace(/\S{5,}/g, (word) => `${word}\\p{L}*`));

/** Finds what stands between the ends of words, whatever its case. */
export const words = (source: string, flags = "iu") => new RegExp(BEGIN + source + END, flags);

/** Finds any form of the words of a list. */
export const listed = (list: string, flags?: string) => words(anyFormOf(list), flags);
