import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import BlogPage from "@/features/articles/BlogPage";
import TipsPage from "@/features/articles/TipsPage";

import { serverThat, visit } from "../auth/visit";
import { card } from "./articles";

test("a failed list is asked for again, and its cards lead on and count what there is", async () => {
  const read = card("read", { views: 1234, comments: 3 });
  read.labels = { ...read.labels, views: "1,234 views", comments: "3 comments" };
  const datas = [read, card("unread")];
  serverThat({ "GET /articles": [{ status: 503 }, { payload: { datas, next_cursor: null } }] });
  const { person } = visit("/blog", <BlogPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Blog");
  expect(screen.getByText("Loading the articles")).toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent("couldn't load");
  await person.click(screen.getByRole("button", { name: "Try again" }));

  const link = await screen.findByRole("link", { name: "About read" });
  expect(link).toHaveAttribute("href", "/blog/read");
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  const [first, second] = screen.getAllByRole("article");
  expect(first).toHaveTextContent("November 1, 2026 · 4 min read");
  expect(first).toHaveTextContent("1,234 views3 comments");
  // Nobody is told that nobody was there.
  expect(second).not.toHaveTextContent(/0 views|0 comments/);
  expect(within(second as HTMLElement).getAllByRole("link")).toHaveLength(1);
});

test("an empty list says so, and an Indonesian one stays Indonesian", async () => {
  const tip = card("tip-id", { kind: "tip", path: "/financialtips/tip-id" });
  serverThat({ "GET /articles": [{ payload: { datas: [], next_cursor: null } }] });
  const { unmount } = visit("/financialtips", <TipsPage />);
  expect(await screen.findByText("Nothing to read yet.")).toBeVisible();
  unmount();
  serverThat({ "GET /articles": [{ payload: { datas: [tip], next_cursor: null } }] });
  visit("/id/financialtips", <TipsPage />, "id");
  expect(await screen.findByRole("link", { name: "About tip-id" })).toHaveAttribute(
    "href",
    "/id/financialtips/tip-id",
  );
  expect(screen.getByRole("article")).toHaveTextContent("3 weeks ago · 4 min read");
});
