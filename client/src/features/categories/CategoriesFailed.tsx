import { Trans } from "@lingui/react/macro";

import { Button } from "@/ui/buttons/Button";

import type { useCategories } from "./queries";

/** What stands below a choice of categories that could not be loaded, with a way to try again. */
export function CategoriesFailed({ query }: { query: ReturnType<typeof useCategories> }) {
  const { data, isError, isFetching, refetch } = query;
  if (!isError || data) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
      <span>
        <Trans>We couldn't load the categories.</Trans>
      </span>
      <Button variant="ghost" busy={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
