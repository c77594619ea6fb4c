import { Plural } from "@lingui/react/macro";

/** '3 waiting entries are saved.' */
export function SentMessage({ count }: { count: number }) {
  return (
    <Plural value={count} one="# waiting entry is saved." other="# waiting entries are saved." />
  );
}
