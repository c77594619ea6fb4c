import { SummaryDialog } from "@/features/transactions/summary/SummaryDialog";
import { useDialogs } from "@/lib/dialogs";

import { useToday } from "../state/use-today";

/** The summary, from which one can go on to record what is missing. */
export default function SummaryOfTransactions({ onClose }: { onClose: () => void }) {
  const open = useDialogs();
  return <SummaryDialog onClose={onClose} today={useToday()} onRecord={() => open("record")} />;
}
