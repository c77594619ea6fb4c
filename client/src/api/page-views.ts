import type { components } from "./schema";
import { session } from "./session";
import { API_PREFIX, BACKGROUND_HEADER, send } from "./transport";

type PageView = components["schemas"]["View"];

/**
 * Tells the server that a page was shown, without cookies and without a word of who saw it; only
 * the signed-in pages show their token, as with every other call. It goes out although the page
 * is left meanwhile.
 */
export async function sendPageView(view: PageView, signedIn: boolean): Promise<void> {
  const headers = new Headers({ "Content-Type": "application/json", [BACKGROUND_HEADER]: "1" });
  const token = signedIn && (await session.token({ background: true }));
  if (token) headers.set("Authorization", `Bearer ${token}`);
  await send(
    new Request(new URL(`${API_PREFIX}/views`, window.location.origin), {
      method: "POST",
      body: JSON.stringify(view),
      headers,
      credentials: "omit",
      keepalive: true,
    }),
  );
}
