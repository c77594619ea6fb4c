import { Trans, useLingui } from "@lingui/react/macro";
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  Ellipsis,
  FileUp,
  Merge,
  Pencil,
  Scale,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { importPath } from "@/lib/paths";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import type { MenuAction } from "@/ui/buttons/ActionMenuItems";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";

import { isOwed } from "./kinds";
import { useOrderWallets } from "./mutations";
import type { Wallet, WalletRequest } from "./types";
import { useWalletActions } from "./use-wallet-actions";
import { getStepOrder } from "./wallet-order";

const ICON = "size-4";

interface WalletMenuProps {
  wallet: Wallet;
  /** All of them, in their order. */
  wallets: readonly Wallet[];
  onRequest: (request: WalletRequest) => void;
  /** It is gone. */
  onGone?: () => void;
  className?: string;
}

/** What can be done with a wallet. */
export function WalletMenu(props: WalletMenuProps) {
  const { wallet, onGone, className } = props;
  const { t } = useLingui();
  const { discard } = useWalletActions();
  const [asking, setAsking] = useState(false);
  const actions = useMenuActions(props, () => setAsking(true));
  const { name } = wallet;
  const remove = async () => {
    setAsking(false);
    if (await discard(wallet)) onGone?.();
  };
  return (
    <>
      <ActionMenu
        label={t`Actions for ${name}`}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        className={className}
        actions={actions}
      />
      <ConfirmDialog
        open={asking}
        title={t`Delete ${name}?`}
        confirm={<Trans>Delete</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        <Trans>It has no entries, so no transaction is lost.</Trans>
      </ConfirmDialog>
    </>
  );
}

function useMenuActions(props: WalletMenuProps, onDelete: () => void): MenuAction[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { wallet, onRequest } = props;
  const { id, archived, kind } = wallet;
  const edit: MenuAction = {
    label: t`Edit`,
    icon: <Pencil aria-hidden="true" className={ICON} />,
    run: () => onRequest({ do: "edit", id }),
  };
  const adjust: MenuAction = {
    label: isOwed(kind) ? t`I really owe…` : t`This wallet really holds…`,
    icon: <Scale aria-hidden="true" className={ICON} />,
    run: () => onRequest({ do: "adjust", id }),
  };
  const bring: MenuAction = {
    label: t`Import a statement`,
    icon: <FileUp aria-hidden="true" className={ICON} />,
    run: () => void navigate(importPath({ wallet: id })),
  };
  return [
    edit,
    ...(archived ? [] : [adjust, bring]),
    ...useOrderActions(props),
    ...useEndActions(props, onDelete),
  ];
}

/** A step up or down in the group, where there is one. */
function useOrderActions({ wallet, wallets }: WalletMenuProps): MenuAction[] {
  const { t } = useLingui();
  const order = useOrderWallets();
  const steps = [
    { label: t`Move up`, Icon: ArrowUp, ids: getStepOrder(wallets, wallet, -1) },
    { label: t`Move down`, Icon: ArrowDown, ids: getStepOrder(wallets, wallet, 1) },
  ];
  return steps.flatMap(({ label, Icon, ids }) => {
    if (!ids) return [];
    const icon = <Icon aria-hidden="true" className={ICON} />;
    return [{ label, icon, run: () => order(ids) }];
  });
}

const only = (wanted: boolean, action: MenuAction) => (wanted ? [action] : []);

/** What takes the wallet out of use. */
function useEndActions(
  { wallet, wallets, onRequest }: WalletMenuProps,
  onDelete: () => void,
): MenuAction[] {
  const { t } = useLingui();
  const { archive } = useWalletActions();
  const starting = useSession().claims?.sub === wallet.id;
  const { id, archived, entries } = wallet;
  const others = wallets.filter((each) => each.id !== id);
  const Box = archived ? ArchiveRestore : Archive;
  const keep: MenuAction = {
    label: archived ? t`Use it again` : t`Archive`,
    icon: <Box aria-hidden="true" className={ICON} />,
    run: () => void archive(wallet, !archived),
  };
  const merge: MenuAction = {
    label: t`Merge into another…`,
    icon: <Merge aria-hidden="true" className={ICON} />,
    run: () => onRequest({ do: "merge", id }),
  };
  const remove: MenuAction = {
    label: t`Delete`,
    icon: <Trash2 aria-hidden="true" className={ICON} />,
    run: onDelete,
    danger: true,
  };
  const isLast = others.every((each) => each.archived);
  // Others are archived or merged, so that nothing recorded is lost.
  const isEmpty = entries === 0 && !starting && !isLast;
  return [...only(archived || !isLast, keep), ...only(!isLast, merge), ...only(isEmpty, remove)];
}
