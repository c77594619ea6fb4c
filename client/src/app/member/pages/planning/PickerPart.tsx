import GoalPickerCard from "@/features/goals/recommendation/GoalPicker";

import { useToday } from "../../state/use-today";

export default function PickerPart() {
  return <GoalPickerCard today={useToday()} variant="soft" />;
}
