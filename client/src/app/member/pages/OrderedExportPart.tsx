import { lazy, Suspense } from "react";

import type { ExportQuery } from "@/api/transaction-export";
import type { LoadWords } from "@/i18n/catalogues";

import { catalogues } from "../../words";

const words: LoadWords = (language) =>
  import(
    /* webpackChunkName: "words-ordered-export-[request]" */
    `../../../features/transactions/exports/locales/${language}.po`
  );

const Ordered = lazy(async () => {
  const [{ OrderedExport }] = await Promise.all([
    import(
      /* webpackChunkName: "ordered-export" */ "@/features/transactions/exports/OrderedExport"
    ),
    catalogues.add(words),
  ]);
  return { default: OrderedExport };
});

/** What only follows long exports, with words of its own; the list comes first. */
export function OrderedExportPart({ query }: { query: ExportQuery }) {
  return (
    <Suspense>
      <Ordered query={query} />
    </Suspense>
  );
}
