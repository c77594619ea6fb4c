import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { RiskProfileName } from "../simulation/presets";

/** From the least risk to the most. */
export const PROFILES: readonly RiskProfileName[] = ["careful", "balanced", "bold"];

export const profileLabel: Readonly<Record<RiskProfileName, MessageDescriptor>> = {
  careful: msg`Careful`,
  balanced: msg`Balanced`,
  bold: msg`Bold`,
};

export const profilePicture: Readonly<Record<RiskProfileName, string>> = {
  careful: "umbrella",
  balanced: "compass",
  bold: "rocket",
};
