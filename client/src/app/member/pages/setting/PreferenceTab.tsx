import { Suspense } from "react";

import InstallCard from "@/features/install/InstallCard";
import { useSession } from "@/api/use-session";
import { PreferencePanel } from "@/features/users/PreferencePanel";
import { QuestionsCard } from "@/features/users/QuestionsCard";
import { lazyComponent } from "@/lib/lazy-component";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { lazyPart } from "../../../lazy-screen";
import { wordsOf } from "../../words";

const MoneySettings = lazyComponent(async () => {
  const part = await import(
    /* webpackChunkName: "money-settings" */ "@/features/users/MoneySettings"
  );
  return { default: part.MoneySettings };
});

const deviceCard = lazyPart({
  load: () => import(/* webpackChunkName: "device-card" */ "@/features/outbox/details/DeviceCard"),
  words: [wordsOf("outbox/details")],
});

/** How the product looks for the person, and how it counts. */
export default function PreferenceTab() {
  const open = useOpenDialog();
  const owner = useSession().claims?.sub ?? "";
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-7">
        <PreferencePanel />
      </div>
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-5">
        <Suspense fallback={<Skeleton className="h-105 rounded-xl" />}>
          <MoneySettings />
        </Suspense>
        <QuestionsCard onOpen={() => open("quiz")} />
        <Suspense fallback={<Skeleton className="h-40 rounded-xl" />}>
          <deviceCard.Component owner={owner} />
        </Suspense>
        <InstallCard />
      </div>
    </div>
  );
}
