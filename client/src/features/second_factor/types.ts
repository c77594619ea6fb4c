import type { Row } from "@/api/answers";

/** What an authenticator app needs to make codes for this account. */
export type Enrolment = Row<"/users/totp", "post">;
