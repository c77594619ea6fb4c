import type { APIRequestContext } from "@playwright/test";
import { API, mustBe } from "./people";

/** The id of the first wallet of whoever has this token. */
export async function firstWallet(request: APIRequestContext, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await mustBe(200, await request.get(`${API}/wallets`, { headers }));
  const { payload } = (await answer.json()) as { payload: { datas: { id: string }[] } };
  const [wallet] = payload.datas;
  if (!wallet) throw new Error("Everybody has a wallet");
  return wallet.id;
}
