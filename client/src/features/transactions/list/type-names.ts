import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { TransactionType } from "../types";

export const TYPE_NAMES: Readonly<Record<TransactionType, MessageDescriptor>> = {
  income: msg`Income`,
  expenses: msg`Expenses`,
};
