/**
 * Tells this person's other tabs that something stored has changed. There is one channel a tab:
 * a second one of the same name would hear what this tab says itself.
 */
export const tabChannel = new BroadcastChannel("ledger");

let told = false;
// From the first moment on: what follows the other tabs comes after the page that shows something.
tabChannel.addEventListener("message", () => {
  told = true;
});

/** Whether another tab has told of a change since this was asked last. */
export function takeTabMessage(): boolean {
  const was = told;
  told = false;
  return was;
}

/** Has the other tabs ask again for what they show. */
export function notifyOtherTabs(): void {
  tabChannel.postMessage("changed");
}
