import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Segmented } from "@/ui/Segmented";

import { CategoriesWaiting } from "./CategoriesWaiting";
import { CategoryList } from "./CategoryList";
import { type Category, type CategoryBook, useCategoryBook } from "./use-categories";
import type { Wish } from "./wishes";

const CategoryDialog = lazy(
  () => import(/* webpackChunkName: "category-dialog" */ "./CategoryDialog"),
);
const MergeDialog = lazy(() => import(/* webpackChunkName: "merge-dialog" */ "./MergeDialog"));

type Type = Category["type"];

/** What the person records money under: their lists, in their order, to change as they like. */
export default function CategoriesPanel() {
  const { data: book, error, isFetching, refetch } = useCategoryBook();
  const failureText = useFailureText();
  if (book) return <Lists book={book} />;
  if (!error) return <CategoriesWaiting />;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}

/** Both lists side by side on wide windows, else one of them. */
function Lists({ book }: { book: CategoryBook }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Type>("expenses");
  const [wish, setWish] = useState<Wish | null>(null);
  const list = (type: Type, title: string) => (
    <CategoryList
      type={type}
      title={title}
      categories={book.datas.filter((category) => category.type === type)}
      onWish={setWish}
      className={shown === type ? undefined : "max-xl:hidden"}
    />
  );
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <p className="max-w-[62ch] text-ink-2">
        <Trans>
          Name them as you think of them, in the order you use them. What you recorded stays as it
          is.
        </Trans>
      </p>
      <Segmented
        block
        className="max-w-110 xl:hidden"
        label={t`Kind of categories`}
        value={shown}
        options={[
          { value: "expenses", label: t`Expenses` },
          { value: "income", label: t`Income` },
        ]}
        onChange={setShown}
      />
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-2">
        {list("expenses", t`Expenses`)}
        {list("income", t`Income`)}
      </div>
      {/* Each waits by itself: a dialog hidden while the other one comes would close both. */}
      <Suspense>
        {(wish?.do === "add" || wish?.do === "edit") && (
          <CategoryDialog book={book} wish={wish} onWish={setWish} onClose={() => setWish(null)} />
        )}
      </Suspense>
      <Suspense>
        {wish?.do === "merge" && (
          <MergeDialog book={book} id={wish.id} onClose={() => setWish(null)} />
        )}
      </Suspense>
    </div>
  );
}
