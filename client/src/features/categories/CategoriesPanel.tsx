import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { lazyComponent } from "@/lib/lazy-component";
import { rulesPath } from "@/lib/paths";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Segmented } from "@/ui/fields/Segmented";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { CategoryList } from "./CategoryList";
import { useCategoryBook } from "./queries";
import type { Category, CategoryBook, CategoryDialogRequest } from "./types";

const CategoryDialog = lazyComponent(
  () => import(/* webpackChunkName: "category-dialog" */ "./CategoryDialog"),
);
const MergeDialog = lazyComponent(
  () => import(/* webpackChunkName: "merge-dialog" */ "./MergeDialog"),
);

const ROWS = ["w-36", "w-28", "w-40", "w-24", "w-32", "w-44", "w-28"];

type Type = Category["type"];

/** What the person records money under: their lists, in their order, to change as they like. */
export default function CategoriesPanel() {
  const { data: book, error, isFetching, refetch } = useCategoryBook();
  const failureText = useFailureText();
  if (book) return <LoadedLists book={book} />;
  if (!error) return <CategoriesSkeleton />;
  return (
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}

/** Both lists side by side on wide windows, else one of them. */
function LoadedLists({ book }: { book: CategoryBook }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Type>("expenses");
  const [request, setRequest] = useState<CategoryDialogRequest | null>(null);
  const list = (type: Type, title: string) => (
    <CategoryList
      type={type}
      title={title}
      categories={book.datas.filter((category) => category.type === type)}
      onRequest={setRequest}
      className={shown === type ? undefined : "max-xl:hidden"}
    />
  );
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <p className="max-w-[62ch] text-ink-2">
        <Trans>Rename, reorder or hide categories. Your records stay as they are.</Trans>{" "}
        <Link to={rulesPath()} className="link">
          <Trans>Rules for imports</Trans>
        </Link>
      </p>
      <Segmented
        block
        className="max-w-110 xl:hidden"
        label={t`Category type`}
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
        {(request?.do === "add" || request?.do === "edit") && (
          <CategoryDialog
            book={book}
            request={request}
            onRequest={setRequest}
            onClose={() => setRequest(null)}
          />
        )}
      </Suspense>
      <Suspense>
        {request?.do === "merge" && (
          <MergeDialog book={book} id={request.id} onClose={() => setRequest(null)} />
        )}
      </Suspense>
    </div>
  );
}

/** The skeleton of both lists. */
function CategoriesSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your categories`}>
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-2">
        {["expenses", "income"].map((type) => (
          <Card key={type} className={type === "income" ? "max-xl:hidden" : undefined}>
            <Skeleton className="mb-5 h-6 w-32" />
            {ROWS.map((width, index) => (
              <div key={width + String(index)} className="flex min-h-16 items-center gap-3.5">
                <Skeleton className="size-11 shrink-0 rounded-control" />
                <Skeleton className={`h-5 ${width}`} />
              </div>
            ))}
          </Card>
        ))}
      </div>
    </Loading>
  );
}
