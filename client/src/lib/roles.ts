/** The access type of everybody who is no operator. */
export const MEMBER = "Member";
/** Runs the product. */
export const ADMIN = "Admin";
/** Runs the product, and says who else does. */
export const SUPER_ADMIN = "Super Admin";
