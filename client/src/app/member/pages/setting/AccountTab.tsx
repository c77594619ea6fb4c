import { Suspense, useRef } from "react";

import { PhotoField } from "@/features/photos/PhotoField";
import { AccountInformation } from "@/features/users/AccountInformation";
import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";

const AccountCards = lazyComponent(
  () => import(/* webpackChunkName: "account-cards" */ "./AccountCards"),
);

/** Who the person is, what they can take along, and the way out. */
export default function AccountTab() {
  const beside = useRef<HTMLDivElement>(null);
  const leadToParent = () => {
    beside.current?.scrollIntoView({ block: "start" });
    beside.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-8">
        <AccountInformation photo={<PhotoField />} onUnderAge={leadToParent} />
      </div>
      <div
        ref={beside}
        tabIndex={-1}
        className="flex min-w-0 scroll-mt-4 flex-col gap-4 outline-none sm:gap-5 xl:col-span-4"
      >
        <Suspense fallback={<Skeleton className="h-44 rounded-xl" />}>
          <AccountCards />
        </Suspense>
      </div>
    </div>
  );
}
