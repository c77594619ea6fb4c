import { ChevronRight, Clock } from "lucide-react";
import { Link } from "react-router-dom";

import { APP_PATHS } from "@/lib/paths";
import { useStore } from "@/lib/store";

import { outbox } from "./outbox";
import { WaitingCount } from "./WaitingCount";

/** One line above a page that says how much waits, and leads to it. */
export function WaitingNotice() {
  const entries = useStore(outbox);
  if (entries.length === 0) return null;
  return (
    <p role="status" className="mb-4">
      <Link
        to={APP_PATHS.transactions}
        className="flex min-h-11 items-center gap-2.5 rounded-m bg-info-soft px-3.5 py-2 text-small font-label text-info"
      >
        <Clock aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 flex-1">
          <WaitingCount entries={entries} />
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </p>
  );
}
