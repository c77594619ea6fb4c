import type { QueryClient } from "@tanstack/react-query";

import { api, payloadOf, type Row } from "@/api/client";
import { AppError } from "@/api/errors";
import { saveFile } from "@/browser/save-file";

import type { ExportFormat } from "../list/use-export";
import { type Filters, toQuery } from "../filters";

export type TransactionExport = Row<"/transactions/exports", "get">;

export const EXPORT_KEY = ["transaction-export"];

/** The name that the server gives to a file. */
function nameIn(headers: Headers): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get("Content-Disposition") ?? "")?.[1];
}

/** Saves the answer of a call that is a file. */
export function saveAnswer(
  { data, response }: { data?: Blob; response: Response },
  format: string,
): void {
  if (!data) throw new TypeError("A file that was made has content");
  saveFile(data, nameIn(response.headers) ?? `lumbung-transactions.${format}`);
}

function isTooLong(error: unknown): boolean {
  return error instanceof AppError && error.code === "export_too_long";
}

/** Saves everything that the filters meet as a file; very many rows are ordered instead. */
export async function saveExport(
  client: QueryClient,
  filters: Filters,
  format: ExportFormat,
): Promise<void> {
  const query = { ...toQuery(filters), format };
  try {
    saveAnswer(
      await api.GET("/transactions/export", { params: { query }, parseAs: "blob" }),
      format,
    );
  } catch (error) {
    if (!isTooLong(error)) throw error;
    await orderExport(client, filters, format);
  }
}

async function orderExport(
  client: QueryClient,
  filters: Filters,
  format: ExportFormat,
): Promise<void> {
  try {
    const body = { ...toQuery(filters), format, sort: filters.sort };
    const ordered = await api.POST("/transactions/exports", { body });
    client.setQueryData<TransactionExport | null>(EXPORT_KEY, payloadOf(ordered).datas[0] ?? null);
    // A file that was there before may be shown with an older state.
    await client.cancelQueries({ queryKey: EXPORT_KEY });
  } catch (error) {
    // Another tab may have ordered one, which is to be seen, or to be cancelled, here too.
    void client.invalidateQueries({ queryKey: EXPORT_KEY });
    throw error;
  }
}
