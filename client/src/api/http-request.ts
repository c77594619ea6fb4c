import { API_PREFIX } from "./transport";

type Values = Record<string, unknown>;

/** What a call says: the fields of its path, query and header, its body, and how it is sent. */
export interface Call extends Omit<RequestInit, "body"> {
  params?: { path?: Values; query?: Values; header?: Values };
  body?: unknown;
  /** Makes the form of a call that sends a file. */
  bodySerializer?: (body: unknown) => FormData;
  parseAs?: "json" | "blob";
}

/** The pairs that have a value; a list stands for one pair each. */
function pairsOf(values: Values = {}): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
}

/** Path and query of a call, below the prefix of the API. */
export function addressOf(path: string, { params = {} }: Pick<Call, "params">): string {
  const filled = path.replace(/\{(\w+)\}/g, (_field, name: string) =>
    encodeURIComponent(String(params.path?.[name])),
  );
  const query = pairsOf(params.query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** The request of a call: path as the OpenAPI document writes it, such as '/goals/{id}'. */
export function createRequest(method: string, path: string, call: Call): Request {
  const { params = {}, body, bodySerializer, ...init } = call;
  const url = new URL(`${API_PREFIX}${addressOf(path, call)}`, window.location.origin);
  const headers = new Headers(init.headers);
  for (const [name, value] of pairsOf(params.header)) headers.set(name, value);
  if (body === undefined) return new Request(url, { ...init, method, headers });
  if (bodySerializer) {
    return new Request(url, { ...init, method, headers, body: bodySerializer(body) });
  }
  headers.set("Content-Type", "application/json");
  return new Request(url, { ...init, method, headers, body: JSON.stringify(body) });
}

/** What a successful response holds; undefined when it has no body. */
export async function readBody(response: Response, parseAs: Call["parseAs"]): Promise<unknown> {
  if (!response.ok) return undefined;
  if (parseAs === "blob") return await response.blob();
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}
