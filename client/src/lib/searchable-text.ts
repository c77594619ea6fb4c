/** What can be searched for in a text: no control characters, no outer spaces, no more than allowed. */
export function toSearchText(text: string, longest: number): string {
  return [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, longest).join("").trim();
}
