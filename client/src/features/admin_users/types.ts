import type { Row } from "@/api/client";

/** Somebody in the list of users. */
export type UserRow = Row<"/admin/users", "get">;
/** One person with what the console may know of them. */
export type UserDetails = Row<"/admin/users/{id}", "get">;
export type AccountStatus = UserRow["status"];
export type Invitation = Row<"/admin/invitations", "get">;
/** A transaction without what it was for. */
export type HistoryRow = Row<"/admin/users/{id}/transactions", "get">;
/** What can be done to somebody without saying more than that. */
export type UserAction = "restore" | "sign-out" | "resend-verification" | "password-reset";

/** What an operator wants to do to somebody. */
export interface UserConfirmation {
  what: UserAction | "suspend";
  user: Pick<UserRow, "id" | "fullname" | "email">;
}
