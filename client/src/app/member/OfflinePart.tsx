import OfflineNotice from "@/features/outbox/details/OfflineNotice";
import { OVERVIEW_KEY } from "@/features/overview/queries";
import { LISTS_KEY } from "@/features/transactions/list/list-key";

const SHOWN = [OVERVIEW_KEY, LISTS_KEY];

interface OfflinePartProps {
  owner: string;
  timezone: string;
}

/** That there is no connection, and how old the pages are that the device keeps. */
export default function OfflinePart(props: OfflinePartProps) {
  return <OfflineNotice {...props} shown={SHOWN} />;
}
