import type { APIRequestContext } from "@playwright/test";
import { API, mustBe } from "./people";

/** Adds an e-wallet; its id comes back. */
export async function addWallet(
  request: APIRequestContext,
  token: string,
  name: string,
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { kind: "ewallet", name };
  const answer = await mustBe(201, await request.post(`${API}/wallets`, { headers, data }));
  const { payload } = (await answer.json()) as { payload: { datas: { id: string }[] } };
  return payload.datas[0]?.id ?? "";
}

/** The id of the first wallet of whoever has this token. */
export async function firstWallet(request: APIRequestContext, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await mustBe(200, await request.get(`${API}/wallets`, { headers }));
  const { payload } = (await answer.json()) as { payload: { datas: { id: string }[] } };
  const [wallet] = payload.datas;
  if (!wallet) throw new Error("Everybody has a wallet");
  return wallet.id;
}
