import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { RiskProfileName } from "../simulation/instruments";

/** From the least risk to the most. */
export const PROFILES: readonly RiskProfileName[] = ["careful", "balanced", "bold"];

export const getProfileLabel: Readonly<Record<RiskProfileName, MessageDescriptor>> = {
  careful: msg`Careful`,
  balanced: msg`Balanced`,
  bold: msg`Bold`,
};

/** A one-line description of each profile. */
export const getProfileMeaning: Readonly<Record<RiskProfileName, MessageDescriptor>> = {
  careful: msg`Safety comes first. Starts with a bond.`,
  balanced: msg`Small ups and downs are fine. Starts with digital bank savings.`,
  bold: msg`Fine with big ups and downs. Starts with a mutual fund.`,
};

export const getProfilePicture: Readonly<Record<RiskProfileName, string>> = {
  careful: "umbrella",
  balanced: "compass",
  bold: "rocket",
};
