import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";

import { cx } from "@/lib/cx";

import { type ConsoleEntry, NAVIGATION } from "./navigation";

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

function BottomEntry({ entry }: { entry: ConsoleEntry }) {
  const { t } = useLingui();
  const open = useLocation().pathname === entry.to;
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      aria-current={open ? "page" : undefined}
      className={cx(
        "flex min-h-13.5 flex-col items-center justify-center gap-0.5 rounded-m text-[min(0.6875rem,max(11px,2.9vw))]/4",
        open ? "font-strong text-primary" : "font-label text-ink-3",
      )}
    >
      <span
        className={cx("grid h-7 w-13 place-items-center rounded-full", open && "bg-primary-soft")}
      >
        <Icon aria-hidden="true" className="size-5.75" />
      </span>
      {t(entry.label)}
    </Link>
  );
}
