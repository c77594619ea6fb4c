import type { Row } from "@/api/client";

/** A row of the list of users. */
export type UserRow = Row<"/admin/users", "get">;
/** One person with what the console may know of them. */
export type UserDetails = Row<"/admin/users/{id}", "get">;
export type AccountStatus = UserRow["status"];
export type Invitation = Row<"/admin/invitations", "get">;
/** A transaction without what it was for. */
export type HistoryRow = Row<"/admin/users/{id}/transactions", "get">;
/** Actions on a user that need no further input. */
export type UserAction = "restore" | "sign-out" | "resend-verification" | "password-reset";

/** An action that waits for confirmation. */
export interface UserConfirmation {
  what: UserAction | "suspend";
  user: Pick<UserRow, "id" | "fullname" | "email">;
}
