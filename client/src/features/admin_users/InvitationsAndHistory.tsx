import { HistoryCard } from "./HistoryCard";
import { InvitationsCard } from "./InvitationsCard";

/** What stands below the table of users; it comes by itself, after it. */
export default function InvitationsAndHistory() {
  return (
    <>
      <HistoryCard />
      <InvitationsCard />
    </>
  );
}
