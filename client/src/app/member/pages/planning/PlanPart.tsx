import PlanCard from "@/features/investments/plan/PlanForm";

import { useToday } from "../../state/use-today";

export default function PlanPart() {
  return <PlanCard today={useToday()} />;
}
