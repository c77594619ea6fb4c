import type { Page } from "@playwright/test";
import { choose, expectPlace, pick, press, turnTo, write } from "./support/keyboard";
import { asOperator } from "./support/operators";
import { API, mustBe, newPerson, register, signIn } from "./support/people";
import { phonePhoto } from "./support/pictures";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const answer = (page: Page, name: string) =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).last().getByRole("button", {
    name,
    exact: true,
  });
const text = (page: Page) => page.getByRole("textbox", { name: "Text" });
const saved = (page: Page) => page.getByRole("status").getByText(/^Saved/);
const head = (page: Page) => page.getByRole("heading", { name: "Edit article" });

/** Leaves the article to its readers of tomorrow, and takes it back. */
async function scheduleAndTakeOff(page: Page): Promise<void> {
  await press(page, page.getByRole("button", { name: /^Date published/ }));
  await press(page, answer(page, "Tomorrow"));
  await expect(page.getByRole("button", { name: /^Date published/ })).toBeFocused();
  await press(page, button(page, "Schedule"));
  await press(page, answer(page, "Schedule"));
  const off = button(page, "Unschedule");
  await expect(off).toBeVisible();
  await expectPlace(page);
  await press(page, off);
  await press(page, answer(page, "Unschedule"));
  await expect(off).toHaveCount(0);
  await expect(button(page, /^(Publish|Schedule)$/)).toBeVisible();
  await expectPlace(page);
}

async function bringCover(page: Page): Promise<void> {
  const asked = page.waitForEvent("filechooser");
  await press(page, button(page, "Add picture"));
  const buffer = await phonePhoto(page, 1600);
  await (await asked).setFiles({ name: "cover.jpg", mimeType: "image/jpeg", buffer });
  await expect(button(page, "Change picture")).toBeFocused();
}

async function publish(page: Page): Promise<void> {
  const begin = button(page, /^(Publish|Schedule)$/);
  if ((await begin.innerText()) === "Schedule") {
    await press(page, page.getByRole("button", { name: /^Date published/ }));
    await press(page, answer(page, "Any day"));
  }
  await press(page, button(page, "Publish"));
  await press(page, answer(page, "Publish"));
  await expect(page.getByText("Published. Readers can see it now.")).toBeVisible();
  await expect(head(page)).toBeFocused();
}

async function restoreFirst(page: Page): Promise<void> {
  await write(page, text(page), "Too hasty. ");
  await expect(saved(page)).toBeVisible();
  await choose(page, button(page, "More"), "Versions");
  await press(
    page,
    page
      .getByRole("dialog")
      .getByRole("button", { name: /Published/ })
      .first(),
  );
  await press(page, answer(page, "Restore this version"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(text(page)).toHaveValue(/^As it was first\.\n?$/);
  await expectPlace(page);
}

async function remove(page: Page, title: string): Promise<void> {
  await press(page, button(page, "Delete article"));
  await write(page, page.getByRole("dialog").getByRole("textbox"), title);
  await press(page, answer(page, "Delete article"));
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
  await expectPlace(page);
}

test("an article is scheduled, pictured, put back and deleted by the keyboard alone", async ({
  page,
}) => {
  const { token, person } = await asOperator(page, "Admin");
  const title = `Seven envelopes ${person.username}`;
  const headers = { Authorization: `Bearer ${token}` };
  const data = { kind: "tip", title, language: "en" };
  const begun = await page.request.post(`${API}/admin/articles`, { headers, data });
  const { payload } = (await (await mustBe(201, begun)).json()) as {
    payload: { datas: [{ id: string }] };
  };
  await page.goto(`/content?article=${payload.datas[0].id}`);
  await expect(head(page)).toBeFocused();
  await write(page, page.getByRole("textbox", { name: "Description" }), "By keys alone.");
  await write(page, text(page), "As it was first.");
  await expect(saved(page)).toBeVisible();
  await scheduleAndTakeOff(page);
  await bringCover(page);
  await publish(page);
  await restoreFirst(page);
  await remove(page, title);
});

test("a held comment is removed for a reason by the keyboard alone", async ({ page, request }) => {
  const author = newPerson("Bayu Pratama");
  await register(request, author);
  const headers = { Authorization: `Bearer ${await signIn(request, author)}` };
  const data = { text: `${author.username}: situs-buruk.com` };
  const said = await request.post(`${API}/articles/blog6/comments`, { headers, data });
  await mustBe(201, said);
  await asOperator(page, "Admin");
  await page.goto("/content");
  await turnTo(page, "Comments");
  await write(page, page.getByRole("searchbox", { name: "Search comments" }), author.username);
  const held = page.getByRole("list", { name: "Comments" }).getByRole("listitem");
  await expect(held).toHaveCount(1);
  await press(page, held.getByRole("button", { name: "Remove comment" }));
  await pick(page, page.getByRole("radio", { name: "It's a scam" }));
  await press(page, answer(page, "Remove comment"));
  await expect(page.getByText("No matching comments")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Comments", exact: true })).toBeFocused();
});
