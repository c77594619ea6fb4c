import type { Payload, Row } from "@/api/client";
import type { paths } from "@/api/schema";

type Json<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type Goals = Payload<"/goals", "get">;
/** Something one saves for; amounts are whole rupiah. */
export type Goal = Row<"/goals", "get">;
export type NewGoal = Json<paths["/goals"]["post"]>;
/** What to change of a goal; without a name of its own it is called as its kind. */
export type GoalChange = Json<paths["/goals/{id}"]["put"]>;
/** A picture that a goal can have. */
export type Picture = NonNullable<NewGoal["icon"]>;

declare module "@/ui/dialog/app-dialogs" {
  interface DialogRequests {
    /** Putting something aside for a goal, or taking it out again. */
    contribution: { goal: ContributionGoal };
  }
}

/** A goal, as far as the dialog that adds to it has to know it. */
export type ContributionGoal = Pick<
  Goal,
  "id" | "name" | "icon" | "target" | "saved" | "wallet_id"
>;

/** Something put aside for a goal, above zero, or taken out again, below it. */
export type Contribution = Row<"/goals/{id}/contributions", "get">;
/** What a contribution answers: the goal as it is now, and the row of the ledger if it booked one. */
export type Contributed = Payload<"/goals/{id}/contributions", "post">;
