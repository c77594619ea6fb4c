import { useSearchParams } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { BudgetScreen } from "@/features/budgets/BudgetScreen";
import { readMonth, writeMonth } from "@/features/budgets/months";
import type { Group } from "@/features/budgets/types";
import { useCategories } from "@/features/categories/queries";
import { useUpdateCategory } from "@/features/categories/mutations";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToast } from "@/ui/feedback/use-toast";
import { transactionsBetween } from "@/lib/paths";

import { useToday } from "../state/use-today";

/** Moves a category to needs, wants or savings. */
function useMove() {
  const toast = useToast();
  const failureText = useFailureText();
  const { data: categories, refetch } = useCategories({ hidden: true });
  const { mutateAsync } = useUpdateCategory();
  return async (id: string, group: Group) => {
    try {
      const known = categories ?? (await refetch({ throwOnError: true })).data;
      const category = known?.find((one) => one.id === id);
      if (!category) return;
      const { message } = await mutateAsync({ category, changes: { group } });
      toast({ tone: "success", text: message });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
}

/** The budget of the month that the address names. */
export default function BudgetPage() {
  const open = useOpenDialog();
  const move = useMove();
  const [search, setSearch] = useSearchParams();
  return (
    <BudgetScreen
      month={readMonth(search)}
      today={useToday()}
      onMonth={(month) => setSearch((before) => writeMonth(before, month))}
      onMove={(id, group) => void move(id, group)}
      spentIn={(id, { start, end }) => transactionsBetween(start, end, "expenses", id)}
      onQuick={() => open("tiles")}
      onQuiz={() => open("quiz")}
    />
  );
}
