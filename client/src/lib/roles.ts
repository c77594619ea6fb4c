/** The access type of everybody who is no operator. */
export const MEMBER = "Member";
