import { lazy } from "react";

import { CategoryName } from "@/features/categories/CategoryName";
import { RemainingCard } from "@/features/overview/RemainingCard";
import { RemainingLine } from "@/features/overview/RemainingLine";
import { MAX_CATEGORIES } from "@/features/transactions/filters";
import { CategoryFieldContext } from "@/features/transactions/list/category-field-context";
import type { CategoryPickerProps } from "@/features/transactions/list/TransactionFilters";
import { TransactionsPage } from "@/features/transactions/list/TransactionsPage";
import type { CategoryChoice } from "@/features/transactions/types";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToday } from "../state/use-today";
import { wordsOf } from "../words";

import { catalogues } from "../../words";

/** The field of the chosen rows' dialog; it and its words come when somebody chooses rows. */
const CategoryField = lazy(async () => {
  const [{ CategoryField: Field }] = await Promise.all([
    import(/* webpackChunkName: "categorise" */ "@/features/categories/CategoryField"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: Field };
});

/** Chooses the categories of the list; its words are those of the field. */
const CategoryFilter = lazy(async () => {
  const [{ CategoryFilter: Filter }] = await Promise.all([
    import(/* webpackChunkName: "category-filter" */ "@/features/categories/CategoryFilter"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: Filter };
});

/** What only follows long exports, with words of its own; the list comes first. */
const OrderedExport = lazy(async () => {
  const [{ OrderedExport: Export }] = await Promise.all([
    import(
      /* webpackChunkName: "ordered-export" */ "@/features/transactions/exports/OrderedExport"
    ),
    catalogues.add(wordsOf("transactions/exports")),
  ]);
  return { default: Export };
});

function CategoryPicker(props: CategoryPickerProps) {
  return <CategoryFilter {...props} most={MAX_CATEGORIES} />;
}

const categoryField = (choice: CategoryChoice) => <CategoryField {...choice} />;

/** The transactions under what is left of this month. */
export default function TransactionsOfMonth() {
  const open = useOpenDialog();
  return (
    <CategoryFieldContext value={categoryField}>
      <TransactionsPage
        today={useToday()}
        hero={<RemainingCard />}
        result={<RemainingLine />}
        onRecord={() => open("record")}
        onSummary={() => open("summary")}
        CategoryName={CategoryName}
        CategoryPicker={CategoryPicker}
        OrderedExport={OrderedExport}
      />
    </CategoryFieldContext>
  );
}
