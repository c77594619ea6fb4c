import { messages as member } from "@/app/member/locales/en.po";
import { messages as overview } from "@/features/overview/locales/en.po";
import { messages as transactions } from "@/features/transactions/locales/en.po";

import { messages as common } from "./en";

/** The words that every signed-in page needs, in one file: each further one is a request. */
export const messages = { ...common, ...member, ...overview, ...transactions };
