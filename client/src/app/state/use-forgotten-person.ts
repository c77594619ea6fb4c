import { useEffect } from "react";

import { session, type SessionStatus } from "@/api/session";

/** Deletes what this device stores of the person whose session is over, here or from afar. */
export function useForgottenPerson(status: SessionStatus): void {
  useEffect(() => {
    const account = status === "signed-out" && session.lastAccount();
    if (!account) return;
    const left = session.state().left ?? false;
    void import(/* webpackChunkName: "forget-person" */ "./forget-person").then(
      ({ forgetPerson }) => forgetPerson(account, left),
      // The next start tries again.
      () => undefined,
    );
  }, [status]);
}
