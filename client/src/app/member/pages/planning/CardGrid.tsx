import { Suspense } from "react";

import { Skeleton } from "@/ui/feedback/Skeleton";

import type { LazyPart } from "../../../lazy-screen";

interface Place {
  card: LazyPart;
  /** Its columns on wide screens. */
  place: string;
  /** The height that it will about take. */
  room: string;
}

/** Cards that come each by itself; on wide screens beside each other, as high as they need. */
export function CardGrid({ places }: { places: readonly Place[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      {places.map(({ card, place, room }) => (
        <div key={place} className={`grid min-w-0 ${place}`}>
          <Suspense fallback={<Skeleton className={`rounded-xl ${room}`} />}>
            <card.Component />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
