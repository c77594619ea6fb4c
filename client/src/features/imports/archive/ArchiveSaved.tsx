import { Trans } from "@lingui/react/macro";

import { type Archive, useCountText } from "./archive-words";

/** What else an import of a whole ledger has added. */
export function ArchiveSaved({ archive: { counts } }: { archive: Archive }) {
  const countText = useCountText();
  const added = counts
    .filter((one) => one.kind !== "entries" && one.new > 0)
    .map((one) => countText(one.kind, one.new))
    .join(", ");
  if (!added) return null;
  return (
    <p className="text-small text-ink-2">
      <Trans>Also added: {added}</Trans>
    </p>
  );
}
