import { useLingui } from "@lingui/react/macro";
import { Ban, Ellipsis, LogOut, MailCheck, ReceiptText, Undo2, UserRound } from "lucide-react";
import { useRef } from "react";

import { ActionMenu } from "@/ui/ActionMenu";
import type { MenuAction } from "@/ui/ActionMenuItems";

import type { Listed } from "./types";
import { useHindrance } from "./use-acts";

export interface UserActs {
  onOpen: () => void;
  onHistory: () => void;
  onResend: () => void;
  onSuspend: () => void;
  onRestore: () => void;
  onSignOut: () => void;
}

const look = { "aria-hidden": true, className: "size-4" } as const;

/** What may be done with somebody by an operator whom nothing hinders. */
function useActions({ status }: Listed, acts: UserActs): MenuAction[] {
  const { t } = useLingui();
  const history = t`Transaction history`;
  const actions = [{ label: history, icon: <ReceiptText {...look} />, run: acts.onHistory }];
  switch (status) {
    case "pending": {
      const label = t`Resend the confirmation`;
      return [...actions, { label, icon: <MailCheck {...look} />, run: acts.onResend }];
    }
    case "suspended":
      return [...actions, { label: t`Restore`, icon: <Undo2 {...look} />, run: acts.onRestore }];
    default:
      return [
        ...actions,
        { label: t`Sign out everywhere`, icon: <LogOut {...look} />, run: acts.onSignOut },
        { label: t`Suspend`, icon: <Ban {...look} />, run: acts.onSuspend, danger: true },
      ];
  }
}

/**
 * The button takes the focus before anything is done: the menu goes away meanwhile, and what opens
 * leads back to what had the focus then.
 */
function useFocusFirst() {
  const box = useRef<HTMLSpanElement>(null);
  const focusFirst = (action: MenuAction): MenuAction => ({
    ...action,
    run: () => {
      box.current?.querySelector("button")?.focus({ preventScroll: true });
      action.run();
    },
  });
  return { box, focusFirst };
}

/** What can be done with somebody in the list; what may not be done is not offered. */
export function UserMenu({ user, ...acts }: UserActs & { user: Listed }) {
  const { t } = useLingui();
  const hindrance = useHindrance()(user);
  const allowed = useActions(user, acts);
  const { box, focusFirst } = useFocusFirst();
  const { fullname } = user;
  const details = { label: t`Details`, icon: <UserRound {...look} />, run: acts.onOpen };
  const actions = hindrance ? [details] : [details, ...allowed];
  return (
    <span ref={box} className="contents">
      <ActionMenu
        label={t`What to do with ${fullname}`}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        actions={actions.map(focusFirst)}
      />
    </span>
  );
}
