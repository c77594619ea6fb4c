import { Trans } from "@lingui/react/macro";

import { ChoicesCard, StillSent } from "@/features/notifications/ChoicesCard";
import { Notices } from "@/features/notifications/Notices";
import { Where } from "@/features/notifications/Where";
import { Alert } from "@/ui/Alert";
import { PageHeader } from "@/ui/PageHeader";

import { TopButtons } from "../layouts/TopButtons";

const STACK = "flex min-w-0 flex-col gap-4 sm:gap-5";

/** What Lumbung tells a person, by which ways, and what it tells in any case. */
export default function NotificationPage() {
  return (
    <div className={STACK}>
      <PageHeader title={<Trans>Notification</Trans>} actions={<TopButtons raised />} />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
        <div className={`${STACK} xl:col-span-8`}>
          <ChoicesCard />
          <Alert tone="info">
            <StillSent />
          </Alert>
        </div>
        <div className={`${STACK} xl:col-span-4`}>
          <Notices />
          <Where />
        </div>
      </div>
    </div>
  );
}
