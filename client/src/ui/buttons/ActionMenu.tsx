import { type KeyboardEvent, Suspense, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";

import type { ActionMenuProps } from "./ActionMenuItems";
import { IconButton } from "./IconButton";

const load = () => import(/* webpackChunkName: "menu" */ "./ActionMenuItems");
const Menu = lazyComponent(load);

const OPENING = new Set(["Enter", " ", "ArrowDown", "ArrowUp"]);

/** Fetches what may be wanted soon; when that fails, opening tries again and tells. */
function fetchAhead(): void {
  load().catch(() => undefined);
}

/** A button with a menu of what can be done; the menu's code comes when it is nearly wanted. */
export function ActionMenu(props: ActionMenuProps) {
  const [wanted, setWanted] = useState(false);
  const { label, icon, className, marks } = props;
  const closed = (
    <IconButton
      {...marks}
      label={label}
      icon={icon}
      className={className}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (!OPENING.has(event.key)) return;
        event.preventDefault();
        setWanted(true);
      }}
    />
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <Menu {...props} />
    </Suspense>
  );
}
