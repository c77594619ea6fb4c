import PlansCard from "@/features/investments/plan/PlanList";

import { useLedger } from "../../state/use-ledger";
import { useToday } from "../../state/use-today";

export default function PlansPart() {
  return <PlansCard today={useToday()} ledger={useLedger()} />;
}
