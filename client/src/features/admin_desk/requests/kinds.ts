import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Asked } from "../types";

interface Kind {
  name: MessageDescriptor;
  /** What Indonesia's Law 27/2022 gives to the person. */
  means: MessageDescriptor;
  /** What an operator does about it, step by step. */
  steps: readonly MessageDescriptor[];
}

/** What people may ask of their data, in an operator's words. */
export const KINDS: Record<Asked["kind"], Kind> = {
  access: {
    name: msg`Wants to know what is kept`,
    means: msg`Article 7: everybody may see their personal data and get a copy of it.`,
    steps: [
      msg`Say what is kept and why. The privacy policy lists all of it.`,
      msg`Lead to the copy: Setting, Privacy, “Your data is yours”. The person makes it themselves, so no data leaves by mail.`,
      msg`Tell nothing about anybody else.`,
    ],
  },
  correction: {
    name: msg`Wants something corrected`,
    means: msg`Article 6: everybody may have wrong or outdated data corrected and gaps filled.`,
    steps: [
      msg`What people can change themselves stands in Setting; say where.`,
      msg`Correct the rest, after making sure that it is this person who asks.`,
      msg`Say what has been corrected.`,
    ],
  },
  erasure: {
    name: msg`Wants something erased`,
    means: msg`Article 8: everybody may have the use of their data ended and the data erased.`,
    steps: [
      msg`A single entry: say where it can be deleted. Everything: “Delete Account” in Setting, which erases all of it after 72 hours.`,
      msg`Erase what the person cannot reach.`,
      msg`Refuse only what a law makes us keep, and name that law.`,
    ],
  },
  restriction: {
    name: msg`Wants some use stopped`,
    means: msg`Article 11: everybody may have the use of their data paused or limited, in proportion to the reason.`,
    steps: [
      msg`Letters, reminders and tips: say where to turn them off: Setting, Subscribe.`,
      msg`Pause the rest while the reason lasts, and note until when.`,
      msg`Say what is paused, and what that means for the account.`,
    ],
  },
  objection: {
    name: msg`Objects to a use`,
    means: msg`Articles 9 and 10: everybody may take a consent back, and object to decisions that a machine alone makes about them.`,
    steps: [
      msg`A consent: it ends at once, also in Setting, Privacy. Check that it has.`,
      msg`A decision: Lumbung makes none by machine alone. Say so, and look at the case yourself.`,
      msg`If the use goes on, say on which ground.`,
    ],
  },
  other: {
    name: msg`Something else`,
    means: msg`Read which right it is about. Articles 5 to 13 list them, among them to be told who uses data and to take it elsewhere.`,
    steps: [
      msg`If it is no question about data, answer it all the same.`,
      msg`If it stays unclear, answer what you can and ask the person to write again.`,
    ],
  },
};
