/** The calls of the worker that shows what is pushed; it shares nothing with the pages. */

const API = "/api/v1";

async function send(path: string, method: string, token?: string, body?: object) {
  const headers = new Headers({ "Content-Type": "application/json", "X-Background": "1" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(API + path, { method, headers, body: body && JSON.stringify(body) });
  return answer.ok ? ((await answer.json()) as { accessToken?: string }) : null;
}

/** Tells the server that the browser has a new subscription, while somebody is signed in. */
export async function replaceSubscription(
  old: string | undefined,
  next: PushSubscription,
): Promise<void> {
  const token = (await send("/token", "GET"))?.accessToken;
  if (!token) return;
  const { endpoint, keys } = next.toJSON();
  await send("/push-subscriptions", "POST", token, { endpoint, keys });
  if (old && old !== endpoint)
    await send("/push-subscriptions", "DELETE", token, { endpoint: old });
}
