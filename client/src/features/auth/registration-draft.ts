import { deleteDraft, saveDraft, takeDraft } from "@/browser/draft-storage";

import type { RegistrationValues } from "./schemas";

/** The draft that the registration form begins with. */
export const REGISTRATION_DRAFT = "register";
/** Never stored. */
export const REGISTRATION_SECRETS = ["password", "confPassword"] as const;

const SENT = "register-sent";

/** Stores what was sent, without passwords and in this tab only, should its address be wrong. */
export function storeRegistration(values: RegistrationValues): void {
  const { fullname, username, phone_number, email } = values;
  saveDraft(SENT, { fullname, username, phone_number, email });
}

/** Lets the registration form begin with what was sent. */
export function reopenRegistration(): void {
  const sent = takeDraft<Partial<RegistrationValues>>(SENT);
  if (!sent) return;
  // Somebody may come back and press it again.
  saveDraft(SENT, sent);
  saveDraft(REGISTRATION_DRAFT, sent);
}

/** Forgets what was sent, once somebody is signed in. */
export function forgetRegistration(): void {
  deleteDraft(SENT);
}
