import type { Listed, Asked } from "./types";
import { useDays } from "./use-days";
import { StandingBadge } from "./StandingBadge";
import { UserMenu } from "./UserMenu";
import { UserName } from "./UserName";
import { useUserActs } from "./use-user-acts";

/** Somebody in the list of a phone. */
export function UserItem({ user, onAsk }: { user: Listed; onAsk: (asked: Asked) => void }) {
  const days = useDays();
  const acts = useUserActs(onAsk)(user);
  return (
    <div className="relative flex items-center gap-2 tight:flex-wrap">
      <div className="min-w-0 flex-1 tight:basis-full">
        <UserName user={user}>
          <span className="block truncate text-small text-ink-3 tight:whitespace-normal">
            {user.email}
          </span>
          {user.status !== "active" && (
            <span className="mt-1 block">
              <StandingBadge status={user.status} />
            </span>
          )}
        </UserName>
      </div>
      <span className="shrink-0 text-caption text-ink-3">{days.near(user.registered_at)}</span>
      <div className="-mr-2.5 -ml-2 tight:ml-auto">
        <UserMenu user={user} {...acts} />
      </div>
    </div>
  );
}
