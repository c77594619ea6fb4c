import type { Row } from "@/api/answers";

/** Somebody in the list of users. */
export type Listed = Row<"/admin/users", "get">;
/** One person with what the console may know of them. */
export type Person = Row<"/admin/users/{id}", "get">;
export type Standing = Listed["status"];
export type Invitation = Row<"/admin/invitations", "get">;
/** A transaction without what it was for. */
export type Seen = Row<"/admin/users/{id}/transactions", "get">;
/** What can be done to somebody without saying more than that. */
export type Act = "restore" | "sign-out" | "resend-verification" | "password-reset";

/** What an operator wants to do to somebody. */
export interface Asked {
  what: Act | "suspend";
  user: Pick<Listed, "id" | "fullname" | "email">;
}
