import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { Avatar } from "@/ui/Avatar";

import type { Listed } from "./types";
import { useOpening } from "./use-users-address";

interface UserNameProps {
  user: Pick<Listed, "id" | "fullname" | "avatar_url">;
  /** What stands under the name. */
  children?: ReactNode;
}

/**
 * Somebody's picture and name; a press opens the person over the page as it is. On phones all
 * of what it stands in can be pressed.
 */
export function UserName({ user, children }: UserNameProps) {
  const opening = useOpening(user.id);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar src={user.avatar_url} />
      <div className="min-w-0">
        <Link
          {...opening}
          className="-my-1 block truncate rounded-badge py-1 font-bold tight:whitespace-normal hover:text-primary hover:underline max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-2.5"
        >
          {user.fullname}
        </Link>
        {children}
      </div>
    </div>
  );
}
