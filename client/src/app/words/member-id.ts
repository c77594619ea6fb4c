import { messages as member } from "@/app/member/locales/id.po";
import { messages as overview } from "@/features/overview/locales/id.po";
import { messages as transactions } from "@/features/transactions/locales/id.po";

import { messages as common } from "./id";

/** The words that every signed-in page needs, in one file: each further one is a request. */
export const messages = { ...common, ...member, ...overview, ...transactions };
