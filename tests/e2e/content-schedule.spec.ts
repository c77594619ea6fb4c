import { asOperator } from "./support/operators";
import { API, mustBe } from "./support/people";
import { expect, test } from "./support/test";

test("what takes an article off its schedule leaves the focus in its card", async ({ page }) => {
  const { token } = await asOperator(page, "Admin");
  const headers = { Authorization: `Bearer ${token}` };
  const data = { kind: "tip", title: `Later ${String(Date.now())}`, language: "en" };
  const begun = await page.request.post(`${API}/admin/articles`, { headers, data });
  const { payload } = (await (await mustBe(201, begun)).json()) as {
    payload: { datas: [{ id: string; texts: Record<"en" | "id", object> }] };
  };
  const [{ id, texts }] = payload.datas;
  const address = `${API}/admin/articles/${id}`;
  const en = { ...texts.en, description: "Not yet.", body: "Wait for it." };
  const written = { topics: [], texts: { ...texts, en } };
  await mustBe(200, await page.request.put(address, { headers, data: written }));
  const at = { at: new Date(Date.now() + 86_400_000).toISOString() };
  await mustBe(200, await page.request.post(`${address}/publish`, { headers, data: at }));
  await page.goto(`/content?article=${id}`);
  const take = page.getByRole("main").getByRole("button", { name: "Unschedule" });
  const question = page.getByRole("alertdialog");
  await take.press("Enter");
  await question.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(question).toHaveCount(0);
  await expect(take).toBeFocused();
  await take.press("Enter");
  await question.getByRole("button", { name: "Unschedule" }).press("Enter");
  await expect(take).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Publishing" })).toBeFocused();
});
