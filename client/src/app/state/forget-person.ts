import { session } from "@/api/session";
import { deleteDrafts } from "@/browser/draft-storage";
import { forgetSharedContent } from "@/browser/shared-content";
import { deleteEntries, deleteGuestEntries } from "@/features/outbox/outbox";
import { deleteViews } from "@/features/outbox/last-look";
import { leadsToShared } from "@/lib/paths";

/** What a browser stores of a person, besides what they typed and what waits to be sent. */
const OWNED = ["hidden-amounts", "session-used", "display-rate", "last-look", "timezone"];
const ARTICLE_DRAFTS = "article:";

/**
 * Deletes what this device stores of a person, by name. Entries that wait stay for them alone when
 * their session has ended by itself; when they have left, these go too.
 */
export async function forgetPerson(account: string, left: boolean): Promise<void> {
  for (const key of OWNED) localStorage.removeItem(key);
  // A share that finds the session over waits for the sign-in to which it leads.
  if (left || !leadsToShared(window.location.href)) await forgetSharedContent();
  await closeNotifications();
  await deleteViews(account);
  if (left) {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(ARTICLE_DRAFTS)) localStorage.removeItem(key);
    }
    deleteDrafts();
    await deleteEntries(account);
  }
  // Those of a guest may wait for the account that the guest became: the next start looks again.
  if (!(await deleteGuestEntries())) session.forgetAccount(account);
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
}
