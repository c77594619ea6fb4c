import { Plural } from "@lingui/react/macro";

import type { OutboxEntry } from "./types";

/** '3 entries wait for a connection'; what was refused is said first. */
export function WaitingCount({ entries }: { entries: readonly OutboxEntry[] }) {
  const refused = entries.filter(({ refusal }) => refusal).length;
  const waiting = entries.length - refused;
  if (refused > 0) {
    return (
      <Plural
        value={refused}
        one="# entry needs your attention"
        other="# entries need your attention"
      />
    );
  }
  return (
    <Plural
      value={waiting}
      one="# entry waits for a connection"
      other="# entries wait for a connection"
    />
  );
}
