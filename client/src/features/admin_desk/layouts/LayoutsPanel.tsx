import { Trans } from "@lingui/react/macro";
import { ScanText } from "lucide-react";

import { cx } from "@/lib/cx";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Card } from "@/ui/layout/Card";

import { LayoutCard } from "./LayoutCard";
import { LayoutListCard } from "./LayoutListCard";
import { useListFocus } from "../use-list-focus";
import { useListAddress } from "../use-list-address";

/** The layouts that nobody can read yet, and one of them; side by side where there is room. */
export default function LayoutsPanel() {
  const open = useListAddress().text("layout");
  const { list, item } = useListFocus("layout");
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-12">
      <div
        ref={list}
        tabIndex={-1}
        className={cx("min-w-0 outline-none lg:col-span-5", open && "max-lg:hidden")}
      >
        <LayoutListCard />
      </div>
      <div
        ref={item}
        tabIndex={-1}
        className={cx("min-w-0 outline-none lg:col-span-7", !open && "max-lg:hidden")}
      >
        {open ? (
          <LayoutCard key={open} id={open} />
        ) : (
          <Card>
            <NothingHere icon={ScanText} title={<Trans>Choose a layout to look at</Trans>} />
          </Card>
        )}
      </div>
    </div>
  );
}
