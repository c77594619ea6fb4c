import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { DataRequest } from "../types";

interface RequestKind {
  name: MessageDescriptor;
  /** What Indonesia's Law 27/2022 gives to the person. */
  means: MessageDescriptor;
  /** What an operator does about it, step by step. */
  steps: readonly MessageDescriptor[];
}

/** Texts for each kind of data request. */
export const REQUEST_KINDS: Record<DataRequest["kind"], RequestKind> = {
  access: {
    name: msg`Wants to know what is kept`,
    means: msg`Articles 7 and 32: people may see their data, how it was used, and get a copy. The law gives 3 × 24 hours for it.`,
    steps: [
      msg`Say what we keep and why; the privacy policy lists it. Who looked at transactions is in Setting, Privacy.`,
      msg`Lead to the copy: Setting, Privacy, “Your data is yours”. The person makes it themselves, so no data leaves by mail.`,
      msg`Tell nothing about anybody else (article 33).`,
    ],
  },
  correction: {
    name: msg`Wants something corrected`,
    means: msg`Articles 6 and 30: people may have wrong or outdated data corrected and gaps filled. The law gives 3 × 24 hours for it.`,
    steps: [
      msg`People can change much of it in Setting; say where.`,
      msg`Correct the rest, after making sure that it is this person who asks.`,
      msg`Say what has been corrected, or why it was not.`,
    ],
  },
  erasure: {
    name: msg`Wants something erased`,
    means: msg`Articles 8, 42 and 43: people may have the use of their data ended and the data erased, as laws and regulations provide.`,
    steps: [
      msg`A single entry: say where it can be deleted. Everything: “Delete Account” in Setting; the account is erased after 72 hours.`,
      msg`Erase what the person cannot reach.`,
      msg`Refuse only what a law makes us keep, and name that law.`,
    ],
  },
  restriction: {
    name: msg`Wants some use stopped`,
    means: msg`Articles 11 and 41: people may have the use of their data paused or limited, in proportion to what it is used for. The law gives 3 × 24 hours for it and names exceptions.`,
    steps: [
      msg`Letters, reminders and tips: say where to turn them off: Setting, Subscribe.`,
      msg`Pause the rest while the reason lasts, and note until when.`,
      msg`Tell the person once it is paused, and what that means for the account.`,
    ],
  },
  objection: {
    name: msg`Objects to a use`,
    means: msg`Articles 9 and 40: people may take a consent back, and the use ends within 3 × 24 hours. Article 10: they may object to decisions that a machine alone makes and that weigh on them.`,
    steps: [
      msg`A consent: the person can end it at once in Setting, Privacy. Check that it has ended.`,
      msg`A decision: Lumbung leaves such decisions to people. Look at the case yourself and say what you found.`,
      msg`If the use goes on, say on which ground.`,
    ],
  },
  other: {
    name: msg`Something else`,
    means: msg`Find out which right it is about. Articles 5 to 13 list them, among them to be told who uses data and why (5) and to take data elsewhere (13); article 15 limits some.`,
    steps: [
      msg`If it is no question about data, answer it all the same.`,
      msg`If it stays unclear, answer what you can and ask the person to write again.`,
    ],
  },
};
