import PlanCard from "@/features/investments/plan/PlanCard";

import { useToday } from "../../state/use-today";

export default function PlanPart() {
  return <PlanCard today={useToday()} />;
}
