import { AppError } from "@/api/errors";

/** The object as it is now, when another device has changed it meanwhile; else null. */
export function getCurrentVersion<Thing>(error: unknown): Thing | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Thing | undefined) ?? null;
}

/** Whether what was to be changed is not there any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/** Whether the rows that the filters meet are not those that were shown. */
export function isCountMismatch(error: unknown): boolean {
  return error instanceof AppError && error.status === 412;
}
