import { session } from "@/api/session";

/** Safari and Firefox have none for pages, or ask for the permission to notify first. */
function show(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

let isWatching = false;

/** Shows on the icon of the installed product how many notices are unread, until the sign-out. */
export function showAppBadge(unread: number): void {
  show(unread);
  if (isWatching) return;
  isWatching = true;
  session.subscribe(() => {
    if (session.state().status === "signed-out") show(0);
  });
}
