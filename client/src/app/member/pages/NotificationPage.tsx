import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";

import { useSession } from "@/api/use-session";
import { ChoicesCard, StillSentHint } from "@/features/notifications/ChoicesCard";
import { AlwaysSentCard } from "@/features/notifications/AlwaysSentCard";
import { DestinationsCard } from "@/features/notifications/DestinationsCard";
import { Alert } from "@/ui/feedback/Alert";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { lazyPart } from "../../lazy-screen";
import { TopButtons } from "../layouts/TopButtons";
import { wordsOf } from "../words";

const STACK = "flex min-w-0 flex-col gap-4 sm:gap-5";

const pushCard = lazyPart({
  load: () => import(/* webpackChunkName: "push-card" */ "@/features/push/PushCard"),
  words: [wordsOf("push")],
});
const calendarCard = lazyPart({
  load: () =>
    import(/* webpackChunkName: "calendar-card" */ "@/features/notifications/CalendarCard"),
});

/** What Lumbung tells a person, by which ways, and what it tells in any case. */
export default function NotificationPage() {
  const { isGuest } = useSession();
  return (
    <div className={STACK}>
      <PageHeader title={<Trans>Notification</Trans>} actions={<TopButtons raised />} />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
        <div className={`${STACK} xl:col-span-8`}>
          <ChoicesCard />
          {isGuest ? (
            <KeepAccountFirst>
              <Trans>Until then, we send you no email. Everything is under the bell.</Trans>
            </KeepAccountFirst>
          ) : (
            <Alert tone="info">
              <StillSentHint />
            </Alert>
          )}
          <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
            <pushCard.Component />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            <calendarCard.Component />
          </Suspense>
        </div>
        <div className={`${STACK} xl:col-span-4`}>
          <DestinationsCard />
          {!isGuest && <AlwaysSentCard />}
        </div>
      </div>
    </div>
  );
}
