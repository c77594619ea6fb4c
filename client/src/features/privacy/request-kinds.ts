import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { DataRequest } from "./use-data-requests";

export type RequestKind = DataRequest["kind"];

/** What people may ask to be done with their data, in the words of the form. */
export const REQUEST_KINDS: Record<RequestKind, MessageDescriptor> = {
  access: msg`Tell me what you know about me`,
  correction: msg`Correct something about me`,
  erasure: msg`Erase something about me`,
  restriction: msg`Stop using some of my data`,
  objection: msg`I object to how my data is used`,
  other: msg`Something else`,
};
