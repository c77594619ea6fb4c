import { useLingui } from "@lingui/react/macro";
import { Copy, Ellipsis, Pencil, SquareCheck, Trash2 } from "lucide-react";

import { ActionMenu } from "@/ui/ActionMenu";
import { useAmounts } from "@/ui/use-amounts";
import { usePhone } from "@/ui/use-phone";

import { nameOf } from "../names";
import type { Transaction } from "../types";
import { PhoneRow } from "./PhoneRow";
import { useSelecting } from "./selecting";
import { useRowActs } from "./use-row-acts";

interface RowMenuProps {
  transaction: Transaction;
}

/** What can be done with a row: a menu at its end, on phones the row itself. */
export function RowMenu(props: RowMenuProps) {
  return usePhone() ? <PhoneRow {...props} /> : <MenuOfRow {...props} />;
}

function MenuOfRow({ transaction }: RowMenuProps) {
  const { t } = useLingui();
  const { text } = useAmounts();
  const { toggle } = useSelecting();
  const { edit, duplicate, remove } = useRowActs(transaction);
  const name = nameOf(transaction);
  const amount = text(transaction.amount);
  return (
    <ActionMenu
      label={t`What to do with ${name}, ${amount}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        { label: t`Edit`, icon: <Pencil aria-hidden="true" className="size-4" />, run: edit },
        {
          label: t`Duplicate`,
          icon: <Copy aria-hidden="true" className="size-4" />,
          run: duplicate,
        },
        {
          label: t`Select`,
          icon: <SquareCheck aria-hidden="true" className="size-4" />,
          run: () => toggle(transaction.id),
        },
        {
          label: t`Delete`,
          icon: <Trash2 aria-hidden="true" className="size-4" />,
          run: remove,
          danger: true,
        },
      ]}
    />
  );
}
