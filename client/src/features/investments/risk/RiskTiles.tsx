import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { cx } from "@/lib/cx";
import { GoalIcon } from "@/ui/pictures/GoalIcon";

import type { RiskProfileName } from "../simulation/instruments";
import { getProfileLabel, getProfileMeaning, getProfilePicture, PROFILES } from "./profile-labels";

interface RiskTilesProps {
  /** The person's own, once it is known. */
  chosen: RiskProfileName | null;
  /** Behind the tiles. */
  className?: string;
  /** Full width, with descriptions. */
  wide?: boolean;
}

/** The three profiles, the person's own one ticked. */
export function RiskTiles({ chosen, className = "bg-surface", wide }: RiskTilesProps) {
  const { t } = useLingui();
  return (
    <ul className={cx("grid grid-cols-3 gap-2", wide && "xl:grid-cols-1")}>
      {PROFILES.map((profile) => {
        const own = profile === chosen;
        return (
          <li
            key={profile}
            aria-current={own ? "true" : undefined}
            className={cx(
              "flex min-w-0 flex-col items-center gap-1.5 rounded-panel border px-1 pt-4 pb-3 text-center",
              wide && "xl:flex-row xl:gap-3 xl:px-4 xl:py-3 xl:text-left",
              own ? "border-primary ring-1 ring-primary" : "border-transparent",
              className,
            )}
          >
            <GoalIcon icon={getProfilePicture[profile]} size="tile" />
            <span className="min-w-0">
              <span className="inline-flex items-center gap-1 text-small leading-5 font-label">
                {own && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
                {t(getProfileLabel[profile])}
              </span>
              {wide && (
                <span className="block px-2 text-caption text-ink-2 max-sm:hidden xl:px-0">
                  {t(getProfileMeaning[profile])}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
