import { Trans } from "@lingui/react/macro";
import { ScanText } from "lucide-react";

import { NothingHere } from "@/ui/feedback/NothingHere";
import { Card } from "@/ui/layout/Card";

import { ListBesideItem } from "../ListBesideItem";
import { LayoutCard } from "./LayoutCard";
import { LayoutListCard } from "./LayoutListCard";

/** The layouts that nobody can read yet, and one of them. */
export default function LayoutsPanel() {
  return (
    <ListBesideItem
      name="layout"
      list={<LayoutListCard />}
      renderItem={(open) =>
        open ? (
          <LayoutCard key={open} id={open} />
        ) : (
          <Card>
            <NothingHere icon={ScanText} title={<Trans>Choose a layout to look at</Trans>} />
          </Card>
        )
      }
    />
  );
}
