import { createStore } from "@/lib/store";

import { AppError, type NetworkError } from "./errors";
import { session } from "./session";

const CODE = "second_factor_enrolment_required";

/** Whether the signed-in operator has to set up a second factor first, as any call may answer. */
export const enrolmentRequired = createStore(false);

/** Notes it where the refusal of a call says so. */
export function noticeEnrolment(error: AppError | NetworkError): void {
  if (error instanceof AppError && error.code === CODE) enrolmentRequired.set(true);
}

// It concerns one person only.
session.subscribe(() => {
  if (!session.state().claims) enrolmentRequired.set(false);
});
