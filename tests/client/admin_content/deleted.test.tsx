import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { session } from "@/api/session";
import ArticleEditor from "@/features/admin_content/editor/ArticleEditor";
import { findDraft } from "@/features/admin_content/editor/draft-storage";

import { answer, refusal, serve } from "../support/server";
import { currentAddress, showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";
import { DRAFT, EMPTY } from "./article";

const ARTICLE = {
  ...DRAFT,
  kind: "tip",
  path: "/financialtips/thr",
  texts: { en: { ...EMPTY, title: "THR" }, id: EMPTY },
};
const MISSING = () => refusal(404, { code: "not_found" });

beforeEach(async () => {
  windowOfWidth(1440);
  localStorage.clear();
  serve({});
  await session.goOn();
});

test("what was written of an article that somebody deleted becomes another one", async () => {
  const others = { "GET /users": () => answer({ datas: [{ timezone: "Asia/Jakarta" }] }) };
  serve({
    ...others,
    "GET /admin/articles/a1": () => answer({ datas: [ARTICLE] }),
    "PUT /admin/articles/a1": MISSING,
  });
  const writing = showScreen(<ArticleEditor id="a1" />, { at: "/content?article=a1" });
  const [text] = await screen.findAllByRole("textbox", { name: "Text" });
  if (!text) throw new Error("There is no field for the text");
  await writing.person.type(text, "Half for the barn.");
  const told = await screen.findByText(/^Another operator deleted/, {}, { timeout: 5000 });
  expect(told.closest("[role=alert]")).toBeVisible();
  for (const name of ["Publish", "More", "Delete article"]) {
    expect(screen.getByRole("button", { name })).toBeDisabled();
  }
  expect(text).toHaveFocus();
  await writing.person.type(text, " Half for now.");
  writing.unmount();

  const begun = { ...ARTICLE, id: "a2" };
  const calls = serve({
    ...others,
    "GET /admin/articles/a1": MISSING,
    "POST /admin/articles": () => answer({ datas: [begun] }, 201),
    "PUT /admin/articles/a2": () => answer({ datas: [begun] }),
  });
  const { person } = showScreen(<ArticleEditor id="a1" />, { at: "/content?article=a1" });
  await person.click(await screen.findByRole("button", { name: "Copy the text" }));
  const whole = "Half for the barn. Half for now.";
  expect(await navigator.clipboard.readText()).toBe(`# THR\n\n${whole}`);
  await person.click(screen.getByRole("button", { name: "Save as a new article" }));
  await waitFor(() => expect(currentAddress()).toBe("/content?article=a2"));
  const sent = calls.filter(({ method }) => method === "POST" || method === "PUT");
  expect(sent.map(({ body }) => body)).toMatchObject([
    { kind: "tip", title: "THR", language: "en" },
    { texts: { en: { title: "THR", body: whole } } },
  ]);
  expect(findDraft("01", "a1")).toBeNull();
});
