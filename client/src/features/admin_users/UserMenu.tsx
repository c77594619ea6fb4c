import { useLingui } from "@lingui/react/macro";
import { Ban, Ellipsis, LogOut, ReceiptText, Undo2, UserRound } from "lucide-react";

import { ActionMenu } from "@/ui/ActionMenu";
import type { MenuAction } from "@/ui/ActionMenuItems";

import type { Listed } from "./types";
import { useHindrance } from "./use-acts";

export interface UserActs {
  onOpen: () => void;
  onHistory: () => void;
  onSuspend: () => void;
  onRestore: () => void;
  onSignOut: () => void;
}

const look = { "aria-hidden": true, className: "size-4" } as const;

/** What can be done with somebody in the list; what may not be done is not offered. */
export function UserMenu({ user, ...acts }: UserActs & { user: Listed }) {
  const { t } = useLingui();
  const hindrance = useHindrance()(user);
  const { fullname, status } = user;
  const actions: MenuAction[] = [
    { label: t`Details`, icon: <UserRound {...look} />, run: acts.onOpen },
    { label: t`Transaction history`, icon: <ReceiptText {...look} />, run: acts.onHistory },
  ];
  if (!hindrance && status === "suspended") {
    actions.push({ label: t`Restore`, icon: <Undo2 {...look} />, run: acts.onRestore });
  }
  if (!hindrance && (status === "active" || status === "closing")) {
    actions.push(
      { label: t`Sign out everywhere`, icon: <LogOut {...look} />, run: acts.onSignOut },
      { label: t`Suspend`, icon: <Ban {...look} />, run: acts.onSuspend, danger: true },
    );
  }
  return (
    <ActionMenu
      label={t`What to do with ${fullname}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      actions={actions}
    />
  );
}
