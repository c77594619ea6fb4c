import { AppError } from "@/api/errors";

/** The current version of the object when another device changed it, else null. */
export function getCurrentVersion<Thing>(error: unknown): Thing | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Thing | undefined) ?? null;
}

/** Whether the object no longer exists. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/** Whether the number of matching rows differs from the one shown. */
export function isCountMismatch(error: unknown): boolean {
  return error instanceof AppError && error.status === 412;
}
