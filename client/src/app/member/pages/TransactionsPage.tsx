import { msg } from "@lingui/core/macro";
import { useSearchParams } from "react-router-dom";

import { CategoryName } from "@/features/categories/CategoryName";
import { RemainingCard } from "@/features/overview/RemainingCard";
import { RemainingLine } from "@/features/overview/RemainingLine";
import { MAX_CATEGORIES } from "@/features/transactions/filters";
import { CategoryFieldContext } from "@/features/transactions/list/category-field-context";
import type { CategoryPickerProps } from "@/features/transactions/list/TransactionFilters";
import { TransactionsPage } from "@/features/transactions/list/TransactionsPage";
import type { CategoryChoice } from "@/features/transactions/types";
import { CategoriesLink, ViewSwitch } from "@/features/transactions/ViewSwitch";
import { usePhone } from "@/browser/media-queries";
import { outboxMark } from "@/browser/outbox-mark";
import { lazyComponent } from "@/lib/lazy-component";
import { isCategoriesView } from "@/lib/paths";
import { useStore } from "@/lib/store";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { WalletsProvider } from "./wallets/WalletsProvider";
import { useToday } from "../state/use-today";
import { waitingEntries } from "../outbox-details";
import { useLoadedPart } from "../use-loaded-part";
import { wordsOf } from "../words";

import { RouteAnnouncer } from "../../RouteAnnouncer";
import { catalogues } from "../../words";
import { OrderedExportPart } from "./OrderedExportPart";
import { CategoriesView } from "./transactions/CategoriesView";

/** The field of the chosen rows' dialog; it and its words come when somebody chooses rows. */
const CategoryField = lazyComponent(async () => {
  const [{ CategoryField: Field }] = await Promise.all([
    import(/* webpackChunkName: "categorise" */ "@/features/categories/CategoryField"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: Field };
});

/** Chooses the categories of the list; its words are those of the field. */
const CategoryFilter = lazyComponent(async () => {
  const [{ CategoryFilter: Filter }] = await Promise.all([
    import(/* webpackChunkName: "category-filter" */ "@/features/categories/CategoryFilter"),
    catalogues.add(wordsOf("categories")),
  ]);
  return { default: Filter };
});

function CategoryPicker(props: CategoryPickerProps) {
  return <CategoryFilter {...props} most={MAX_CATEGORIES} />;
}

const categoryField = (choice: CategoryChoice) => <CategoryField {...choice} />;

/** The transactions as a list, or added up by category, as the address says. */
export default function Transactions() {
  const [search] = useSearchParams();
  return isCategoriesView(search) ? (
    <CategoriesView income={search.get("type") === "income"} />
  ) : (
    <>
      <TransactionsOfMonth />
      <RouteAnnouncer title={msg`Transactions`} />
    </>
  );
}

/** What waits on this device, once something does. */
function Waiting() {
  const isLoaded = useLoadedPart(waitingEntries, useStore(outboxMark));
  return isLoaded && <waitingEntries.Component />;
}

/** The transactions under what is left of this month. */
function TransactionsOfMonth() {
  const open = useOpenDialog();
  const phone = usePhone();
  return (
    <CategoryFieldContext value={categoryField}>
      <WalletsProvider>
        <TransactionsPage
          today={useToday()}
          hero={<RemainingCard />}
          result={<RemainingLine />}
          viewSwitch={phone ? <CategoriesLink /> : <ViewSwitch view="list" />}
          onRecord={() => open("record")}
          onSummary={() => open("summary")}
          CategoryName={CategoryName}
          CategoryPicker={CategoryPicker}
          OrderedExport={OrderedExportPart}
          waiting={<Waiting />}
        />
      </WalletsProvider>
    </CategoryFieldContext>
  );
}
