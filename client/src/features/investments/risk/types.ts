import type { Row } from "@/api/answers";

/** How much risk suits the person, with the six questions that tell. */
export type RiskProfile = Row<"/risk-profile", "get">;

export type RiskQuestion = RiskProfile["questions"][number];
