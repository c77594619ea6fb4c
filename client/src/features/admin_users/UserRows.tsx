import { useLingui } from "@lingui/react/macro";
import { Ban, Ellipsis, LogOut, MailCheck, ReceiptText, Undo2, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useRef } from "react";
import { Link } from "react-router-dom";

import { ActionMenu } from "@/ui/buttons/ActionMenu";
import type { MenuAction } from "@/ui/buttons/ActionMenuItems";
import { Avatar } from "@/ui/pictures/Avatar";
import type { Column } from "@/ui/table/DataTable";
import { createMediaQueryHook } from "@/browser/media-queries";

import { ShortId } from "./ShortId";
import { AccountStatusBadge } from "./AccountStatusBadge";
import type { UserConfirmation, UserRow } from "./types";
import { useActionBlocker } from "./use-user-actions";
import { useDateFormats } from "./use-date-formats";
import { useOpening, useUsersAddress } from "./use-users-address";

/** Below this width some columns are hidden. */
const WIDE = "max-xl:hidden";
/** Without this room the email moves under the name, so that neither is cut. */
const AMPLE = "not-ample:hidden";

/** The columns of the table of users. */
export function useUserColumns(onAsk: (asked: UserConfirmation) => void): Column<UserRow>[] {
  const { t } = useLingui();
  const days = useDateFormats();
  const written = useHasAllColumns() ? days.briefDay : days.day;
  const actsOf = useMenuHandlers(onAsk);
  return [
    {
      key: "name",
      label: t`Name`,
      orders: [
        { value: "name", label: t`Name, A to Z` },
        { value: "-name", label: t`Name, Z to A` },
      ],
      className: "w-full max-w-0",
      cell: (user) => (
        <UserName user={user}>
          <span className="block truncate text-small text-ink-3 ample:hidden">{user.email}</span>
        </UserName>
      ),
    },
    {
      key: "email",
      label: t`Email`,
      orders: [
        { value: "email", label: t`Email, A to Z` },
        { value: "-email", label: t`Email, Z to A` },
      ],
      className: `${AMPLE} max-w-64`,
      cell: ({ email }) => (
        <span title={email} className="block truncate text-small text-ink-2">
          {email}
        </span>
      ),
    },
    {
      key: "registered",
      label: t`Registration date`,
      orders: [
        { value: "-registered", label: t`Newest first` },
        { value: "registered", label: t`Oldest first` },
      ],
      className: "text-small whitespace-nowrap text-ink-2",
      cell: ({ registered_at }) => written(days.dayOf(registered_at)),
    },
    {
      key: "active",
      label: t`Last active`,
      orders: [
        { value: "-active", label: t`Recently active` },
        { value: "active", label: t`Long inactive` },
      ],
      className: `${WIDE} text-small whitespace-nowrap text-ink-2`,
      cell: ({ last_active_on }) => (last_active_on ? written(last_active_on) : t`Never`),
    },
    {
      key: "id",
      label: t`User ID`,
      className: WIDE,
      cell: ({ id }) => <ShortId kind="U" id={id} label={t`Copy the user ID`} />,
    },
    {
      key: "status",
      label: t`State`,
      cell: ({ status }) => <AccountStatusBadge status={status} />,
    },
    {
      key: "menu",
      label: t`Actions`,
      hideLabel: true,
      className: "py-1 pl-0",
      cell: (user) => <UserMenu user={user} {...actsOf(user)} />,
    },
  ];
}

/** A user in the list on a phone. */
export function UserItem({
  user,
  onAsk,
}: {
  user: UserRow;
  onAsk: (asked: UserConfirmation) => void;
}) {
  const days = useDateFormats();
  const handlers = useMenuHandlers(onAsk)(user);
  return (
    <div className="relative flex items-center gap-2 tight:flex-wrap">
      <div className="min-w-0 flex-1 tight:basis-full">
        <UserName user={user}>
          <span className="block truncate text-small text-ink-3 tight:whitespace-normal">
            {user.email}
          </span>
          {user.status !== "active" && (
            <span className="mt-1 block">
              <AccountStatusBadge status={user.status} />
            </span>
          )}
        </UserName>
      </div>
      <span className="shrink-0 text-caption text-ink-3">{days.near(user.registered_at)}</span>
      <div className="-mr-2.5 -ml-2 tight:ml-auto">
        <UserMenu user={user} {...handlers} />
      </div>
    </div>
  );
}

interface UserNameProps {
  user: Pick<UserRow, "id" | "fullname" | "avatar_url">;
  /** Content under the name. */
  children?: ReactNode;
}

/**
 * Somebody's picture and name; a press opens the person over the page as it is. On phones all
 * of what it stands in can be pressed.
 */
function UserName({ user, children }: UserNameProps) {
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

interface UserMenuHandlers {
  onOpen: () => void;
  onHistory: () => void;
  onResend: () => void;
  onSuspend: () => void;
  onRestore: () => void;
  onSignOut: () => void;
}

const look = { "aria-hidden": true, className: "size-4" } as const;

/** The menu entries that are allowed for the user's status. */
function useMenuActions({ status }: UserRow, handlers: UserMenuHandlers): MenuAction[] {
  const { t } = useLingui();
  const history = t`Transaction history`;
  const actions = [{ label: history, icon: <ReceiptText {...look} />, run: handlers.onHistory }];
  switch (status) {
    case "pending": {
      const label = t`Resend the confirmation`;
      return [...actions, { label, icon: <MailCheck {...look} />, run: handlers.onResend }];
    }
    case "suspended":
      return [
        ...actions,
        { label: t`Restore`, icon: <Undo2 {...look} />, run: handlers.onRestore },
      ];
    default:
      return [
        ...actions,
        { label: t`Sign out everywhere`, icon: <LogOut {...look} />, run: handlers.onSignOut },
        { label: t`Suspend`, icon: <Ban {...look} />, run: handlers.onSuspend, danger: true },
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

/** The menu of a user; actions that are not allowed are left out. */
function UserMenu({ user, ...handlers }: UserMenuHandlers & { user: UserRow }) {
  const { t } = useLingui();
  const hindrance = useActionBlocker()(user);
  const allowed = useMenuActions(user, handlers);
  const { box, focusFirst } = useFocusFirst();
  const { fullname } = user;
  const details = { label: t`Details`, icon: <UserRound {...look} />, run: handlers.onOpen };
  const actions = hindrance ? [details] : [details, ...allowed];
  return (
    <span ref={box} className="contents">
      <ActionMenu
        label={t`Actions for ${fullname}`}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        actions={actions.map(focusFirst)}
      />
    </span>
  );
}

/** The handlers of a user's menu. */
function useMenuHandlers(
  onAsk: (asked: UserConfirmation) => void,
): (user: UserRow) => UserMenuHandlers {
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

/** Whether all columns of the table of users are there, which leave no room for long dates. */
const useHasAllColumns = createMediaQueryHook("(width >= 80rem)");
