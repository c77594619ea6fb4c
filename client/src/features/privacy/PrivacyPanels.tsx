import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS } from "@/lib/paths";

import { AccessCard } from "./AccessCard";
import { ConsentsCard } from "./ConsentsCard";
import { ExportCard } from "./ExportCard";
import { GuardianCard } from "./GuardianCard";
import { RequestsCard } from "./RequestsCard";

/** Everything about the person's own data: consents, requests, who saw it, the file. */
export function PrivacyPanels() {
  const address = usePublicPath();
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-8">
        <ConsentsCard />
        <RequestsCard />
        <AccessCard />
      </div>
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-4">
        <GuardianCard />
        <ExportCard />
        <p className="px-1 text-small text-ink-2">
          <Trans>
            See what we keep and why in the{" "}
            <Link to={address(PUBLIC_PATHS.privacy)} className="link">
              Privacy Policy
            </Link>
            , and what you and we agree to in the{" "}
            <Link to={address(PUBLIC_PATHS.terms)} className="link">
              Terms
            </Link>
            .
          </Trans>
        </p>
      </div>
    </div>
  );
}
