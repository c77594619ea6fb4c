import type { Payload, Row } from "@/api/client";

/** Investing the same amount again and again; amounts are whole rupiah. */
export type Plan = Row<"/investment-plans", "get">;
export type Frequency = Plan["frequency"];
/** One of the dates of a plan that have come. */
export type PastOccurrence = Plan["past"][number];
/** What answering a date answers: the plan as it is now, and the row of the ledger if there is one. */
export type Answered = Payload<"/investment-plans/{id}/occurrences/{date}", "post">;
