import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Suspense } from "react";

import { ViewSwitch } from "@/features/transactions/ViewSwitch";
import { Button } from "@/ui/buttons/Button";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";
import { PageHeader } from "@/ui/layout/PageHeader";

import { lazyPart } from "../../../lazy-screen";
import { RouteAnnouncer } from "../../../RouteAnnouncer";
import { useToday } from "../../state/use-today";
import { wordsOf } from "../../words";

const categoriesPart = lazyPart<{ today: string; onRecord: () => void }>({
  load: async () => {
    const part = await import(
      /* webpackChunkName: "categories-view" */ "@/features/transactions/categories/CategoriesPage"
    );
    return { default: part.CategoriesPage };
  },
  words: [wordsOf("transactions/categories")],
});

/** Where the money went, or came from, by category. */
export function CategoriesView({ income }: { income: boolean }) {
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
      <Suspense
        fallback={
          <>
            <HeroCardSkeleton compact />
            <Skeleton className="h-120 rounded-xl" />
          </>
        }
      >
        <categoriesPart.Component today={today} onRecord={record} />
      </Suspense>
      <RouteAnnouncer title={income ? msg`Where the money came from` : msg`Where the money went`} />
    </div>
  );
}
