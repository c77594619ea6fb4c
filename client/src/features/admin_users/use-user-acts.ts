import type { Listed, Asked } from "./types";
import type { UserActs } from "./UserMenu";
import { useUsersAddress } from "./use-users-address";

/** What the menu of somebody in the list leads to. */
export function useUserActs(onAsk: (asked: Asked) => void): (user: Listed) => UserActs {
  const { change } = useUsersAddress();
  return (user) => ({
    onOpen: () => change({ user: user.id }),
    onHistory: () => change({ history: user.id }),
    onSuspend: () => onAsk({ what: "suspend", user }),
    onRestore: () => onAsk({ what: "restore", user }),
    onSignOut: () => onAsk({ what: "sign-out", user }),
  });
}
