import { useLingui } from "@lingui/react/macro";
import { Ellipsis, Pencil, ReceiptText, Repeat } from "lucide-react";
import { useNavigate } from "react-router-dom";

import { ActionMenu } from "@/ui/buttons/ActionMenu";

import { GROUP_NAMES, GROUPS } from "./groups";
import type { Budget, Group } from "./types";

const ICON_PROPS = { "aria-hidden": true, className: "size-4.5 text-ink-3" } as const;

/** What can be done with a category from its card or row. */
export interface BudgetActions {
  onAmount: (categoryId: string) => void;
  onRollover: (categoryId: string) => void;
  onMove: (categoryId: string, group: Group) => void;
  /** The path of its expenses in this month. */
  spentIn: (categoryId: string) => string;
}

interface BudgetMenuProps {
  budget: Budget;
  actions: BudgetActions;
}

/** The menu of what can be done with a category of the budget. */
export function BudgetMenu({ budget, actions }: BudgetMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { category_id: id, category_label, group } = budget;
  const moves = GROUP_NAMES.filter((name) => name !== group).map((name) => {
    const { move, Icon } = GROUPS[name];
    return { label: t(move), icon: <Icon {...ICON_PROPS} />, run: () => actions.onMove(id, name) };
  });
  return (
    <ActionMenu
      label={t`More actions for ${category_label}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      className="-my-1.5 -mr-2.5 hover:bg-sunken"
      actions={[
        {
          label: t`Enter the amount`,
          icon: <Pencil {...ICON_PROPS} />,
          run: () => actions.onAmount(id),
        },
        {
          label: t`Carry over from last month`,
          icon: <Repeat {...ICON_PROPS} />,
          run: () => actions.onRollover(id),
        },
        ...moves,
        {
          label: t`See transactions`,
          icon: <ReceiptText {...ICON_PROPS} />,
          run: () => navigate(actions.spentIn(id)),
        },
      ]}
    />
  );
}
