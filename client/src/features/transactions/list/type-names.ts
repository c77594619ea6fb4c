import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { EntryType } from "../types";

export const TYPE_NAMES: Readonly<Record<EntryType, MessageDescriptor>> = {
  income: msg`Income`,
  expenses: msg`Expenses`,
  transfer: msg`Transfer`,
  adjust: msg`Adjustment`,
};
