/** The most characters of an answer. */
export const MAX_ANSWER_LENGTH = 4000;

/** Characters as the server counts them; an emoji is one. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length;
}
