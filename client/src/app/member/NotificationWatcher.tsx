import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { showAppBadge } from "@/features/notifications/app-badge";
import { syncTitle } from "@/features/notifications/page-title";
import { watchNotifications } from "@/features/notifications/watch-notifications";
import { UNREAD_KEY, useUnread } from "@/features/notifications/unread";
import { watchPush } from "@/features/push/watch";

import { useUnreadWords } from "./layouts/use-unread-words";

/** Keeps the number of unread notices right, shows it in the title and reads a larger one out. */
export default function NotificationWatcher() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useSession().claims?.sub;
  const unread = useUnread();
  const [last, setLast] = useState(unread);
  const [said, setSaid] = useState(0);
  const words = useUnreadWords(said);
  if (unread !== last) {
    setLast(unread);
    setSaid(unread > last ? unread : 0);
  }

  useEffect(() => (owner ? watchNotifications(client, owner) : undefined), [client, owner]);
  useEffect(() => {
    if (!owner) return undefined;
    const pushed = () => void client.invalidateQueries({ queryKey: UNREAD_KEY });
    return watchPush({ owner, open: (path) => void navigate(path), pushed });
  }, [client, owner, navigate]);
  useEffect(() => syncTitle(unread), [unread]);
  useEffect(() => {
    // Before the first answer nobody knows.
    if (client.getQueryData(UNREAD_KEY) !== undefined) showAppBadge(unread);
  }, [client, unread]);

  return (
    <p role="status" className="sr-only">
      {said > 0 && words}
    </p>
  );
}
