import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";

import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import { BottomEntry } from "../../layouts/BottomEntry";
import { NAVIGATION } from "../navigation";
import type { NavigationEntry } from "../navigation";

const ENTRIES = NAVIGATION.filter(({ above }) => !above);
const half = Math.ceil(ENTRIES.length / 2);

/** The menu of phones and tablets, with recording in the middle, where the thumb is. */
export function BottomBar() {
  const { t } = useLingui();
  const open = useOpenDialog();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-20 flex items-end border-t border-line bg-surface px-1.5 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden"
    >
      <Half entries={ENTRIES.slice(0, half)} />
      <button
        type="button"
        aria-label={t`Add Transaction`}
        onClick={() => open("record")}
        className="relative -mx-1.5 -mt-6.5 grid size-15 shrink-0 place-items-center self-start rounded-xl bg-primary text-on-primary shadow-hover ring-5 ring-bg transition-transform duration-1 hover:bg-primary-hover active:scale-98"
      >
        <Plus aria-hidden="true" className="size-7" strokeWidth={2.3} />
      </button>
      <Half entries={ENTRIES.slice(half)} />
    </nav>
  );
}

/** One side of the button. Both are equally wide; within one, a longer word has more room. */
function Half({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <div className="flex min-w-0 flex-1 *:flex-auto">
      {entries.map((entry) => (
        <BottomEntry key={entry.to} entry={entry} />
      ))}
    </div>
  );
}
