import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import type { RiskProfileName } from "../simulation/presets";
import { profileLabel } from "./profile-words";
import { RiskTiles } from "./RiskTiles";
import type { RiskProfile } from "./types";

/** What a profile means for money that is to grow. */
const MEANING: Readonly<Record<RiskProfileName, MessageDescriptor>> = {
  careful: msg`What you have matters more to you than what it could become: the simulation begins with a bond, whose interest is fixed.`,
  balanced: msg`Some change is fine with you as long as it stays small: the simulation begins with digital bank savings.`,
  bold: msg`Ups and downs do not keep you awake: the simulation begins with a mutual fund and a wide range.`,
};

/** What the answers come to, and why. */
export function RiskResult({ profile: { profile, reason } }: { profile: RiskProfile }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!profile) return null;
  const name = t(profileLabel[profile]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        <Trans>Your profile: {name}</Trans>
      </h3>
      <RiskTiles chosen={profile} className="bg-sunken" />
      <p>{reason}</p>
      <p className="text-ink-2">{t(MEANING[profile])}</p>
      <p className="text-small text-ink-3">
        <Trans>It is a start for your own thoughts, and no investment advice.</Trans>
      </p>
    </>
  );
}
