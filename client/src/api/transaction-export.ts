import type { QueryClient } from "@tanstack/react-query";

import { saveFile } from "@/browser/save-file";

import { api, payloadOf, type Row } from "./client";
import { AppError } from "./errors";
import type { paths } from "./schema";

type ExportCall = NonNullable<paths["/transactions/export"]["get"]["parameters"]["query"]>;

export type ExportFormat = ExportCall["format"];

/** Which transactions a file holds, as the server names it. */
export type ExportQuery = Omit<ExportCall, "format">;

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

/** Saves everything that the query meets as a file; very many rows are ordered instead. */
export async function saveExport(
  client: QueryClient,
  query: ExportQuery,
  format: ExportFormat,
): Promise<void> {
  try {
    saveAnswer(
      await api.GET("/transactions/export", {
        params: { query: { ...query, format } },
        parseAs: "blob",
      }),
      format,
    );
  } catch (error) {
    if (!isTooLong(error)) throw error;
    await orderExport(client, query, format);
  }
}

async function orderExport(
  client: QueryClient,
  query: ExportQuery,
  format: ExportFormat,
): Promise<void> {
  try {
    const { category = "all", sort = "-date" } = query;
    const body = { ...query, category, sort, format };
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
