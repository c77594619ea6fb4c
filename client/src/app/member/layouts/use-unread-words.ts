import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** So many unread notifications, in words. */
export function useUnreadWords(unread: number): string {
  const { t } = useLingui();
  return t`${plural(unread, {
    0: "Notifications",
    one: "# unread notification",
    other: "# unread notifications",
  })}`;
}
