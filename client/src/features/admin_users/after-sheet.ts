/**
 * Runs what changes the address once an open sheet has taken its own entry out of the history, so
 * that Back does not lead to what was closed. The sheet has to be closing already.
 */
export function afterSheet(then: () => void): void {
  const state = window.history.state as { sheet?: string } | null;
  if (!state?.sheet) then();
  else window.addEventListener("popstate", () => setTimeout(then), { once: true });
}
