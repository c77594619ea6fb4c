import { OrderedExport } from "@/features/transactions/exports/OrderedExport";
import type { LoadWords } from "@/i18n/catalogues";

import { catalogues } from "../../words";

const words: LoadWords = (language) =>
  import(
    /* webpackChunkName: "words-ordered-export-[request]" */
    `../../../features/transactions/exports/locales/${language}.po`
  );

/** The card of an ordered file, once its words are there. */
export async function loadOrderedExport() {
  await catalogues.add(words);
  return { default: OrderedExport };
}
