/** The most characters of an answer. */
export const MOST = 4000;

/** Characters as the server counts them; an emoji is one. */
export function letters(text: string): number {
  return Array.from(text.trim()).length;
}
