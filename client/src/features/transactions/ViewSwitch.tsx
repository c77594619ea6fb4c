import { Trans, useLingui } from "@lingui/react/macro";
import { ChartPie, List } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { cx } from "@/lib/cx";
import { categoriesPath, transactionsPath } from "@/lib/paths";

/** The two views of the transactions; each has an address of its own. */
export function ViewSwitch({ view }: { view: "list" | "categories" }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`View`} className="flex gap-0.5 rounded-control bg-sunken p-1 sm:self-start">
      <View to={transactionsPath()} open={view === "list"}>
        <List aria-hidden="true" className="size-4" />
        <Trans>List</Trans>
      </View>
      <View to={categoriesPath()} open={view === "categories"}>
        <ChartPie aria-hidden="true" className="size-4" />
        <Trans>Categories</Trans>
      </View>
    </nav>
  );
}

/** The way from the list to the categories where there is no room for the switch. */
export function CategoriesLink() {
  const { t } = useLingui();
  return (
    <Link
      to={categoriesPath()}
      aria-label={t`Where the money went`}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken"
    >
      <ChartPie aria-hidden="true" className="size-5" />
    </Link>
  );
}

interface ViewProps {
  to: string;
  open: boolean;
  children: ReactNode;
}

function View({ to, open, children }: ViewProps) {
  return (
    <Link
      to={to}
      aria-current={open ? "page" : undefined}
      className={cx(
        "inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-segment px-2.5 text-small leading-4 font-label transition-colors duration-2 sm:px-3.5",
        open ? "bg-segment-on text-ink shadow-card" : "text-ink-2 hover:text-ink",
      )}
    >
      {children}
    </Link>
  );
}
