import StorageNote from "@/features/install/StorageNote";
import { WaitingEntries } from "@/features/outbox/details/WaitingEntries";

/** What waits on this device, and how long the browser stores it. */
export default function WaitingPart() {
  return <WaitingEntries note={<StorageNote />} />;
}
