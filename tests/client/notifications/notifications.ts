import type { NotificationItem } from "@/features/notifications/types";

const ABOUT = {
  name: null,
  icon: null,
  amount: null,
  spent: null,
  day: null,
  time: null,
  month: null,
  level: null,
  reason: null,
  path: null,
  asks_amount: null,
  debt_id: null,
  category_id: null,
};

/** A notice of a kind, unread and of June 18, 2024, with whatever else it is about. */
export function notice(
  kind: NotificationItem["kind"],
  about: Partial<NotificationItem["about"]>,
  more: Partial<NotificationItem> = {},
): NotificationItem {
  return {
    id: kind,
    kind,
    subject_id: "s",
    about: { ...ABOUT, ...about },
    times: 1,
    created_at: "2024-06-18T01:00:00Z",
    read_at: null,
    settled_at: null,
    ...more,
  };
}
