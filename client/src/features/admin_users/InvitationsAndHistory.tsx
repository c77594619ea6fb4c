import { HistoryCard } from "./HistoryCard";
import { InvitationsCard } from "./InvitationsCard";

/** The cards below the table of users, loaded after it. */
export default function InvitationsAndHistory() {
  return (
    <>
      <HistoryCard />
      <InvitationsCard />
    </>
  );
}
