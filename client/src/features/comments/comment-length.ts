/** The most characters of a comment, and of a note with a report. */
export const MAX_COMMENT_LENGTH = 2000;
export const MAX_NOTE_LENGTH = 500;

/** Characters as the server counts them; a simple emoji is one. */
export function countCharacters(text: string): number {
  return Array.from(text.trim().normalize()).length;
}
