import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import ArticlesPanel from "@/features/admin_content/ArticlesPanel";

import { answer, noConnection, serve } from "../support/server";
import { showScreen } from "../support/show-screen";
import { windowOfWidth } from "../ui/window";

test("without a connection the list says so at once and offers another try", async () => {
  windowOfWidth(1440);
  serve({ "GET /admin/articles": noConnection });
  const { person } = showScreen(<ArticlesPanel />, { at: "/content" });
  const again = await screen.findByRole("button", { name: "Try again" });
  serve({ "GET /admin/articles": () => answer({ datas: [], total: 0 }) });
  await person.click(again);
  expect(await screen.findByText("No articles yet")).toBeVisible();
});
