/** The most characters of a comment, and of a note with a report. */
export const MOST = 2000;
export const MOST_NOTE = 500;

/** Characters as the server counts them; a simple emoji is one. */
export function letters(text: string): number {
  return Array.from(text.trim().normalize()).length;
}
