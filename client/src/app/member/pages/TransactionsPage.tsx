import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
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
import { isCategoriesView } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroSkeleton } from "@/ui/layout/HeroSkeleton";
import { PageHeader } from "@/ui/layout/PageHeader";
import { useToday } from "../state/use-today";
import { wordsOf } from "../words";

import { lazyPart } from "../../lazy-screen";
import { RouteAnnouncer } from "../../RouteAnnouncer";
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

const categoriesPart = lazyPart<{ today: string; onRecord: () => void }>({
  load: async () => {
    const part = await import(
      /* webpackChunkName: "categories-view" */ "@/features/transactions/categories/CategoriesPage"
    );
    return { default: part.CategoriesPage };
  },
  words: [wordsOf("transactions/categories")],
});

/** The transactions as a list, or added up by category, as the address says. */
export default function Transactions() {
  const [search] = useSearchParams();
  return isCategoriesView(search) ? (
    <>
      <CategoriesOfMonth income={search.get("type") === "income"} />
      <RouteAnnouncer key="categories" title={msg`Where the money went`} />
    </>
  ) : (
    <>
      <TransactionsOfMonth />
      <RouteAnnouncer key="list" title={msg`Transactions`} />
    </>
  );
}

/** The transactions under what is left of this month. */
function TransactionsOfMonth() {
  const open = useOpenDialog();
  const phone = usePhone();
  return (
    <CategoryFieldContext value={categoryField}>
      <TransactionsPage
        today={useToday()}
        hero={<RemainingCard />}
        result={<RemainingLine />}
        viewSwitch={phone ? <CategoriesLink /> : <ViewSwitch view="list" />}
        onRecord={() => open("record")}
        onSummary={() => open("summary")}
        CategoryName={CategoryName}
        CategoryPicker={CategoryPicker}
        OrderedExport={OrderedExport}
      />
    </CategoryFieldContext>
  );
}

/** Where the money went, or came from, by category. */
function CategoriesOfMonth({ income }: { income: boolean }) {
  const open = useOpenDialog();
  const today = useToday();
  const record = () => open("record");
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={
          income ? <Trans>Where the money came from</Trans> : <Trans>Where the money went</Trans>
        }
        actions={
          <Button
            className="max-sm:hidden"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={record}
          >
            <Trans>Add Transaction</Trans>
          </Button>
        }
      />
      <ViewSwitch view="categories" />
      <Suspense fallback={<CategoriesSkeleton />}>
        <categoriesPart.Component today={today} onRecord={record} />
      </Suspense>
    </div>
  );
}

function CategoriesSkeleton() {
  return (
    <>
      <HeroCard className="sm:min-h-26 sm:py-4.5!">
        <HeroSkeleton />
      </HeroCard>
      <Skeleton className="h-120 rounded-xl" />
    </>
  );
}
