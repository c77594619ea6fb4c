/** The anchor of the section with the tools. */
export const FEATURE_SECTION = "feature-section";

/** The anchor of the section with the tips. */
export const TIPS_SECTION = "financial-tips";

/** The foot of every public page. */
export const FOOTER = "site-footer";
