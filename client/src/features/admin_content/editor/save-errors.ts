import { AppError } from "@/api/errors";

import type { WorkingCopy } from "../types";

/** Whether there is no such article any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/** The current article of a 412 response, after a concurrent edit; null for other errors. */
export function conflictingArticle(error: unknown): WorkingCopy | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as WorkingCopy | undefined) ?? null;
}
