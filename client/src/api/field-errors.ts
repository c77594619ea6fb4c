import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

import { AppError } from "./errors";

/**
 * Puts what the server said about each field at that field of the form and moves to the
 * first; `fields` names the form's fields in the order in which they are shown. Returns true when
 * nothing is left to say elsewhere.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): boolean {
  if (!(error instanceof AppError)) return false;
  const known = fields.filter((field) => (error.errors[field]?.length ?? 0) > 0);
  for (const [position, field] of known.entries()) {
    const message = error.errors[field]?.join(" ");
    setError(field, { type: "server", message }, { shouldFocus: position === 0 });
  }
  return known.length > 0 && known.length === Object.keys(error.errors).length;
}
