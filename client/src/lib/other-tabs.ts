/**
 * Tells this person's other tabs that something stored has changed. There is one channel a tab:
 * a second one of the same name would hear what this tab says itself.
 */
export const otherTabs = new BroadcastChannel("ledger");

/** Has the other tabs ask again for what they show. */
export function tellOtherTabs(): void {
  otherTabs.postMessage("changed");
}
