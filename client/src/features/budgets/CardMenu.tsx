import { useLingui } from "@lingui/react/macro";
import { Ellipsis, Pencil, ReceiptText, Repeat } from "lucide-react";
import { useNavigate } from "react-router-dom";

import { ActionMenu } from "@/ui/ActionMenu";

import type { CardActs } from "./card-acts";
import { GROUP_NAMES, GROUPS } from "./groups";
import type { Budget } from "./types";

const LOOK = { "aria-hidden": true, className: "size-4.5 text-ink-3" } as const;

/** What can be done with a category of the budget. */
export function CardMenu({ budget, acts }: { budget: Budget; acts: CardActs }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { category_id: id, category_label, group } = budget;
  const moves = GROUP_NAMES.filter((name) => name !== group).map((name) => {
    const { move, Icon } = GROUPS[name];
    return { label: t(move), icon: <Icon {...LOOK} />, run: () => acts.onMove(id, name) };
  });
  return (
    <ActionMenu
      label={t`More for ${category_label}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      className="-my-1.5 -mr-2.5 hover:bg-sunken"
      actions={[
        {
          label: t`Enter the amount`,
          icon: <Pencil {...LOOK} />,
          run: () => acts.onAmount(id),
        },
        {
          label: t`Take over from last month`,
          icon: <Repeat {...LOOK} />,
          run: () => acts.onRollover(id),
        },
        ...moves,
        {
          label: t`See transactions`,
          icon: <ReceiptText {...LOOK} />,
          run: () => navigate(acts.spentIn(id)),
        },
      ]}
    />
  );
}
