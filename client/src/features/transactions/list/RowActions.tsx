import { useLingui } from "@lingui/react/macro";
import { Copy, Ellipsis, Pencil, SquareCheck, Trash2 } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";

import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { formatAmount } from "@/ui/money/money-text";
import { useAmounts } from "@/ui/money/use-amounts";
import { usePhone } from "@/browser/media-queries";

import { getTransactionName } from "../transaction-name";
import type { Transaction } from "../types";
import { ROW_MARK } from "./row-focus";
import { useSelection } from "./SelectionProvider";
import { useDeleteTransaction } from "./use-delete-transaction";

const LONG_PRESS_MS = 500;

/** A finger that moves farther scrolls. */
const MAX_MOVE_PX = 10;

interface RowMenuProps {
  transaction: Transaction;
}

/** The menu of a row; on phones the row itself is the button. */
export function RowMenu(props: RowMenuProps) {
  return usePhone() ? <PhoneRow {...props} /> : <DesktopRowMenu {...props} />;
}

function DesktopRowMenu({ transaction }: RowMenuProps) {
  const { t } = useLingui();
  const amounts = useAmounts();
  const { toggle } = useSelection();
  const { edit, duplicate, remove } = useRowActions(transaction);
  const name = getTransactionName(transaction);
  const amount = amounts.text(transaction.amount);
  // An adjustment only says why it can't be changed.
  const changes = [
    { label: t`Edit`, icon: <Pencil aria-hidden="true" className="size-4" />, run: edit },
    { label: t`Duplicate`, icon: <Copy aria-hidden="true" className="size-4" />, run: duplicate },
  ];
  return (
    <ActionMenu
      label={t`Actions for ${name}, ${amount}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={[
        ...(transaction.type === "adjust" ? [] : changes),
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

/** Makes the whole row of the phone's list a button: a tap edits, a long press selects. */
function PhoneRow({ transaction }: { transaction: Transaction }) {
  const { t } = useLingui();
  const amounts = useAmounts();
  const { active, selection, toggle } = useSelection();
  const { edit } = useRowActions(transaction);
  const choose = () => toggle(transaction.id);
  const press = useLongPress(active ? choose : edit, choose);
  const name = getTransactionName(transaction);
  const amount = formatAmount(amounts, transaction.amount, transaction.type);
  // As in the menu of a wide list, an adjustment can't be changed.
  const opened =
    transaction.type === "adjust" ? t`Open ${name}, ${amount}` : t`Edit ${name}, ${amount}`;
  return (
    <button
      {...{ [ROW_MARK]: transaction.id }}
      {...press}
      type="button"
      aria-label={active ? t`Select ${name}, ${amount}` : opened}
      aria-pressed={active ? selection.ids.has(transaction.id) : undefined}
      aria-haspopup={active ? undefined : "dialog"}
      className="absolute inset-0 cursor-pointer touch-manipulation rounded-xl select-none active:bg-sunken/45"
    />
  );
}

interface RowEditButtonProps {
  transaction: Transaction;
  /** The visible name. */
  children: ReactNode;
}

/** The name of a row as a button that opens the edit dialog. */
export function RowEditButton({ transaction, children }: RowEditButtonProps) {
  const { edit } = useRowActions(transaction);
  return (
    <button
      {...{ [ROW_MARK]: transaction.id }}
      type="button"
      aria-haspopup="dialog"
      onClick={edit}
      className="-mx-1.5 min-w-0 cursor-pointer rounded-m px-1.5 text-left decoration-line-control underline-offset-3 hover:underline"
    >
      {children}
    </button>
  );
}

/** The actions on one row. */
function useRowActions(transaction: Transaction) {
  const open = useOpenDialog();
  const remove = useDeleteTransaction();
  return {
    edit: () => open("edit", { transaction }),
    duplicate: () => open("record", { copy: transaction }),
    remove: () => remove(transaction),
  };
}

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/** Distinguishes a long press from a tap; the click after a long press is ignored. */
function useLongPress(onTap: () => void, onHeld: () => void) {
  const press = useRef<Press | null>(null);
  const held = useRef(false);

  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => end, []);

  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      held.current = false;
      if (pointerType === "mouse") return;
      const timer = setTimeout(() => {
        held.current = true;
        navigator.vibrate?.(10);
        onHeld();
      }, LONG_PRESS_MS);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > MAX_MOVE_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current || held.current) event.preventDefault();
    },
    onClick: () => {
      if (!held.current) onTap();
      held.current = false;
    },
  };
}
