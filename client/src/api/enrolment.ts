import { api } from "./client";
import { AppError } from "./errors";
import { session } from "./session";

const CODE = "second_factor_enrolment_required";

const listeners = new Set<() => void>();
let wanted = false;

function set(now: boolean): void {
  if (now === wanted) return;
  wanted = now;
  for (const listener of listeners) listener();
}

/** Whether the signed-in operator can only set up a second factor, as any call may have told. */
export const enrolment = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: (): boolean => wanted,
  want: (): void => set(true),
  done: (): void => set(false),
};

api.use({
  onError({ error }) {
    if (error instanceof AppError && error.code === CODE) enrolment.want();
  },
});

// It was about that person; the next one is asked anew.
session.subscribe(() => {
  if (!session.state().claims) enrolment.done();
});
