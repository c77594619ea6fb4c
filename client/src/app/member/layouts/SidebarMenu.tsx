import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";

import { cx } from "@/lib/cx";
import { APP_PATHS } from "@/lib/paths";

import { NAVIGATION } from "../navigation";
import type { NavigationEntry } from "../navigation";
import { Unread } from "./Unread";

/** The pages, and under the open one its parts. */
export function SidebarMenu() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`}>
      <ul className="flex flex-col gap-0.5">
        {NAVIGATION.map((entry) => (
          <SidebarEntry key={entry.to} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function SidebarEntry({ entry }: { entry: NavigationEntry }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const open = pathname === entry.to;
  const inside = open || entry.parts?.some(({ to }) => isWithin(pathname, to));
  const Icon = entry.icon;
  return (
    <li>
      <Link
        to={entry.to}
        aria-current={open ? "page" : undefined}
        className={cx(
          "flex min-h-11 items-center gap-3 rounded-m px-3",
          open
            ? "bg-primary-soft font-bold text-on-primary-soft"
            : "font-semibold text-ink-2 hover:bg-sunken",
        )}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {t(entry.label)}
        {entry.to === APP_PATHS.notifications && <Unread className="ml-auto" />}
      </Link>
      {inside && entry.parts && <Parts parts={entry.parts} />}
    </li>
  );
}

/** Whether an address is that of a page, or of one below it. */
function isWithin(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}

function Parts({ parts }: { parts: NonNullable<NavigationEntry["parts"]> }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const categoryIn = (words: string) => new URLSearchParams(words).get("category") ?? "all";
  const shown = (to: string) => {
    const [page = "", words = ""] = to.split("?");
    if (page !== APP_PATHS.transactions) return isWithin(pathname, page);
    return pathname === page && categoryIn(words) === categoryIn(search);
  };
  return (
    <ul className="mt-0.5 mb-1.5 ml-5.5 flex flex-col border-l-2 border-line pl-2.5">
      {parts.map((part) => (
        <li key={part.to}>
          <Link
            to={part.to}
            aria-current={shown(part.to) ? "true" : undefined}
            className={cx(
              "flex min-h-11 items-center rounded-m px-3 text-small font-semibold hover:bg-sunken",
              shown(part.to) ? "text-primary" : "text-ink-2",
            )}
          >
            {t(part.label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
