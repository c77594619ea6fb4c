import { SummaryDialog } from "@/features/transactions/summary/SummaryDialog";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToday } from "../state/use-today";
import { wordsOf } from "../words";

import { lazyPart } from "../../lazy-screen";

const categoriesPart = lazyPart<{ today: string; onRecord: () => void; onLeave: () => void }>({
  load: async () => {
    const part = await import(
      /* webpackChunkName: "categories-view" */ "@/features/transactions/categories/CategoriesPanel"
    );
    return { default: part.CategoriesPanel };
  },
  words: [wordsOf("transactions/categories")],
});

/** The summary, from which one can go on to record what is missing. */
export default function SummaryOfTransactions({ onClose }: { onClose: () => void }) {
  const open = useOpenDialog();
  return (
    <SummaryDialog
      onClose={onClose}
      today={useToday()}
      onRecord={() => open("record")}
      Categories={categoriesPart.Component}
    />
  );
}
