import { Trans } from "@lingui/react/macro";
import { Ban, DoorClosed } from "lucide-react";
import type { ReactNode } from "react";

import { Avatar } from "@/ui/pictures/Avatar";
import { Badge } from "@/ui/layout/Badge";

import type { Sender } from "./types";

/** Who wrote, and whether the account is not in use. */
export function UserLine({ user, children }: { user: Sender; children?: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar src={user.avatar_url} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-bold wrap-anywhere">{user.fullname}</span>
          <AccountStatusBadge status={user.status} />
        </p>
        {children ?? (
          <p className="truncate text-small text-ink-3" title={user.email}>
            {user.email}
          </p>
        )}
      </div>
    </div>
  );
}

export function AccountStatusBadge({ status }: Pick<Sender, "status">) {
  if (status === "closing") {
    return (
      <Badge tone="gold" icon={<DoorClosed aria-hidden="true" className="size-3.5" />}>
        <Trans>Closing</Trans>
      </Badge>
    );
  }
  if (status !== "suspended") return null;
  return (
    <Badge tone="red" icon={<Ban aria-hidden="true" className="size-3.5" />}>
      <Trans>Suspended</Trans>
    </Badge>
  );
}

/** A note for operators about an account that is closing or suspended. */
export function AccountStatusNote({ status }: Pick<Sender, "status">) {
  if (status === "closing") {
    return <Trans>This account is closing. We save your answer but don't email it.</Trans>;
  }
  if (status !== "suspended") return null;
  return (
    <Trans>
      This account is suspended. The person can't sign in but gets your answer by email.
    </Trans>
  );
}
