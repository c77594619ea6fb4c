import { Plural } from "@lingui/react/macro";

/** Says how much more fits, once that is little. */
export function Left({ text, most }: { text: string; most: number }) {
  const left = most - text.length;
  if (left > most / 4) return null;
  return <Plural value={left} one="# character left" other="# characters left" />;
}
