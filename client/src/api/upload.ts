import { readError, NetworkError } from "./errors";
import { session } from "./session";
import { API_PREFIX, pageLanguage } from "./transport";

interface Sending {
  path: string;
  body: FormData;
  headers: Record<string, string | undefined>;
  onPart: (part: number) => void;
}

/** Sends once and answers whatever the server says; only here it is known how far it has come. */
function sendOnce({ path, body, headers, onPart }: Sending, token: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", API_PREFIX + path);
    const all = { ...headers, Authorization: `Bearer ${token}`, "Accept-Language": pageLanguage() };
    for (const [name, value] of Object.entries(all)) {
      if (value !== undefined) request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new NetworkError("The server could not be reached"));
    request.onload = () => {
      const wait = request.getResponseHeader("Retry-After");
      const told = new Headers(wait === null ? [] : [["Retry-After", wait]]);
      resolve(new Response(request.responseText, { status: request.status, headers: told }));
    };
    request.send(body);
  });
}

/**
 * Puts files there, with a token as every call, and tells how far that has come, from 0 to 1.
 * What is no success is thrown as in `client.ts`.
 */
export async function upload<Payload>(
  path: string,
  files: Record<string, File>,
  headers: Record<string, string | undefined>,
  onPart: (part: number) => void,
): Promise<Payload> {
  const body = new FormData();
  for (const [field, file] of Object.entries(files)) body.set(field, file);
  const sending = { path, body, headers, onPart };
  const token = (await session.token()) ?? "";
  let response = await sendOnce(sending, token);
  if (response.status === 401) {
    const renewed = await session.tokenAfter(token);
    if (renewed) response = await sendOnce(sending, renewed);
  }
  if (!response.ok) throw await readError(response);
  session.used();
  return ((await response.json()) as { payload: Payload }).payload;
}
