import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import { useListAddress } from "./use-list-address";
import { useListFocus } from "./use-list-focus";

interface ListBesideItemProps {
  /** The word of the address that names the open item. */
  name: string;
  list: ReactNode;
  /** The item with this id, or what stands there while none is open. */
  renderItem: (open: string) => ReactNode;
}

/** A list, and the item of it that is open; side by side where there is room. */
export function ListBesideItem({ name, list, renderItem }: ListBesideItemProps) {
  const open = useListAddress().text(name);
  const { list: listPane, item: itemPane } = useListFocus(name);
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-12">
      <div
        ref={listPane}
        tabIndex={-1}
        className={cx("min-w-0 outline-none lg:col-span-5", open && "max-lg:hidden")}
      >
        {list}
      </div>
      <div
        ref={itemPane}
        tabIndex={-1}
        className={cx("min-w-0 outline-none lg:col-span-7", !open && "max-lg:hidden")}
      >
        {renderItem(open)}
      </div>
    </div>
  );
}
