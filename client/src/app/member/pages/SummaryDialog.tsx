import { SummaryDialog } from "@/features/transactions/summary/SummaryDialog";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToday } from "../state/use-today";

/** The summary, from which one can go on to record what is missing. */
export default function SummaryOfTransactions({ onClose }: { onClose: () => void }) {
  const open = useOpenDialog();
  return <SummaryDialog onClose={onClose} today={useToday()} onRecord={() => open("record")} />;
}
