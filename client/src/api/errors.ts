export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ErrorDetails {
  status: number;
  code: string;
  message: string;
  errors?: FieldErrors;
  requestId?: string;
  /** Seconds to wait before asking again. */
  retryAfter?: number;
  /** The current object where it was changed meanwhile. */
  datas?: readonly unknown[];
}

/** The server understood and said no; `message` is its sentence in the reader's language. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly datas: readonly unknown[];

  constructor(details: ErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.datas = details.datas ?? [];
  }
}

/** The server could not be reached, or something between answered in its place. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

/** Whether waiting and asking again may help: no connection, or a store out of reach. */
export function isTemporaryError(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof AppError && (error.status === 503 || error.status === 429);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function fieldErrors(value: unknown): FieldErrors {
  const fields: Record<string, string[]> = {};
  for (const [field, sentences] of Object.entries(record(value))) {
    if (Array.isArray(sentences)) fields[field] = sentences.map(String);
  }
  return fields;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Reads the error of an unsuccessful response; without our envelope it is a network error. */
export async function readError(response: Response): Promise<AppError | NetworkError> {
  const body: unknown = await response.json().catch(() => null);
  const payload = record(record(body).payload);
  const message = text(payload.message);
  if (message === undefined) return new NetworkError(`Status ${response.status} without a reason`);
  const wait = Number(response.headers.get("Retry-After"));
  return new AppError({
    status: response.status,
    code: text(payload.code) ?? "unknown",
    message,
    errors: fieldErrors(payload.errors),
    requestId: text(payload.request_id) ?? response.headers.get("X-Request-ID") ?? undefined,
    retryAfter: Number.isFinite(wait) && wait > 0 ? wait : undefined,
    datas: Array.isArray(payload.datas) ? payload.datas : undefined,
  });
}
