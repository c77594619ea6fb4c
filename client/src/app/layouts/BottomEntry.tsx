import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

import { cx } from "@/lib/cx";

interface BottomEntryProps {
  entry: { to: string; label: MessageDescriptor; icon: LucideIcon };
}

/** A page in the menu of phones and tablets, which stands at the foot of the window. */
export function BottomEntry({ entry }: BottomEntryProps) {
  const { t } = useLingui();
  const open = useLocation().pathname === entry.to;
  const Icon = entry.icon;
  return (
    <Link
      to={entry.to}
      aria-current={open ? "page" : undefined}
      className={cx(
        "flex min-h-13.5 flex-col items-center justify-center gap-0.5 rounded-m text-[min(0.6875rem,max(11px,2.9vw))]/4 tracking-[clamp(-.05em,100vw-360px,0px)]",
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
