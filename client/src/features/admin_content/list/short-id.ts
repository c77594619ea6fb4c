/** The end of an id, which is enough to tell articles apart. */
export function shortId(id: string): string {
  return `A-${id.replaceAll("-", "").slice(-4).toUpperCase()}`;
}
