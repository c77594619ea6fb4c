import { CategoryField } from "@/features/categories/CategoryField";
import { RecordDialog } from "@/features/transactions/RecordDialog";

import { useToday } from "../state/use-today";

/** Recording money, with the categories to choose from. */
export default function RecordWithCategories({ onClose }: { onClose: () => void }) {
  return <RecordDialog onClose={onClose} today={useToday()} CategoryField={CategoryField} />;
}
