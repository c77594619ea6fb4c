import { LastLetterCard } from "@/features/monthly_letter/LastLetterCard";
import { Subscription } from "@/features/notifications/Subscription";

/** The switch of the monthly letter, and the last one. */
export default function SubscribeTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-7">
        <Subscription />
      </div>
      <div className="min-w-0 xl:col-span-5">
        <LastLetterCard />
      </div>
    </div>
  );
}
