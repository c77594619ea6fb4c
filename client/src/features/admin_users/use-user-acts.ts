import type { Listed, Asked } from "./types";
import type { UserActs } from "./UserMenu";
import { useUsersAddress } from "./use-users-address";

/** What the menu of somebody in the list leads to. */
export function useUserActs(onAsk: (asked: Asked) => void): (user: Listed) => UserActs {
  const { change, open } = useUsersAddress();
  return (user) => ({
    onOpen: () => open(user.id),
    onHistory: () => change({ history: user.id }),
    onResend: () => onAsk({ what: "resend-verification", user }),
    onSuspend: () => onAsk({ what: "suspend", user }),
    onRestore: () => onAsk({ what: "restore", user }),
    onSignOut: () => onAsk({ what: "sign-out", user }),
  });
}
