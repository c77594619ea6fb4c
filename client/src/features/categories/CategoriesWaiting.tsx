import { useLingui } from "@lingui/react/macro";

import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

const ROWS = ["w-36", "w-28", "w-40", "w-24", "w-32", "w-44", "w-28"];

/** The shapes of both lists. */
export function CategoriesWaiting() {
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
