import { useLingui } from "@lingui/react/macro";

import type { Column } from "@/ui/DataTable";

import { ShortId } from "./ShortId";
import { StandingBadge } from "./StandingBadge";
import type { Listed, Asked } from "./types";
import { useDays } from "./use-days";
import { UserMenu } from "./UserMenu";
import { UserName } from "./UserName";
import { useTight } from "./use-tight";
import { useUserActs } from "./use-user-acts";

/** Below this width the address stands under the name, and less is shown. */
const WIDE = "max-xl:hidden";

/** The columns of the table of users. */
export function useUserColumns(onAsk: (asked: Asked) => void): Column<Listed>[] {
  const { t } = useLingui();
  const days = useDays();
  const written = useTight() ? days.briefDay : days.day;
  const actsOf = useUserActs(onAsk);
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
          <span className="block truncate text-small text-ink-3 xl:hidden">{user.email}</span>
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
      className: `${WIDE} max-w-64`,
      cell: ({ email }) => (
        <span title={email} className="block truncate text-ink-2">
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
      className: "whitespace-nowrap text-ink-2",
      cell: ({ registered_at }) => written(days.dayOf(registered_at)),
    },
    {
      key: "active",
      label: t`Last active`,
      orders: [
        { value: "-active", label: t`Active lately` },
        { value: "active", label: t`Long inactive` },
      ],
      className: `${WIDE} whitespace-nowrap text-ink-2`,
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
      cell: ({ status }) => <StandingBadge status={status} />,
    },
    {
      key: "menu",
      label: t`What can be done`,
      hideLabel: true,
      className: "py-1 pl-0",
      cell: (user) => <UserMenu user={user} {...actsOf(user)} />,
    },
  ];
}
