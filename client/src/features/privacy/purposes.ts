import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What people agree to, in the words of the settings. */
export const PURPOSES: Record<string, MessageDescriptor> = {
  location: msg`Tips and examples for my country`,
  calendar: msg`Reminders in my calendar`,
  reminders: msg`Reminders on my devices`,
  suggestion: msg`The monthly letter`,
  parental: msg`Consent of my parent`,
};
