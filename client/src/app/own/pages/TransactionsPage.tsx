import { LeftCard } from "@/features/overview/LeftCard";
import { TransactionsPage } from "@/features/transactions/TransactionsPage";
import { useDialogs } from "@/lib/dialogs";

import { useToday } from "../state/use-today";

/** The transactions under what is left of this month. */
export default function TransactionsOfMonth() {
  const open = useDialogs();
  return (
    <TransactionsPage
      today={useToday()}
      hero={<LeftCard />}
      onRecord={() => open("record")}
      onSummary={() => open("summary")}
    />
  );
}
