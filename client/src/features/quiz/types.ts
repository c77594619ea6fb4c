import type { Row } from "@/api/client";

/** What follows from the answers. */
export type QuizResult = Row<"/quiz", "get">;
export type Because = QuizResult["split"]["because"];
export type SuggestedGoal = QuizResult["goals"][number];
export type SuggestedBudget = NonNullable<QuizResult["budget"]>;
export type BudgetItem = SuggestedBudget["items"][number];
export type ReminderKind = QuizResult["reminders"][number]["kind"];
/** When the reminder of a chosen kind comes, as it is set now. */
export type ReminderSchedule = QuizResult["schedules"][number];
