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
    name: msg`Wants to know what we keep`,
    means: msg`Articles 7 and 32: people can see their data and how it was used, and get a copy. The law allows 3 × 24 hours.`,
    steps: [
      msg`Say what we keep and why; the privacy policy lists it. They can see who looked at their transactions in Setting › Privacy.`,
      msg`Point them to Setting › Privacy › “Your data is yours”. They download the copy themselves, so no data is sent by email.`,
      msg`Don't share anything about other people (article 33).`,
    ],
  },
  correction: {
    name: msg`Wants something corrected`,
    means: msg`Articles 6 and 30: people can have wrong or outdated data corrected and gaps filled in. The law allows 3 × 24 hours.`,
    steps: [
      msg`People can change most of it in Setting; say where.`,
      msg`Confirm the person's identity, then correct the rest.`,
      msg`Say what you corrected, or why you didn't.`,
    ],
  },
  erasure: {
    name: msg`Wants something erased`,
    means: msg`Articles 8, 42 and 43: people can have us stop using their data and erase it, as the law sets out.`,
    steps: [
      msg`For a single record, say where to delete it. For everything, point them to “Delete Account” in Setting; the account is erased after 72 hours.`,
      msg`Erase what the person can't delete themselves.`,
      msg`Refuse only for data the law requires us to keep, and name that law.`,
    ],
  },
  restriction: {
    name: msg`Wants us to stop using some data`,
    means: msg`Articles 11 and 41: people can ask us to pause or limit how we use their data, in proportion to the purpose. The law allows 3 × 24 hours and lists exceptions.`,
    steps: [
      msg`Letters, reminders and tips: people can turn them off in Setting › Subscribe.`,
      msg`Pause the rest for as long as the reason applies, and note the end date.`,
      msg`Tell the person when it's paused and what that means for their account.`,
    ],
  },
  objection: {
    name: msg`Objects to data use`,
    means: msg`Articles 9 and 40: people can withdraw consent, and we must stop using the data within 3 × 24 hours. Article 10: they can object to significant decisions made without a human.`,
    steps: [
      msg`Consent: the person can withdraw it in Setting › Privacy. Check that they've done so.`,
      msg`Decisions: at Lumbung, people make them, not machines. Review the case yourself and say what you found.`,
      msg`If the use continues, state the legal basis.`,
    ],
  },
  other: {
    name: msg`Something else`,
    means: msg`Find out which right the request is about. Articles 5 to 13 list the rights, such as knowing who uses the data and why (5) and moving it elsewhere (13); article 15 limits some of them.`,
    steps: [
      msg`If it isn't about data, answer it anyway.`,
      msg`If it's still unclear, answer what you can and ask the person to write again.`,
    ],
  },
};
