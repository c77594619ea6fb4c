import { createStore } from "@/lib/store";

import { api } from "./client";
import { AppError } from "./errors";
import { session } from "./session";

const CODE = "second_factor_enrolment_required";

/** Whether the signed-in operator has to set up a second factor first, as any call may answer. */
export const enrolmentRequired = createStore(false);

api.use({
  onError({ error }) {
    if (error instanceof AppError && error.code === CODE) enrolmentRequired.set(true);
  },
});

// It concerns one person only.
session.subscribe(() => {
  if (!session.state().claims) enrolmentRequired.set(false);
});
