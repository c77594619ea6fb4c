import { useLingui } from "@lingui/react/macro";

import { BottomEntry } from "../layouts/BottomEntry";
import { NAVIGATION } from "./navigation";

/** The menu of phones and tablets, where the thumb is. */
export function ConsoleBottom() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col items-end border-t border-line bg-surface px-1.5 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden"
    >
      {NAVIGATION.map((entry) => (
        <BottomEntry key={entry.to} entry={entry} />
      ))}
    </nav>
  );
}
