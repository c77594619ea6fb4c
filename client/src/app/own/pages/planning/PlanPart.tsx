import PlanCard from "@/features/investments/plan/PlanCard";

import { useLedger } from "../../state/use-ledger";
import { useToday } from "../../state/use-today";

export default function PlanPart() {
  return <PlanCard today={useToday()} ledger={useLedger()} />;
}
