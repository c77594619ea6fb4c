let closed = false;

/** Notes, before the sign-out, that the person has closed their account. */
export function noteAccountClosed(): void {
  closed = true;
}

/** Whether whoever was signed out here has closed their account. */
export function isAccountClosed(): boolean {
  return closed;
}

/** Somebody is signed in again: what was before is over. */
export function forgetAccountClosed(): void {
  closed = false;
}
