import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";

import type { Parts, ParsedText } from "../sentence/parsed-text";
import { DEFAULT_CATEGORIES, type DefaultCategories, type RecordValues } from "./record-form";

/** What a sentence fills in. */
const FILLED = [
  ...(["type", "amount", "category_id", "wallet_id"] as const),
  ...(["to_wallet_id", "fee", "detail", "date"] as const),
];

/** What the form holds for these parts; what a sentence doesn't tell is as it was before. */
function toValues(parts: Parts, before: RecordValues, first: DefaultCategories): RecordValues {
  const type = parts.type ?? before.type;
  const usual = type === before.type || type === "transfer" ? before.category_id : first[type];
  return { ...before, category_id: usual, ...parts, type };
}

/**
 * Fills the form with what a text says, and takes back what it no longer says. A field that the
 * person has changed meanwhile stays.
 */
export function useSentenceFill(
  { getValues, setValue, clearErrors }: UseFormReturn<RecordValues>,
  first: DefaultCategories = DEFAULT_CATEGORIES,
) {
  const before = useRef<RecordValues>(null);
  const written = useRef<Partial<RecordValues>>({});
  return ({ parts }: Pick<ParsedText, "parts">): void => {
    before.current ??= { ...getValues() };
    const wanted = toValues(parts, before.current, first);
    for (const field of FILLED) {
      const now = getValues(field);
      const isOwn = field in written.current && written.current[field] !== now;
      if (isOwn || now === wanted[field]) continue;
      written.current = { ...written.current, [field]: wanted[field] };
      setValue(field, wanted[field], { shouldDirty: true });
    }
    clearErrors();
  };
}
