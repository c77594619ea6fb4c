import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";

import { isAccountClosed } from "@/api/account-closed";
import { session } from "@/api/session";
import { useSession } from "@/api/use-session";
import { outboxMark } from "@/browser/outbox-mark";

import { signOutQuestion } from "./outbox-details";
import { createStoredRowQueue } from "./state/stored-rows";

/** Whether entries of this account wait; the code for that comes only when something waits. */
async function hasWaiting(owner: string): Promise<boolean> {
  // Nothing can be sent to an account that is closed.
  if (!outboxMark.get() || isAccountClosed()) return false;
  const { openOutbox, outbox } = await import(
    /* webpackChunkName: "outbox" */ "@/features/outbox/outbox"
  );
  await openOutbox(owner);
  return outbox.get().length > 0;
}

/** Asks on any page, before the person signs out, what becomes of the entries that wait. */
export function SignOutGuard() {
  const client = useQueryClient();
  const owner = useSession().claims?.sub;
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  useEffect(() => {
    if (!owner) return undefined;
    return session.guardLogout(async () => {
      if (!(await hasWaiting(owner))) return true;
      return await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    });
  }, [owner]);

  if (!answer) return null;
  const send = async () => {
    const { sendOutbox } = await import(/* webpackChunkName: "outbox" */ "@/features/outbox/send");
    await sendOutbox(createStoredRowQueue(client));
  };
  const leave = (leaves: boolean) => {
    setAnswer(null);
    answer(leaves);
  };
  return (
    <Suspense>
      <signOutQuestion.Component send={send} onAnswer={leave} />
    </Suspense>
  );
}
